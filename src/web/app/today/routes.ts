import { maxMoves } from '#people/moves/api.ts'
import { type Html, html } from '#platform/html/html.ts'
import { todayOf } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace } from '../outcomes/notice.ts'
import { firstStepsOf, type Met } from './first-steps.ts'
import { serveMet } from './met.ts'
import { todayPage } from './page.ts'
import { type Move, movePart } from './reach-out.ts'

const maxMeetings = 8
const maxPromises = 10
const maxReachOut = 5
const maxLeads = 3
const maxSuggestions = 3

/** What to do next. */
export function serveToday(screens: AppScreens) {
  screens.show('/today', showToday)
  serveMet(screens, showToday)
  serveMoveForms(screens, showToday)
  screens.take('/today/offer/dismissal', { formPage: '/today', show: showToday }, async (page) => {
    await page.call('Reminders_update', {}, page.form.key)
    return { to: '/today', parts: html`<div id="offer" tabindex="-1" data-focus></div>` }
  })
}

export async function showToday(page: ScreenRequest, met?: Met) {
  const [{ meetings }, { calendars }, next, open, suggested, leads, { nudges }, firstSteps] = await Promise.all([
    page.call('Meetings_list', {}),
    page.call('MeetingCalendars_list', {}),
    nextMoves(page),
    page.call('Promises_listOpen', { limit: 50 }),
    page.call('Promises_suggested', { limit: maxSuggestions }),
    page.call('Leads_list', { limit: maxLeads }),
    page.call('Moves_nudges', {}),
    firstStepsOf(page, met),
  ])
  const moves = next.filter(({ kind }) => kind !== 'promise').slice(0, maxReachOut)
  const shown = new Set(moves.map(({ connectionId }) => connectionId))
  const things = {
    meetings: meetings.filter(({ people }) => people.length > 0).slice(0, maxMeetings),
    promises: promisesNow(page, open.promises, next),
    moves,
    suggestions: suggested.suggestions,
    leads: leads.items,
    quiet: nudges.filter(({ connectionId }) => !shown.has(connectionId)).slice(0, maxReachOut - moves.length),
  }
  const isDone = Object.values(things).every(({ length }) => length === 0)
  const [offer, { memory }] = await Promise.all([
    reminderOffer(page, open.promises),
    isDone ? page.call('Moves_lookBack', {}) : { memory: undefined },
  ])
  return todayPage(page, { ...things, calendars, firstSteps, offer, memory })
}

/** All that is overdue or due, and what is near. What was promised without a day gives way to what has one. */
function promisesNow(page: ScreenRequest, open: Promises, next: Move[]) {
  const near = new Set(next.flatMap(({ kind, promiseId }) => (kind === 'promise' && promiseId ? [promiseId] : [])))
  const today = todayOf(page).toString()
  const shown = open.filter(({ promiseId, dueOn }) => dueOn <= today || near.has(promiseId))
  return shown
    .toSorted((one, other) => Number(one.dueAssumed ?? 0) - Number(other.dueAssumed ?? 0))
    .slice(0, maxPromises)
}

const maxPages = 4

/** All that is overdue comes first: further pages are asked for until somebody is to be contacted. */
async function nextMoves(page: ScreenRequest) {
  const all: Move[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < maxPages; pages++) {
    const { moves, next } = await page.call('Moves_next', { limit: maxMoves, ...(cursor && { cursor }) })
    all.push(...moves)
    cursor = next
    if (!cursor || moves.some(({ kind }) => kind !== 'promise')) break
  }
  return all
}

type Promises = Output<'Promises_listOpen'>['promises']

/** Once there is a promise with a day, the member is asked once whether Kith should remind them. Either answer is kept. */
async function reminderOffer(page: ScreenRequest, promises: Promises): Promise<Html | null> {
  if (!promises.some(({ dueAssumed }) => !dueAssumed)) return null
  const { chosen, mailAvailable } = await page.call('Reminders_get', {})
  return chosen ? null : drawOffer(page, mailAvailable)
}

/** Without a mail server, the script shows it in a browser that can be notified. */
function drawOffer({ words: { today } }: ScreenRequest, mailAvailable: boolean) {
  const { offer, dismiss } = today
  const dismissal = { action: '/today/offer/dismissal', label: dismiss, about: offer, part: 'offer' }
  return html`<div id="offer" class="hint-line" ${!mailAvailable && html`data-needs-push hidden`}>
<a href="/settings/reminders">${offer}</a>
<div class="row-end">${actionButton({ ...dismissal, style: 'bare', picture: 'close' })}</div></div>`
}

/** Drafts to send, people to reach out to. */
function serveMoveForms(screens: AppScreens, show: ShowScreen) {
  const form = { formPage: '/today', show }

  screens.take('/today/people/:id/rest', form, async (page) => {
    const { connectionId, displayName } = await page.call('Moves_rest', { connectionId: page.params.id }, page.form.key)
    const part = movePart({ kind: page.form.kind === 'follow_up' ? 'follow_up' : 'reconnect', connectionId })
    const sentence = page.words.today.rested({ name: displayName })
    return doneInPlace(page, { outcome: 'rested', id: connectionId, sentence, part })
  })

  screens.take('/today/people/:id/waking', form, async (page) => {
    await page.call('Moves_wake', { connectionId: page.params.id })
    return { to: '/today' }
  })

  screens.take('/today/drafts/:id/sent', form, async (page) => {
    const { id, ...sent } = await page.call('Followups_patch', { id: page.params.id, action: 'send' })
    const sentence = page.words.today.sent({ name: sent.connectionName })
    return doneInPlace(page, { outcome: 'sent', id, sentence, part: movePart({ kind: 'draft', ...sent }) })
  })

  screens.take('/today/drafts/:id/dismissal', form, async (page) => {
    const { id, ...draft } = await page.call('Followups_patch', { id: page.params.id, action: 'dismiss' })
    const sentence = page.words.today.draftDismissed({ name: draft.connectionName })
    return doneInPlace(page, { outcome: 'draftDismissed', id, sentence, part: movePart({ kind: 'draft', ...draft }) })
  })

  screens.take('/today/drafts/:id/restoration', form, async (page) => {
    await page.call('Followups_patch', { id: page.params.id, action: 'restore' })
    return { to: '/today' }
  })
}
