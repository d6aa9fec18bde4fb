/** Adds a violation of HTTP to a list on which each occurs once. */
export function note(violations: string[], id: string): void {
  if (!violations.includes(id)) violations.push(id);
}
