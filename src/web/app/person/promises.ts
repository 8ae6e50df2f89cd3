import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName, onDay, todayOf } from '../../kit/dates.ts'
import { actionButton, formKey } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { promisePart, promiseRow, type RowPlace } from '../promises/row.ts'
import type { PersonData, PersonPromise } from './data/load.ts'
import { type PromiseFields, promiseFields } from './fields/fields.ts'
import { drawSuggestion } from './timeline/found.ts'

/** As many as come with a person. */
const maxShown = 20

/** Open promises both ways, with their sources. */
export function drawPromises(page: ScreenRequest, data: PersonData, typed?: PromiseFields): Html {
  const { words } = page
  const { person, open, kept, theirs } = data
  const shown = new Set(data.entries.map(({ ixId }) => ixId))
  const suggestions = data.suggestions.filter(({ ixId }) => !shown.has(ixId))
  const isEmpty = open.length + theirs.length === 0
  return page.part(
    'promises',
    html`<section id="promises" class="promises" data-live="promise interaction" data-about="${person.connectionId}"
  aria-labelledby="promises-title">
<h2 id="promises-title" ${isEmpty && html`class="unseen"`}>${words.person.promises}</h2>
<ul class="rows">${open.map((promise) => drawPromise(page, promise, shown, typedFor(data, promise)))}
${theirs.map((each) => drawTheirs(page, data, each, shown))}</ul>
${
  person.more &&
  open.length === maxShown &&
  html`<p class="soft small">${words.person.morePromises}
<a href="/promises?person=${person.connectionId}">${words.person.allPromises}</a></p>`
}
${
  suggestions.length > 0 &&
  html`<h3>${words.person.suggestions}</h3>
  <ul class="findings">${suggestions.map((each) => drawSuggestion(page, each, false))}</ul>`
}
<div class="promise-foot">${drawNewPromise(page, data, typed)}
${kept.length > 0 && drawKept(page, kept)}</div>
</section>`,
  )
}

const typedFor = ({ changed }: PersonData, { promiseId }: PersonPromise) =>
  changed?.promiseId === promiseId && changed.from === 'list' ? changed : undefined

/** A row as on Today. It unfolds to its source and its fields. */
function drawPromise(page: ScreenRequest, promise: PersonPromise, shown: Set<string>, typed?: PromiseFields) {
  const { promiseId, connectionId, foundIn } = promise
  const address = `/people/${connectionId}/promises/${promiseId}`
  const around = `${foundIn ? `entry-${foundIn.ixId} ` : ''}summary tabs`
  const parts = { completion: `${promisePart(promiseId)} ${around}`, day: `promises ${around}` }
  return promiseRow(page, promise, {
    completion: `${address}/completion`,
    day: address,
    parts,
    isOpen: typed !== undefined,
    more: html`<div>${foundIn && drawSource(page, { connectionId, ...foundIn }, shown)}
${drawChange(page, promise, { parts, typed })}</div>`,
  })
}

type Change = { parts: RowPlace['parts']; typed: PromiseFields | undefined }

function drawChange(page: ScreenRequest, promise: PersonPromise, { parts, typed }: Change) {
  const { words } = page
  const { promiseId, connectionId, text, dueAssumed: isDayOptional = false } = promise
  const address = `/people/${connectionId}/promises/${promiseId}`
  const known = { text, dueOn: isDayOptional ? '' : promise.dueOn, dueTime: promise.dueTime ?? '' }
  const { values, errors } = typed ?? { values: {}, errors: [] }
  const fields = { values: { ...known, ...values }, errors, isDayOptional }
  const remove = { action: `${address}/removal`, label: words.person.remove, about: text, style: 'link' } as const
  return html`<form method="post" action="${address}" data-part="${parts.day}" id="change-${promiseId}">${formKey()}
${promiseFields(page, `change-${promiseId}`, fields)}</form>
<div class="actions"><button type="submit" class="quiet" form="change-${promiseId}">${words.person.saveChanges}</button>
${actionButton({ ...remove, part: parts.completion, fields: { from: 'list' } })}</div>`
}

type Source = { connectionId: string; ixId: string; sentence: string }

/** `shown` are the entries on this page. Another one has a page of its own. */
const entryAddress = ({ connectionId, ixId }: Omit<Source, 'sentence'>, shown: Set<string>) =>
  shown.has(ixId) ? `#entry-${ixId}` : `/people/${connectionId}/entries/${ixId}`

function drawSource({ words: { today } }: ScreenRequest, source: Source, shown: Set<string>) {
  return html`<p class="origin small">${today.fromNote}
<a href="${entryAddress(source, shown)}"><q dir="auto">${source.sentence}</q></a></p>`
}

/** A promise of theirs is what a note says: it is not ticked, and leads to the note. */
function drawTheirs(page: ScreenRequest, data: PersonData, theirs: PersonData['theirs'][number], shown: Set<string>) {
  const { connectionId, displayName } = data.person
  const { ixId, occurredAt, sentence } = theirs
  return html`<li class="row theirs-row">${icon('message')}
<a class="row-main" href="${entryAddress({ connectionId, ixId }, shown)}">
<span class="what" dir="auto">${sentence}</span>
<span class="why"><bdi>${page.words.brief.theirPromises({ name: displayName })}</bdi> ·
  ${dayName(page, dateOf(page, occurredAt))}</span></a></li>
`
}

function drawNewPromise(page: ScreenRequest, { person }: PersonData, typed?: PromiseFields) {
  const { words } = page
  const fields = typed ?? { values: { dueOn: todayOf(page).add({ days: 7 }).toString() }, errors: [] }
  return html`<details class="fold add" ${typed && html`open`}>
<summary>${icon('add')}${words.person.addPromise}</summary>
<form method="post" action="/people/${person.connectionId}/promises" data-part="promises summary tabs">${formKey()}
${promiseFields(page, 'new-promise', fields)}
<div class="actions"><button type="submit">${words.person.savePromise}</button></div></form></details>`
}

function drawKept(page: ScreenRequest, kept: PersonPromise[]) {
  const { words } = page
  return html`<details class="fold"><summary>${words.person.keptPromises({ promises: kept.length })}</summary>
  <ul class="kept-list">
${kept.map(
  ({ promiseId, connectionId, text, completedAt = '' }) =>
    html`<li><span dir="auto">${text}</span>
<span class="small soft">
    ${words.person.keptOn({
      day: onDay(page, Temporal.Instant.from(completedAt).toZonedDateTimeISO(page.ctx.member.timeZone).toPlainDate()),
    })}</span>
${actionButton({
  action: `/people/${connectionId}/promises/${promiseId}/reopening`,
  label: words.person.reopenKept,
  about: text,
  part: 'promises timeline summary tabs',
  style: 'link',
})}</li>
`,
)}</ul></details>`
}
