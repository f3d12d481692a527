/** Whether a text is an origin as browsers write it, such as `https://www.example.com`. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text;
}
