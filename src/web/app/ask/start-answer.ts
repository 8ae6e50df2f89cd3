import { setTimeout as pause } from 'node:timers/promises'
import type { StreamEvent } from '#contract/operation.ts'
import { callOperation } from '../../site/call-operation.ts'
import { keyOf } from '../frame/enter.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { trackAnswer } from './running-answers.ts'

/** Rules answer at once unless the service is busy. What a model writes is shown on the page while it is written. */
const patienceMs = { rules: 5_000, model: 300 }

type Started = { threadId: string; questionId: string }
type Asking =
  | ['Threads_ask', { id: string; content: string; connectionId?: string }]
  | ['Threads_retry', { id: string }]

/** Stores the question and begins its answer, which is finished even if nobody waits for it. */
export async function startAnswer({ ctx, form }: ScreenRequest, [name, input]: Asking): Promise<Started> {
  const { promise: started, resolve, reject } = Promise.withResolvers<Started>()
  let isReplay = false
  let answer: ReturnType<typeof trackAnswer> | undefined
  const send = (event: StreamEvent) => {
    const question = readQuestion(event)
    if (question && !isReplay) answer = trackAnswer(ctx.member.id, question.questionId)
    if (question) resolve(question)
    else answer?.say(event)
  }
  const onReplay = () => {
    isReplay = true
  }
  const done = callOperation(ctx, name, input, keyOf(form.key), { send, onReplay })
    .then(
      () => {},
      (error: unknown) => {
        reject(error)
        ctx.log.warn({ err: error }, 'a question asked on a page failed')
      },
    )
    .finally(() => answer?.end())
  const begun = await started
  await Promise.race([done, pause(ctx.model ? patienceMs.model : patienceMs.rules, undefined, { ref: false })])
  return begun
}

function readQuestion(event: StreamEvent): Started | null {
  const { type, threadId, question } = event as { type: string; threadId?: string; question?: { id: string } }
  return type === 'question' && threadId && question ? { threadId, questionId: question.id } : null
}
