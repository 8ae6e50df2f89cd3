import { shortenText } from '#language/sentences/plain-text.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dateText } from '../../kit/dates.ts'
import { icon } from '../../kit/icons.ts'
import { joinAnd } from '../../kit/lists.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { type Lead, leadRow } from '../leads/card.ts'
import { noticeOf } from '../outcomes/notice.ts'
import { promiseRow } from '../promises/row.ts'
import { type Suggestion, suggestionRow } from '../suggestions/suggestions.ts'
import { yearLine } from '../years/routes.ts'
import type { FirstSteps } from './first-steps.ts'
import { type Meeting, meetingRow, unreadCalendars } from './meetings.ts'
import { type Move, moveRow, type Nudge, quietRow } from './reach-out.ts'

type TodayContents = {
  memory: Memory | undefined
  meetings: Meeting[]
  calendars: Output<'MeetingCalendars_list'>['calendars']
  promises: Output<'Promises_get'>[]
  moves: Move[]
  quiet: Nudge[]
  suggestions: Suggestion[]
  leads: Lead[]
  firstSteps: FirstSteps
  offer: Html | null
}

/** What to do next, in under a minute. */
export function todayPage(page: ScreenRequest, contents: TodayContents): Screen {
  const { today } = page.words
  const { meetings, calendars, promises, moves, quiet, suggestions, leads, firstSteps, offer, memory } = contents
  const sections = [
    drawSection({
      id: 'meetings',
      heading: page.words.settings.meetings.heading,
      rows: meetings.map((each) => meetingRow(page, each)),
    }),
    drawSection({
      id: 'promises',
      heading: today.promises,
      all: { href: '/promises', label: today.allPromises },
      rows: promises.map((each) => promiseRow(page, each)),
    }),
    drawSection({
      id: 'reach-out',
      heading: today.reachOut,
      all: { href: '/people?order=due', label: page.words.shell.people },
      rows: [...moves.map((each) => moveRow(page, each)), ...quiet.map((each) => quietRow(page, each))],
    }),
    drawSection({
      id: 'leads',
      heading: today.leads,
      all: { href: '/leads', label: today.allLeads },
      rows: leads.map((each) => leadRow(page, each)),
    }),
    drawSection({
      id: 'suggestions',
      heading: today.suggestions,
      rows: suggestions.map((each) => suggestionRow(page, each)),
    }),
  ].filter((each) => each !== null)
  const isEmpty = sections.length === 0
  const { question, steps } = firstSteps
  const body = html`<div class="heading"><h1>${today.title}</h1>
<a class="button quiet" href="/qr" data-ahead>${icon('code')}${page.words.cards.myCode}</a></div>
${noticeOf(page)}
${yearLine(page)}
${question}
${page.part(
  'today',
  html`<div id="today" class="today" data-live="promise followup lead connection interaction"
  data-rows="${isEmpty ? 'none' : 'some'}">
${isEmpty && !question ? caughtUp(page, memory) : sections}
</div>`,
)}
${unreadCalendars(page, calendars)}
${steps ?? offer ?? verifyEmailLine(page)}`
  const sheets = ['today', 'leads', 'followups']
  return { title: today.title, tab: 'today', sheets, body, scripts: ['people/followups.js'] }
}

type Memory = NonNullable<Output<'Moves_lookBack'>['memory']>

type Section = { id: string; heading: string; rows: Html[]; all?: { href: string; label: string } }

function drawSection({ id, heading, rows, all }: Section) {
  if (rows.length === 0) return null
  return html`<section aria-labelledby="${id}-heading">
<div class="heading"><h2 id="${id}-heading">${heading}</h2>
  ${all && html` <a href="${all.href}" data-ahead>${all.label}</a>`}</div>
<ul class="rows">
${rows}</ul></section>`
}

/** What was done last keeps its line above. */
const caughtUp = (page: ScreenRequest, memory: Memory | undefined) =>
  html`<ul class="done-lines"></ul>
<div class="caught-up"><p class="lead">${page.words.today.allDone}</p>
${!memory && html`<p class="soft">${page.words.today.allDoneHint}</p>`}</div>
${memory && drawMemory(page, memory)}`

/** Something worth remembering, with the way to it. */
function drawMemory(page: ScreenRequest, { connectionId, displayName, photo, ...memory }: Memory) {
  const { today } = page.words
  const { ixId, text, occurredAt, monthsAgo, with: others = [] } = memory
  const people = [displayName, ...others.map((each) => each.displayName)]
  const day = dateText(page, dateOf(page, occurredAt), true)
  return html`<section aria-labelledby="memory-heading">
<h2 id="memory-heading">${monthsAgo === 12 ? today.yearAgo : today.halfYearAgo}</h2>
<ul class="rows"><li class="row memory">${avatar({ connectionId, displayName, photo })}
<a class="row-main" href="/people/${connectionId}#entry-${ixId}">
<span class="what" dir="auto">${shortenText(text, 400)}</span>
<span class="why"><bdi>${joinAnd(page.locale, people)}</bdi> ·
  <time datetime="${occurredAt}">${day}</time></span></a></li>
</ul></section>`
}

const graceDays = 3

/** A line for members who have not verified their e-mail address some days after signing up. */
function verifyEmailLine({ ctx, words: { today } }: ScreenRequest) {
  if (!isMailSent(ctx) || ctx.member.emailVerifiedAt) return null
  const age = ctx.now().since(ctx.member.createdAt, { largestUnit: 'hours' })
  if (age.total('hours') < graceDays * 24) return null
  return html`<p class="soft small">${today.verifyEmail({ email: ctx.member.email })}
<a href="/settings/email">${today.verifyEmailLink}</a></p>`
}
