/** The first names and how many more there are. */
export function shortList(names: readonly string[], limit = 12): string {
  const rest = names.length - limit;
  return rest > 1 ? `${names.slice(0, limit).join(", ")} and ${rest} more` : names.join(", ");
}
