const usual = '/settings'
const mostCharacters = 4000

/** Where to after signing in: a path of this service and nothing else, however it is dressed up. */
export function wayOn(next: unknown) {
  if (typeof next !== 'string' || next.length > mostCharacters || !isPath.test(next)) return usual
  // What remains once the dots are gone must not name another host either.
  const url = URL.parse(next, here)
  return url?.origin === here && isPath.test(url.pathname) ? next : usual
}

/** The page to sign in at, which then leads back. */
export const signInFor = (path: string) => `/sign-in?next=${encodeURIComponent(path)}`

/** One slash, and no second in any of its forms; visible characters of ASCII, as a browser writes an address. */
const isPath = /^\/(?!\/|%2f|%5c)(?!.*\\)[\x21-\x7e]*$/i
const here = 'http://kith.invalid'
