import type { House, Someone } from '../harness/harness.ts'

type PageAnswer = { status: number; text: string; location: string | null; headers: Headers }

/** A browser without script, where the member is signed in. With `parts` it asks as the page's script does. */
export function pagesOf(house: House, { token }: Pick<Someone, 'token'>) {
  const request = async (path: string, init: RequestInit, parts?: string): Promise<PageAnswer> => {
    const headers = {
      cookie: `kith=${token}`,
      origin: house.url,
      ...(parts && { 'kith-part': parts }),
      ...init.headers,
    }
    const response = await fetch(house.url + path, { redirect: 'manual', ...init, headers })
    const { status } = response
    return {
      status,
      text: await response.text(),
      location: response.headers.get('location'),
      headers: response.headers,
    }
  }
  return {
    get: (path: string, parts?: string) => request(path, {}, parts),
    post: (path: string, fields: Record<string, string> = {}, parts?: string) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields) }, parts),
    /** A form with a file. */
    send: (path: string, form: FormData, parts?: string) => request(path, { method: 'POST', body: form }, parts),
  }
}
