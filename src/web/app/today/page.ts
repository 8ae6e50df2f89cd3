import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { type Html, html } from '#platform/html/html.ts'
import { agoName } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { type Lead, leadCard } from '../leads/card.ts'
import { noticeOf } from '../outcomes/notice.ts'
import { promiseCard } from '../promises/card.ts'
import { type Suggestion, suggestionCard } from '../suggestions/suggestions.ts'
import { type Meeting, meetingCard, unreadCalendars } from './meeting-card.ts'
import { type Move, moveCard, movePart, nudgeReason } from './move-card.ts'

type TodayContents = {
  meetings: Meeting[]
  calendars: Output<'MeetingCalendars_list'>['calendars']
  promises: Output<'Promises_get'>[]
  moves: Move[]
  suggestions: Suggestion[]
  leads: Lead[]
  quiet: Nudge[]
  firstSteps: Html | null
  offer: Html | null
}

/** What to do next, in under a minute. */
export function todayPage(page: ScreenRequest, contents: TodayContents): Screen {
  const { today } = page.words
  const words = page.words.settings.meetings
  const { meetings, calendars, promises, moves, suggestions, leads, quiet, firstSteps, offer } = contents
  const sections = [
    section(
      'meetings',
      words.heading,
      meetings.map((each) => meetingCard(page, each)),
    ),
    section(
      'promises',
      today.promises,
      promises.map((each) => promiseCard(page, each)),
      {
        link: { href: '/promises', label: today.allPromises },
      },
    ),
    section(
      'suggestions',
      today.suggestions,
      suggestions.map((each) => suggestionCard(page, each)),
      {
        hint: today.suggestionsHint,
      },
    ),
    section(
      'leads',
      today.leads,
      leads.map((each) => leadCard(page, each)),
      {
        link: { href: '/leads', label: today.allLeads },
      },
    ),
    section(
      'reach-out',
      today.reachOut,
      moves.map((each) => moveCard(page, each)),
    ),
    section(
      'quiet',
      today.quiet,
      quiet.map((each) => quietCard(page, each)),
      { hint: today.quietHint },
    ),
  ].filter((each) => each !== null)
  const isEmpty = sections.length === 0
  const body = html`<div class="heading"><h1>${today.title}</h1>
<a class="button quiet" href="/qr" data-ahead>${icon('code')}${page.words.cards.myCode}</a></div>
${noticeOf(page)}
${verifyEmailLine(page)}
${unreadCalendars(page, calendars)}
${firstSteps}
${offer}
${page.part(
  'today',
  html`<div id="today" class="today" data-live="promise followup lead connection interaction">
${isEmpty && !firstSteps ? caughtUp(page) : sections}
</div>`,
)}`
  return { title: today.title, tab: 'today', sheets: ['today', 'leads'], body }
}

type SectionOptions = { hint?: string; link?: { href: string; label: string } }

function section(id: string, heading: string, cards: Html[], { hint, link }: SectionOptions = {}) {
  if (cards.length === 0) return null
  return html`<section aria-labelledby="${id}-heading">
<div class="heading"><h2 id="${id}-heading">${heading}</h2>
  ${link && html` <a href="${link.href}" data-ahead>${link.label}</a>`}</div>
${hint && html`<p class="soft small">${hint}</p>`}
<ul class="moves">
${cards}</ul></section>`
}

const caughtUp = ({ words: { today } }: ScreenRequest) =>
  html`<div class="caught-up"><p class="lead">${today.allDone}</p><p class="soft">${today.allDoneHint}</p></div>`

const graceDays = 3

/** A line for members who have not verified their e-mail address some days after signing up. */
function verifyEmailLine({ ctx, words: { today } }: ScreenRequest) {
  if (!isMailSent(ctx) || ctx.member.emailVerifiedAt) return null
  const age = ctx.now().since(ctx.member.createdAt, { largestUnit: 'hours' })
  if (age.total('hours') < graceDays * 24) return null
  return html`<p class="soft small">${today.verifyEmail({ email: ctx.member.email })}
<a href="/settings/email">${today.verifyEmailLink}</a></p>`
}

type Nudge = Output<'Moves_nudges'>['nudges'][number]

/** Somebody who has gone quiet, with the last thing you talked about. */
function quietCard(page: ScreenRequest, nudge: Nudge) {
  const { connectionId, displayName, lastContactAt, wayIn } = nudge
  const { today } = page.words
  const id = movePart({ kind: 'reconnect', connectionId })
  const isTheirs = wayIn?.source === 'visitor'
  return page.part(
    id,
    html`<li id="${id}" class="move with-avatar">
${avatar({ connectionId, displayName })}
<div><p class="what"><a href="/people/${connectionId}" data-ahead><bdi>${displayName}</bdi></a>
<span class="soft small">${agoName(page, lastContactAt)}</span></p>
<p class="why" dir="auto">${nudgeReason(page, nudge)}</p>
${
  wayIn &&
  html`<p class="origin small ${isTheirs && 'theirs'}">
  <span class="soft">${isTheirs ? today.theyWrote : today.lastTopic}</span> <span dir="auto">${wayIn.text}</span></p>`
}
<div class="actions">${actionButton({
      action: `/today/people/${connectionId}/draft`,
      label: today.draft,
      about: displayName,
      part: `${id} tabs`,
      style: 'quiet',
    })}
${actionButton({
  action: `/today/people/${connectionId}/rest`,
  label: today.rest,
  about: displayName,
  part: `${id} tabs`,
  style: 'link',
})}</div></div></li>
`,
  )
}
