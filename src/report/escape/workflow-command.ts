/** A line that GitHub Actions obeys, such as an annotation. Neither part can end the line or start another command (O02). */
export function workflowCommand(
  name: "error" | "warning" | "notice",
  properties: Readonly<Record<string, string>>,
  message: string,
): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
  return `::${name} ${written.join(",")}::${data(message)}\n`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
