/** How long a browser remembers a choice, in seconds. */
const memory = 400 * 24 * 3600;

/** What this person chose here the last time, if they did. @param name of the cookie */
export function rememberedChoice(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];
}

/** Keeps a choice in a cookie, so that the server knows it too. */
export function rememberChoice(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${memory}${secure}`;
}
