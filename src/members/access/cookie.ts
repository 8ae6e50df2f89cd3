import type { Config } from '#platform/config/config.ts'
import { isSecure } from '#platform/config/hosts.ts'
import { sessionLifetime } from './tokens.ts'

type Place = Pick<Config, 'baseUrl'>

/** Nothing else is a sign-in: a personal token in the cookie opens no page. */
const isSession = /^kith_ses_\w+$/

/** The session of a browser, for pages alone: no operation of the API is let in by a cookie. */
export function readSessionCookie(cookies: string | undefined, place: Place) {
  const name = `${nameAt(place)}=`
  const found = cookies?.split(/; */).find((each) => each.startsWith(name))
  const token = found?.slice(name.length) ?? ''
  return isSession.test(token) ? token : undefined
}

export function sessionCookie(token: string, place: Place) {
  return `${nameAt(place)}=${token}; Max-Age=${sessionLifetime.total('seconds')}; ${attributes(place)}`
}

export function clearedCookie(place: Place) {
  return `${nameAt(place)}=; Max-Age=0; ${attributes(place)}`
}

/** Until the browser is closed, and about nobody: it shows whether cookies are kept at all. */
export const trialCookie = (place: Place) => `${nameAt(place)}-trial=1; ${attributes(place)}`
export const hasTrial = (cookies: string | undefined, place: Place) =>
  (cookies?.split(/; */) ?? []).includes(`${nameAt(place)}-trial=1`)

/** With TLS, a name that browsers take from this very host alone. */
const nameAt = (place: Place) => (isSecure(place) ? '__Host-kith' : 'kith')
const attributes = (place: Place) => `Path=/; HttpOnly; SameSite=Lax${isSecure(place) ? '; Secure' : ''}`
