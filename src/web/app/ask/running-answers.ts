import type { FastifyInstance } from 'fastify'
import type { StreamEvent } from '#contract/operation.ts'
import { sendEventStream, whileAuthorized } from '#door/http/event-stream.ts'
import type { EventStream, Kith } from '#platform/context/context.ts'
import { callOperation } from '../../site/call-operation.ts'
import { enterPage } from '../../site/session.ts'

type Hear = (event: StreamEvent) => void
type RunningAnswer = { events: StreamEvent[]; listeners: Set<Hear>; ended: PromiseWithResolvers<void> }

/** The answers that this process is writing, so that a page that is opened meanwhile can follow them. */
const running = new Map<string, RunningAnswer>()

const keyOf = (memberId: string, questionId: string) => `${memberId} ${questionId}`

/** Keeps the streamed text until the answer is stored. */
export function trackAnswer(memberId: string, questionId: string) {
  const key = keyOf(memberId, questionId)
  const answer: RunningAnswer = { events: [], listeners: new Set(), ended: Promise.withResolvers() }
  running.set(key, answer)
  return {
    say(event: StreamEvent) {
      answer.events.push(event)
      for (const hear of answer.listeners) hear(event)
    },
    end() {
      running.delete(key)
      answer.ended.resolve()
    },
  }
}

/** Sends what has been said so far and what follows, until the answer is stored or the reader leaves. */
export async function followAnswer(memberId: string, questionId: string, { send, signal }: EventStream) {
  const answer = running.get(keyOf(memberId, questionId))
  send({ type: 'open' })
  for (const event of answer?.events ?? []) send(event)
  if (answer) {
    const left = new Promise((leave) => signal.addEventListener('abort', leave))
    answer.listeners.add(send)
    await Promise.race([answer.ended.promise, left])
    answer.listeners.delete(send)
  }
  send({ type: 'end' })
}

/** An answer while it is written, line by line, for the page of its thread. */
export function serveAnswerStream(app: FastifyInstance, kith: Kith) {
  app.get('/ask/:id/stream', async (request, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const { caller } = ctx
    if (!caller) return reply.code(401).type('text/plain').send('Sign in first.')
    await callOperation(ctx, 'Threads_get', { id: (request.params as { id: string }).id })
    const { question } = request.query as { question?: unknown }
    return sendEventStream(request, reply, {
      status: 200,
      headersFor: () => ({ connection: 'close', 'cache-control': 'private, no-cache' }),
      run: (stream) => whileAuthorized(ctx, followAnswer(caller.member.id, String(question), stream)),
    })
  })
}
