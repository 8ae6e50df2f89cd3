import { randomBytes } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'
import { isSecure } from '#platform/config/hosts.ts'
import { sessionLifetime } from '../sessions/sessions.ts'

type Site = Pick<Config, 'baseUrl'>

/** As long as browsers keep a cookie. */
const deviceLifetime = Temporal.Duration.from({ hours: 24 * 400 })
const isDevice = /^[\w-]{43}$/

/** Only a session works in the cookie: a personal token opens no page. */
const isSession = /^kith_ses_\w+$/

/** The session of a browser. Only pages read it: the API accepts no cookie. */
export function readSessionCookie(cookies: string | undefined, site: Site) {
  const token = readCookie(cookies, nameAt(site))
  return isSession.test(token) ? token : undefined
}

function readCookie(cookies: string | undefined, name: string) {
  const found = cookies?.split(/; */).find((each) => each.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? ''
}

export function sessionCookie(token: string, site: Site) {
  return `${nameAt(site)}=${token}; Max-Age=${sessionLifetime.total('seconds')}; ${attributes(site)}`
}

export function clearedCookie(site: Site) {
  return `${nameAt(site)}=; Max-Age=0; ${attributes(site)}`
}

/** The secret of a browser that has signed in before: its attempts are counted separately from strangers'. */
export function readDeviceCookie(cookies: string | undefined, site: Site) {
  const device = readCookie(cookies, `${nameAt(site)}-device`)
  return isDevice.test(device) ? device : undefined
}

export const mintDeviceSecret = () => randomBytes(32).toString('base64url')

/** It outlasts the session, and gives no access. */
export function deviceCookie(device: string, site: Site) {
  return `${nameAt(site)}-device=${device}; Max-Age=${deviceLifetime.total('seconds')}; ${attributes(site)}`
}

/** A session cookie without content: shows whether the browser keeps cookies. */
export const testCookie = (site: Site) => `${nameAt(site)}-trial=1; ${attributes(site)}`
export const hasTestCookie = (cookies: string | undefined, site: Site) =>
  (cookies?.split(/; */) ?? []).includes(`${nameAt(site)}-trial=1`)

/** With TLS, a name that browsers accept only from this host. */
const nameAt = (site: Site) => (isSecure(site) ? '__Host-kith' : 'kith')
const attributes = (site: Site) => `Path=/; HttpOnly; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`
