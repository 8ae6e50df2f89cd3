import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from './errors.ts'
import { asRefusal } from './problems.ts'
import type { Tell, Told } from './wire.ts'

/** How often a silent stream gives a sign of life: proxies hang up on those that do not. */
const beatMs = 10_000

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

type Way = { headersFor: (first: Told) => Record<string, string>; answer: (tell: Tell) => Promise<unknown> }

/** Sends what is told as server-sent events. Until something is told, a refusal is a plain one. */
export async function sendEvents(request: FastifyRequest, reply: FastifyReply, { headersFor, answer }: Way) {
  const stream = new PassThrough()
  let isOpen = false

  function write(text: string) {
    // Whoever asked may have gone: the answer is made all the same.
    if (!stream.destroyed) stream.write(text)
  }

  function tell(told: Told) {
    if (!isOpen) {
      isOpen = true
      const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' }
      void reply
        .code(201)
        .headers({ ...headers, 'x-accel-buffering': 'no', ...headersFor(told) })
        .send(stream)
    }
    write(`event: ${told.type}\ndata: ${JSON.stringify(told)}\n\n`)
  }

  const beat = setInterval(() => isOpen && write(': not done yet\n\n'), beatMs)
  try {
    await answer(tell)
  } catch (error) {
    if (!isOpen) throw error
    tell({ type: 'problem', problem: problem(asRefusal(error, request), request.id) })
  } finally {
    clearInterval(beat)
    stream.end()
  }
  return reply
}
