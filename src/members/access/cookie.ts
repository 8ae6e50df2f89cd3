import type { Config } from '#platform/config/config.ts'
import { isSecure } from '#platform/config/hosts.ts'
import { sessionLifetime } from '../sessions/lifetime.ts'

type Site = Pick<Config, 'baseUrl'>

/** Only a session works in the cookie: a personal token opens no page. */
const isSession = /^kith_ses_\w+$/

/** The session of a browser. Only pages read it: the API accepts no cookie. */
export function readSessionCookie(cookies: string | undefined, site: Site) {
  const name = `${nameAt(site)}=`
  const found = cookies?.split(/; */).find((each) => each.startsWith(name))
  const token = found?.slice(name.length) ?? ''
  return isSession.test(token) ? token : undefined
}

export function sessionCookie(token: string, site: Site) {
  return `${nameAt(site)}=${token}; Max-Age=${sessionLifetime.total('seconds')}; ${attributes(site)}`
}

export function clearedCookie(site: Site) {
  return `${nameAt(site)}=; Max-Age=0; ${attributes(site)}`
}

/** A session cookie without content: shows whether the browser keeps cookies. */
export const testCookie = (site: Site) => `${nameAt(site)}-trial=1; ${attributes(site)}`
export const hasTestCookie = (cookies: string | undefined, site: Site) =>
  (cookies?.split(/; */) ?? []).includes(`${nameAt(site)}-trial=1`)

/** With TLS, a name that browsers accept only from this host. */
const nameAt = (site: Site) => (isSecure(site) ? '__Host-kith' : 'kith')
const attributes = (site: Site) => `Path=/; HttpOnly; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`
