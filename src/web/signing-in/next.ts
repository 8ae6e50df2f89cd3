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

/** What of it a letter's link carries: nothing that is a secret, as an invite is, and no words of whoever asked for the letter. */
export function worthCarrying(next: unknown) {
  const way = wayOn(next)
  return /^\/(oauth\/consent|settings)\/[\w-]+$/.test(way) ? way : null
}

/** The end of such a link. */
export const carriedOn = (next: string | null) => (next === null ? '' : `?next=${encodeURIComponent(next)}`)

/** One slash, and no second in any of its forms; visible characters of ASCII, as a browser writes an address. */
const isPath = /^\/(?!\/|%2f|%5c)(?!.*\\)[\x21-\x7e]*$/i
const here = 'http://kith.invalid'
