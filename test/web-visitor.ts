import type { House } from './harness.ts'

type Headers = Record<string, string>

/** Somebody with a browser: keeps the cookie it is given, and sends forms as browsers do. Follows no redirect. */
export function webVisitor({ server, kith }: House, cookies: Headers = {}) {
  const jar = new Map(Object.entries(cookies))
  const name = kith.config.baseUrl.startsWith('https:') ? '__Host-kith' : 'kith'

  async function send(method: 'GET' | 'POST', url: string, headers: Headers, payload?: string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await server.inject({ method, url, headers: { ...(cookie && { cookie }), ...headers }, payload })
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, to: answer.headers.location }
  }

  return {
    get: (url: string, headers: Headers = {}) => send('GET', url, headers),
    post: (url: string, fields: Headers, headers: Headers = { 'sec-fetch-site': 'same-origin' }) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return send('POST', url, { ...type, ...headers }, new URLSearchParams(fields).toString())
    },
    session: () => jar.get(name),
    /** As if the browser had been signed in with this session all along. */
    hold: (token: string) => void jar.set(name, token),
  }
}
