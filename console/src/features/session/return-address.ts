/** Where to go after sign-in; only within the console, never to an address that somebody put into a link. */
export function returnAddress(from: string | null): string {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from)) return '/';
  return /^\/(login|logout|passwordForgotten)\b/.test(from) ? '/' : from;
}
