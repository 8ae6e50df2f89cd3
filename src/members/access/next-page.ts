const defaultPath = '/today'
const maxLength = 4000

/** Where to go after signing in: the path if it leads to a page of this service, else Today. */
export function safeNextPath(next: unknown) {
  if (typeof next !== 'string' || next.length > maxLength || !isPath.test(next)) return defaultPath
  // Resolving dots must not produce another host either.
  const url = URL.parse(next, here)
  return url?.origin === here && isPath.test(url.pathname) ? next : defaultPath
}

/** The sign-in page, which then leads back to `path`. */
export const signInPath = (path: string) => `/sign-in?next=${encodeURIComponent(path)}`

/** The next path, if it may be in an e-mail: no secret such as an invite's token, and no text written by whoever asked for the e-mail. */
export function nextPathForEmail(next: unknown) {
  const path = safeNextPath(next)
  return /^\/(oauth\/consent|settings)\/[\w-]+$/.test(path) ? path : null
}

/** The query of a link that leads on to `next`. */
export const nextQuery = (next: string | null) => (next === null ? '' : `?next=${encodeURIComponent(next)}`)

/** Starts with one slash, with no second in any of its forms; visible ASCII only, as browsers write addresses. */
const isPath = /^\/(?!\/|%2f|%5c)(?!.*\\)[\x21-\x7e]*$/i
const here = 'http://kith.invalid'
