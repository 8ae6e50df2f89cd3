import type { House, Someone } from '../../harness/harness.ts'

type Sent = { fields?: Record<string, string>; headers?: Record<string, string>; parts?: string }
export type Answer = { status: number; text: string; headers: Headers }

/** A browser on which somebody is signed in, or nobody. It follows no redirects. */
export function browserOf(house: House, someone?: Pick<Someone, 'token'>) {
  const request = async (path: string, init: RequestInit, { headers, parts }: Sent): Promise<Answer> => {
    const response = await fetch(house.url + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(someone && { cookie: `kith=${someone.token}` }),
        ...(init.method === 'POST' && { origin: house.url }),
        ...(parts && { 'kith-part': parts }),
        ...headers,
      },
    })
    const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isEndless) await response.body?.cancel()
    return { status: response.status, text: isEndless ? '' : await response.text(), headers: response.headers }
  }
  return {
    get: (path: string, sent: Sent = {}) => request(path, {}, sent),
    /** As a plain form, or as one with a file where the route takes only that. */
    post: async (path: string, sent: Sent = {}) => {
      const plain = await request(path, { method: 'POST', body: new URLSearchParams(sent.fields) }, sent)
      if (plain.status !== 415) return plain
      const body = new FormData()
      for (const [name, value] of Object.entries(sent.fields ?? {})) body.set(name, value)
      return request(path, { method: 'POST', body }, sent)
    },
  }
}

export type PageBrowser = ReturnType<typeof browserOf>
