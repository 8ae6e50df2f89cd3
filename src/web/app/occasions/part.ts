import { type Html, html } from '#platform/html/html.ts'
import { dateText, onDay } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'
import { dateForm, type Gift, giftForm, type KnownDate } from './forms.ts'

export type Occasions = { connectionId: string; dates: KnownDate[]; gifts: Gift[] }

/** What was typed and has to be corrected. */
export type OccasionsState = { date?: FormState | undefined; gift?: FormState | undefined }

/** The part `occasions`: dates beside the birthday, gift ideas and gifts. */
export function drawOccasions(page: ScreenRequest, of: Occasions, { date, gift }: OccasionsState = {}): Html {
  const { occasions: words } = page.words
  const { connectionId, dates, gifts } = of
  const done = doneIn(page, of)
  return page.part(
    'occasions',
    html`<section id="occasions" class="occasions" aria-labelledby="occasions-heading" data-live="connection"
  data-about="${connectionId}">
<h2 id="occasions-heading">${words.heading}</h2>
${done && !done.replaces && html`<ul class="undone">${done.line}</ul>`}
${rows(
  words.dates,
  dates.map((each) => dateRow(page, each)),
)}
${rows(
  words.gifts,
  gifts.map((each) => (done?.replaces === each.giftId ? done.line : giftRow(page, each))),
)}
${giftForm(page, connectionId, gift)}
<details class="fold" ${date && html`open`}><summary>${words.addDate}</summary>
${dateForm(page, connectionId, date)}</details>
</section>`,
  )
}

const rows = (label: string, items: Html[]) =>
  items.length > 0 && html`<ul class="occasion-rows" aria-label="${label}">${items}</ul>`

/** A day with its year, if that is known. */
export function fullDay(page: ScreenRequest, date: string) {
  const hasYear = !date.startsWith('--')
  return dateText(page, Temporal.PlainDate.from(hasYear ? date : date.replace('--', '2000-')), hasYear)
}

const giftDay = (page: ScreenRequest, date: string) => (date.length === 4 ? date : fullDay(page, date))

/** What a date is called. */
export const dateName = ({ words }: ScreenRequest, { kind, label }: KnownDate) => label ?? words.occasions.kinds[kind]

function dateRow(page: ScreenRequest, of: KnownDate) {
  const { dateId, connectionId, kind, date, label, nextOn } = of
  const next = nextOn && nextOn !== date ? onDay(page, nextOn) : null
  const facts = [label && kind !== 'other' ? page.words.occasions.kinds[kind] : null, fullDay(page, date), next]
  return html`<li id="date-${dateId}">
${rowLink(`/people/${connectionId}/dates/${dateId}`, dateName(page, of), facts)}</li>
`
}

/** The row opens its form. */
const rowLink = (path: string, name: string, facts: (string | null | undefined)[]) =>
  html`<a class="what" href="${path}" data-ahead><bdi>${name}</bdi>
<span class="soft" dir="auto">${facts.filter(Boolean).join(' · ')}</span></a>`

function giftRow(page: ScreenRequest, gift: Gift) {
  const { occasions: words } = page.words
  const { giftId, connectionId, status, what, date, occasion, note, link, price } = gift
  const path = `/people/${connectionId}/gifts/${giftId}`
  const facts = [words.status[status], date && giftDay(page, date), occasion, price, note]
  const give = { ...button(words.markGiven, what), style: 'quiet', action: `${path}/giving` } as const
  return html`<li id="gift-${giftId}">${rowLink(path, what, facts)}
${link && html`<a class="small" href="${link}" rel="noreferrer" target="_blank">${new URL(link).hostname}</a>`}
${status === 'idea' && actionButton(give)}</li>
`
}

const button = (label: string, about: string) => ({ label, about, part: 'occasions summary' })

const deeds = ['date-removed', 'gift-removed', 'given', 'given-before', 'changed'] as const
export type OccasionDeed = (typeof deeds)[number]
export const isOccasionDeed = (did = '') => deeds.some((name) => name === did)

/** What was just done, with Undo, as the address of the page says it. Its line has the id of the row until that is back. */
function doneIn(page: ScreenRequest, { connectionId, gifts }: Occasions) {
  const { did, of = '', was = '' } = page.query
  const deed = deeds.find((name) => name === did)
  if (!deed || deed === 'changed' || !/^[\w-]{36}$/.test(of)) return null
  const { occasions: words, shell } = page.words
  const { what = '…', date } = gifts.find(({ giftId }) => giftId === of) ?? {}
  const when = date ? giftDay(page, date) : words.someTime
  const { sentence, undo } = {
    'date-removed': { sentence: words.dateRemoved, undo: `dates/${of}/restoration` },
    'gift-removed': { sentence: words.giftRemoved, undo: `gifts/${of}/restoration` },
    given: { sentence: words.given({ what }), undo: `gifts/${of}/idea` },
    'given-before': { sentence: words.givenBefore({ what, when }), undo: null },
  }[deed]
  const taking = { ...button(shell.undo, sentence), style: 'link', fields: { was } } as const
  const action = undo && `/people/${connectionId}/${undo}`
  const id = deed === 'given-before' ? deed : `${deed === 'date-removed' ? 'date' : 'gift'}-${of}`
  const line = undoLine({ id, sentence, undo: action && actionButton({ ...taking, action }) })
  return { line, replaces: deed === 'given' ? of : null }
}
