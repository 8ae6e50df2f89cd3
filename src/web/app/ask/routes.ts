import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { askPage } from './page.ts'
import { threadPage } from './thread-page.ts'

const maxThreads = 20

/** Questions to the member's own memory. */
export function serveAsk(screens: AppScreens) {
  screens.show('/ask', showAsk)
  screens.show('/ask/:id', showThread)
  screens.take('/ask', { formPage: '/ask', show: showAsk }, (page) => askIn(page, randomUUID()))
  screens.take('/ask/:id', { formPage: '/ask/:id', show: showThread }, (page) => askIn(page, page.params.id ?? ''))
}

async function showAsk(page: ScreenRequest) {
  const { items } = await page.call('Threads_list', { limit: maxThreads })
  return askPage(page, items)
}

async function showThread(page: ScreenRequest) {
  return threadPage(page, await page.call('Threads_get', { id: page.params.id }))
}

async function askIn(page: ScreenRequest, id: string) {
  const content = page.form.content?.trim()
  if (!content) throw new Refusal('invalid', page.words.ask.missing)
  const { threadId, question } = await page.call('Threads_ask', { id, content }, page.form.key)
  return { to: `/ask/${threadId}#message-${question.id}` }
}
