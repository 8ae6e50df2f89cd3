import { say } from '#contract/texts/text.ts'
import { OutgoingFailure } from './failure.ts'
import { guardedFetch, type Outgoing } from './guarded-fetch.ts'

const bodylessStatuses = new Set([204, 205, 304])

/** The guarded fetch with the signature of `fetch`, for libraries that accept one. Redirects are returned, never followed. */
export function createGuardedFetch(outgoing: Outgoing, { timeoutMs = 5_000 } = {}) {
  return async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body, signal } = init
    const { status, headers, ...answer } = await guardedFetch(outgoing, address, {
      method,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(body != null && { body: new Uint8Array(await new Response(body).arrayBuffer()) }),
      timeoutMs,
      signal,
    })
    if (status < 200 || status > 599) throw new OutgoingFailure('garbled', say('reasons.delivery.noHttp'))
    const pairs = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    )
    return new Response(bodylessStatuses.has(status) ? null : new Uint8Array(answer.body), { status, headers: pairs })
  }
}
