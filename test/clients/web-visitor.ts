import { sessionCookie } from '#members/access/cookie.ts'
import type { House } from '../harness/harness.ts'

type Headers = Record<string, string>

/** A browser with cookies and forms. It follows no redirects. */
export function webVisitor({ server, kith }: House) {
  const jar = new Map<string, { value: string; path: string }>()
  const name = kith.config.baseUrl.startsWith('https:') ? '__Host-kith' : 'kith'

  async function send(method: 'GET' | 'POST', url: string, headers: Headers, payload?: string) {
    const cookie = cookiesFor(url.split('?')[0] ?? '')
    const answer = await server.inject({ method, url, headers: { ...(cookie && { cookie }), ...headers }, payload })
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) keep(each)
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, to: answer.headers.location }
  }

  function cookiesFor(at: string) {
    const sent = [...jar].filter(([, { path }]) => path === '/' || at === path || at.startsWith(`${path}/`))
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    const path = /; *path=([^;]*)/i.exec(cookie)?.[1] ?? '/'
    if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name)
    else jar.set(name, { value, path })
  }

  return {
    get: (url: string, headers: Headers = {}) => send('GET', url, headers),
    post: (url: string, fields: Headers, headers: Headers = { 'sec-fetch-site': 'same-origin' }) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return send('POST', url, { ...type, ...headers }, new URLSearchParams(fields).toString())
    },
    session: () => jar.get(name)?.value,
    /** Sets the session cookie. */
    hold: (token: string) => keep(sessionCookie(token, kith.config)),
    /** Removes the session cookie. */
    drop: () => void jar.delete(name),
    cookies: () => [...jar].map(([name, { value, path }]) => ({ name, value, path })),
  }
}

/** A signed-in browser. */
export function signedIn(house: House, { token }: { token: string }) {
  const visitor = webVisitor(house)
  visitor.hold(token)
  return visitor
}
