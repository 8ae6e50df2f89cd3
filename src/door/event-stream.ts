import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#contract/errors.ts'
import type { StreamEvent } from '#contract/operation.ts'
import type { EventStream } from '#platform/context/context.ts'
import { asRefusal } from './problems.ts'

/** How often a silent stream gives a sign of life: proxies hang up on those that do not. */
const beatMs = 10_000
/** After how long whoever loses a stream may ask for it again. */
const retryMs = 2_000

/** Whether the caller would rather hear of an answer as it is made than have it whole. */
export function wantsEvents({ headers: { accept = '' } }: FastifyRequest) {
  const accepted = new Map(accept.toLowerCase().split(',').map(rangeOf))
  const quality = (...types: string[]) =>
    types.map((type) => accepted.get(type)).find((each) => each !== undefined) ?? 0
  const events = quality('text/event-stream')
  return events > 0 && events >= quality('application/json', 'application/*', '*/*')
}

/** "application/json;q=0.5" */
function rangeOf(range: string): [string, number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1'
  return [type, /^(?:0|1)?(?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 1]
}

type Way = {
  status: 200 | 201
  headersFor: (first: StreamEvent) => Record<string, string>
  answer: (following: EventStream) => Promise<unknown>
}

/** Whoever is so far behind, or takes nothing for so long, does not read: they are hung up on, and may resume. */
const mostUnread = 1024 * 1024
const mostPatienceMs = 30_000

/** Sends what is told as server-sent events. Until something is told, a refusal is a plain one. */
export async function sendEvents(request: FastifyRequest, reply: FastifyReply, { status, headersFor, answer }: Way) {
  const stream = new PassThrough()
  const gone = new AbortController()
  stream.once('close', () => gone.abort())
  // A HEAD is answered without it, and nobody would ever read it.
  reply.raw.once('close', () => stream.destroy())
  let isOpen = false
  let isBehind = false

  function write(text: string) {
    // Whoever asked may have gone: the answer is made all the same.
    if (stream.writableLength > mostUnread) stream.destroy()
    if (stream.destroyed || stream.writableEnded || stream.write(text) || isBehind) return
    isBehind = true
    void waitUntilDrained(gone.signal).then(() => {
      isBehind = false
    })
  }

  function send(told: StreamEvent, id?: string) {
    if (!isOpen) {
      isOpen = true
      const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' }
      void reply
        .code(status)
        .headers({ ...headers, 'x-accel-buffering': 'no', ...headersFor(told) })
        .send(stream)
      if (id !== undefined) write(`retry: ${retryMs}\n\n`)
    }
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${told.type}\ndata: ${JSON.stringify(told)}\n\n`)
  }

  async function waitUntilDrained(signal: AbortSignal) {
    if (!stream.writableNeedDrain || stream.destroyed || signal.aborted) return
    const over = AbortSignal.any([signal, gone.signal, AbortSignal.timeout(mostPatienceMs)])
    await once(stream, 'drain', { signal: over }).catch(() => signal.aborted || stream.destroy())
  }

  const beat = setInterval(() => isOpen && write(': still here\n\n'), beatMs)
  try {
    await answer({ send, signal: gone.signal, waitUntilDrained })
  } catch (error) {
    if (!isOpen) throw error
    send({ type: 'problem', problem: problem(asRefusal(error, request), request.id) })
  } finally {
    clearInterval(beat)
    stream.end()
  }
  return reply
}
