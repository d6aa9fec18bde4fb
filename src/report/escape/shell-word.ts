/** One word of a POSIX shell, in single quotes where it needs any: nothing inside is expanded (O09). */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", "'\\''")}'`;
}
