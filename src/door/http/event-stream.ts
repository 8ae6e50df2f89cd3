import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem, Refusal } from '#contract/errors.ts'
import type { StreamEvent } from '#contract/operation.ts'
import type { Context, EventStream } from '#platform/context/context.ts'
import { toRefusal } from '../problems.ts'

/** How often a silent stream sends a comment, so that proxies keep it open. */
const heartbeatMs = 10_000
/** How long a client waits before it reconnects. */
const retryMs = 2_000

/** Whether the client prefers server-sent events to JSON. */
export function prefersEventStream({ headers: { accept = '' } }: FastifyRequest) {
  const accepted = new Map(accept.toLowerCase().split(',').map(parseMediaRange))
  const quality = (...types: string[]) =>
    types.map((type) => accepted.get(type)).find((each) => each !== undefined) ?? 0
  const events = quality('text/event-stream')
  return events > 0 && events >= quality('application/json', 'application/*', '*/*')
}

/** Such as `application/json;q=0.5`. */
function parseMediaRange(range: string): [string, number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1'
  return [type, /^(?:0|1)?(?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 1]
}

type EventResponse = {
  status: 200 | 201
  headersFor: (first: StreamEvent) => Record<string, string>
  run: (stream: EventStream) => Promise<unknown>
}

/** A client that is so far behind, or reads nothing for so long, is disconnected. It may resume. */
const maxUnreadBytes = 1024 * 1024
const readTimeoutMs = 30_000

/** Answers with server-sent events. An error before the first event is an ordinary error response. */
export async function sendEventStream(request: FastifyRequest, reply: FastifyReply, response: EventResponse) {
  const { status, headersFor, run } = response
  const stream = new PassThrough()
  const closed = new AbortController()
  stream.once('close', () => closed.abort())
  // The answer to a HEAD request never reads the stream.
  reply.raw.once('close', () => stream.destroy())
  let isOpen = false
  let isWaitingForDrain = false

  function write(text: string) {
    // The client may be gone: the work goes on without it.
    if (stream.writableLength > maxUnreadBytes) stream.destroy()
    if (stream.destroyed || stream.writableEnded || stream.write(text) || isWaitingForDrain) return
    isWaitingForDrain = true
    void waitUntilDrained(closed.signal).then(() => {
      isWaitingForDrain = false
    })
  }

  function send(event: StreamEvent, id?: string) {
    if (!isOpen) {
      isOpen = true
      const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' }
      void reply
        .code(status)
        .headers({ ...headers, 'x-accel-buffering': 'no', ...headersFor(event) })
        .send(stream)
      if (id !== undefined) write(`retry: ${retryMs}\n\n`)
    }
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  }

  async function waitUntilDrained(signal: AbortSignal) {
    if (!stream.writableNeedDrain || stream.destroyed || signal.aborted) return
    const giveUp = AbortSignal.any([signal, closed.signal, AbortSignal.timeout(readTimeoutMs)])
    await once(stream, 'drain', { signal: giveUp }).catch(() => signal.aborted || stream.destroy())
  }

  const heartbeat = setInterval(() => isOpen && write(': still here\n\n'), heartbeatMs)
  try {
    await run({ send, signal: closed.signal, waitUntilDrained })
  } catch (error) {
    if (!isOpen) throw error
    send({ type: 'problem', problem: problem(toRefusal(error, request), request.id) })
  } finally {
    clearInterval(heartbeat)
    stream.end()
  }
  return reply
}

/** Ends a stream when the access it was opened with ends. Work that was started is finished all the same. */
export async function whileAuthorized<T>({ feed, caller }: Context, answer: Promise<T>): Promise<T> {
  if (!caller) return answer
  const { member, tokenId, expiresAt } = caller
  const { ended, leave } = feed.watch({ memberId: member.id, tokenId, expiresAt })
  const accessEnded = new Promise<never>((_, reject) => {
    ended.addEventListener('abort', () => ended.reason instanceof Refusal && reject(ended.reason))
  })
  return Promise.race([answer, accessEnded]).finally(leave)
}
