import { maxMoves } from '#people/moves/api.ts'
import { html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { firstStepsOf } from './first-steps.ts'
import type { Move } from './move-card.ts'
import { serveMoveForms } from './move-forms.ts'
import { reminderOffer } from './offer-reminders.ts'
import { todayPage } from './page.ts'

const maxMeetings = 8
const maxPromises = 7
const maxReachOut = 6
const maxSuggestions = 5
const maxLeads = 3
const maxQuiet = 5

/** What to do next. */
export function serveToday(screens: AppScreens) {
  screens.show('/today', showToday)
  serveMoveForms(screens, showToday)
  screens.take('/today/offer/dismissal', { formPage: '/today', show: showToday }, async (page) => {
    await page.call('Reminders_update', {}, page.form.key)
    return { to: '/today', parts: html`<div id="offer" tabindex="-1" data-focus></div>` }
  })
}

export async function showToday(page: ScreenRequest) {
  const [{ meetings }, { calendars }, next, open, suggested, leads, { nudges }, firstSteps] = await Promise.all([
    page.call('Meetings_list', {}),
    page.call('MeetingCalendars_list', {}),
    nextMoves(page),
    page.call('Promises_listOpen', { limit: 50 }),
    page.call('Promises_suggested', { limit: maxSuggestions }),
    page.call('Leads_list', { limit: maxLeads }),
    page.call('Moves_nudges', {}),
    firstStepsOf(page),
  ])
  const due = new Set(next.flatMap(({ kind, promiseId }) => (kind === 'promise' && promiseId ? [promiseId] : [])))
  const moves = next.filter(({ kind }) => kind !== 'promise').slice(0, maxReachOut)
  const shown = new Set(moves.map(({ connectionId }) => connectionId))
  return todayPage(page, {
    meetings: meetings.filter(({ people }) => people.length > 0).slice(0, maxMeetings),
    calendars,
    promises: open.promises.filter(({ promiseId }) => due.has(promiseId)).slice(0, maxPromises),
    moves,
    suggestions: suggested.suggestions,
    leads: leads.items,
    quiet: nudges.filter(({ connectionId }) => !shown.has(connectionId)).slice(0, maxQuiet),
    firstSteps,
    offer: await reminderOffer(page, open.promises),
  })
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
