import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestOverHttp,
} from 'node:http'
import { request as requestOverHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { say } from '#contract/texts/text.ts'
import { version } from '#contract/version.ts'
import { failureOf, OutgoingFailure } from './failure.ts'
import { type Checked, checkedAddresses, type Resolve, type Settings, type Target, targetOf } from './target.ts'

export type Outgoing = Settings & { resolve?: Resolve }
export type Request = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** For the whole request, from the DNS lookup to the last byte. */
  timeoutMs?: number
  /** The size limit of the response body; null if only the status matters. */
  maxBytes?: number | null
  signal?: AbortSignal | null | undefined
}
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const connectMs = 5_000

/**
 * The only way to request a URL that a user or an app gave. Connects to the addresses that were checked, so that DNS cannot
 * change them in between. Follows no redirects, and limits both time and size.
 */
export async function guardedFetch(outgoing: Outgoing, address: string | URL, request: Request = {}): Promise<Answer> {
  const target = targetOf(outgoing, address)
  const late = AbortSignal.timeout(request.timeoutMs ?? 10_000)
  const signal = request.signal ? AbortSignal.any([late, request.signal]) : late
  const given = rejectOnAbort(signal, late)
  try {
    const addresses = await Promise.race([checkedAddresses(outgoing, target, outgoing.resolve), given.up])
    return await Promise.race([exchange(target, addresses, request, signal), given.up])
  } catch (error) {
    throw signal.aborted ? endingOf(late) : failureOf(error)
  } finally {
    given.forget()
  }
}

function rejectOnAbort(signal: AbortSignal, late: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(endingOf(late))
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  promise.catch(() => {})
  return { up: promise, forget: () => signal.removeEventListener('abort', giveUp) }
}

function endingOf(late: AbortSignal) {
  return late.aborted
    ? new OutgoingFailure('timed_out', say('reasons.delivery.slow'))
    : new OutgoingFailure('aborted', say('reasons.delivery.canceled'))
}

async function exchange(target: Target, addresses: Checked, wanted: Request, signal: AbortSignal): Promise<Answer> {
  const { method = 'GET', headers, body, maxBytes = 64 * 1024 } = wanted
  const request = (target.url.protocol === 'https:' ? requestOverHttps : requestOverHttp)(target.url, {
    method,
    // Overrides the host of the URL, which was normalized for the check.
    hostname: target.host,
    agent: false,
    lookup: pinnedLookup(addresses),
    headers: { 'user-agent': `Kith/${version}`, 'accept-encoding': 'identity', ...headers },
    signal,
  })
  try {
    connectSoon(request)
    const answered = answerTo(request)
    request.end(body)
    const response = await answered
    const { statusCode: status = 0 } = response
    return {
      status,
      headers: response.headers,
      body: maxBytes === null ? Buffer.of() : await bodyOf(response, maxBytes),
    }
  } finally {
    request.destroy()
  }
}

/** Resolves every name to the checked addresses. */
function pinnedLookup(addresses: Checked): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family ?? 4)
  }
}

function connectSoon(request: ClientRequest) {
  const timer = setTimeout(
    () => request.destroy(new OutgoingFailure('timed_out', say('reasons.delivery.slow'))),
    connectMs,
  )
  const stop = () => clearTimeout(timer)
  request.once('close', stop)
  request.once('socket', (socket) => socket.once('encrypted' in socket ? 'secureConnect' : 'connect', stop))
}

/** Informational responses (1xx), such as early hints. A host could send them endlessly. */
const maxHints = 20

function answerTo(request: ClientRequest) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request.once('response', resolve)
  let hints = 0
  request.on('information', () => {
    hints += 1
    if (hints > maxHints) request.destroy(new OutgoingFailure('garbled', say('reasons.delivery.informational')))
  })
  // Stays attached: a destroyed request can still emit errors.
  request.on('error', reject)
  return promise
}

async function bodyOf(response: IncomingMessage, maxBytes: number) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    size += (part as Buffer).length
    if (size > maxBytes) throw new OutgoingFailure('too_large', say('reasons.delivery.tooLarge', { max: maxBytes }))
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

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
