import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StreamEvent } from '#contract/operation.ts'
import { callOperation } from '../../site/call-operation.ts'
import { PageRefusal } from '../../words/refusal.ts'
import { keyOf } from '../frame/enter.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { removeThread, restoreThread, showAsk } from './page.ts'
import { trackAnswer } from './running-answers.ts'
import { showThread } from './thread-page.ts'

/** Questions to the member's own memory. */
export function serveAsk(screens: AppScreens) {
  const thread = { formPage: '/ask/:id', show: (page: ScreenRequest) => showThread(page) }
  const list = { formPage: '/ask', show: (page: ScreenRequest) => showAsk(page) }
  screens.show('/ask', list.show)
  screens.show('/ask/:id', thread.show)
  screens.take('/ask', list, async (page) => (await askIn(page, randomUUID())) ?? showAsk(page, page.words.ask.missing))
  screens.take('/ask/:id', thread, async (page) => {
    const answered = await askIn(page, page.params.id ?? '')
    return answered ?? showThread(page, page.words.ask.missing)
  })
  screens.take('/ask/:id/title', thread, renameThread)
  screens.take('/ask/:id/removal', thread, removeThread)
  screens.take('/ask/:id/restoration', list, restoreThread)
  screens.take('/ask/:id/messages/:answerId/retry', thread, retry)
  screens.take('/ask/:id/messages/:answerId/rating', thread, rate)
}

/** Null if there is no question. */
async function askIn(page: ScreenRequest, id: string): Promise<Change | null> {
  const { about, content = '' } = page.form
  if (content.trim() === '') return null
  const question = { id, content, ...(about && { connectionId: about }) }
  const { threadId, questionId } = await startAnswer(page, ['Threads_ask', question])
  return { to: `/ask/${threadId}#message-${questionId}` }
}

async function retry(page: ScreenRequest): Promise<Change> {
  const { threadId, questionId } = await startAnswer(page, ['Threads_retry', { id: page.params.answerId ?? '' }])
  return { to: `/ask/${threadId}#message-${questionId}` }
}

async function rate({ call, params, form }: ScreenRequest): Promise<Change> {
  const { rating, note = '' } = form
  const { threadId, id } = await call('Threads_feedback', { id: params.answerId, rating, note }, form.key)
  return { to: `/ask/${threadId}#message-${id}` }
}

async function renameThread({ call, params, form, words }: ScreenRequest): Promise<Change> {
  const title = form.title?.trim()
  if (!title) throw new PageRefusal('invalid', words.ask.nameMissing)
  const { id } = await call('Threads_update', { id: params.id, title }, form.key)
  return { to: `/ask/${id}` }
}

/** Rules answer immediately unless the service is busy. A model's answer appears while it is written. */
const patienceMs = { rules: 5_000, model: 300 }

type Started = { threadId: string; questionId: string }
type Asking =
  | ['Threads_ask', { id: string; content: string; connectionId?: string }]
  | ['Threads_retry', { id: string }]

/** Stores the question and starts its answer, which is completed even if the caller disconnects. */
async function startAnswer({ ctx, form }: ScreenRequest, [name, input]: Asking): Promise<Started> {
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
