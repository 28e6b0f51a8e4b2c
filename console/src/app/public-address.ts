const PAGES = { login: 'signIn', logout: 'signOut', passwordforgotten: 'forgottenPassword' } as const;

/** A page that needs no session. */
export type PublicPage = (typeof PAGES)[keyof typeof PAGES];

/** The page before the sign-in at this path; undefined where somebody must be signed in. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const [name = '', ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  return rest.length === 0 && Object.hasOwn(PAGES, name) ? PAGES[name as keyof typeof PAGES] : undefined;
}

/** Where to sign in, to come back to this address. */
export function signInAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const from = `${pathname}${search}`;
  return from === '/' ? '/login' : `/login?from=${encodeURIComponent(from)}`;
}
