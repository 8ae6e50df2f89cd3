import { type Html, html } from '#platform/html/html.ts'
import { onDay, todayOf } from '../../kit/dates.ts'
import { actionButton, formKey } from '../../kit/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { PersonData, PersonPromise } from './data/load.ts'
import { type PromiseFields, promiseFields } from './fields/fields.ts'
import { drawSuggestion, dueName } from './timeline/found.ts'

/** As many as come with a person. */
const maxShown = 20

/** Open promises, with their sources. */
export function drawPromises(page: ScreenRequest, data: PersonData, typed?: PromiseFields): Html {
  const { words } = page
  const { person, open, kept } = data
  const shown = new Set(data.entries.map(({ ixId }) => ixId))
  const suggestions = data.suggestions.filter(({ ixId }) => !shown.has(ixId))
  return page.part(
    'promises',
    html`<section id="promises" class="promises" data-live="promise interaction" data-about="${person.connectionId}"
  aria-labelledby="promises-title">
<h2 id="promises-title">${words.person.promises}</h2>
<ul>${open.map((promise) => drawPromise(page, promise, shown, typedFor(data, promise)))}</ul>
${open.length === 0 && html`<p class="soft">${words.person.noPromises}</p>`}
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
${drawNewPromise(page, data, typed)}
${kept.length > 0 && drawKept(page, kept)}
</section>`,
  )
}

const typedFor = ({ changed }: PersonData, { promiseId }: PersonPromise) =>
  changed?.promiseId === promiseId && changed.from === 'list' ? changed : undefined

/** `shown` are the entries on this page. The origin of a promise is one of them, or on a page of its own. */
function drawPromise(page: ScreenRequest, promise: PersonPromise, shown: Set<string>, typed?: PromiseFields) {
  const { words } = page
  const { promiseId, connectionId, text, foundIn } = promise
  const address = `/people/${connectionId}/promises/${promiseId}`
  const own = `promise-${promiseId}`
  const parts = [own, foundIn && `entry-${foundIn.ixId}`, 'summary', 'tabs'].filter(Boolean).join(' ')
  const isDayOptional = promise.dueAssumed ?? false
  const known = { text, dueOn: isDayOptional ? '' : promise.dueOn, dueTime: promise.dueTime ?? '' }
  const { values, errors } = typed ?? { values: {}, errors: [] }
  const due = { action: `${address}/completion`, label: words.person.markDone, about: text, part: parts }
  return html`<li id="${own}" class="promise">
${actionButton({ ...due, style: 'quiet', picture: 'check', shortcut: 'x' })}
<div class="promised">
<p dir="auto">${text}</p>
<p class="small">${dueName(page, promise)}</p>
${
  foundIn &&
  html`<p class="small origin"><q dir="auto">${foundIn.sentence}</q>
<a href="${originOf(promise, shown)}">${words.person.seeNote}</a></p>`
}
<details class="fold" ${typed && html`open`}>
  <summary aria-label="${words.person.changeIt({ text })}">${words.person.change}</summary>
<form method="post" action="${address}" data-part="${parts} promises">${formKey()}
${promiseFields(page, `change-${promiseId}`, { values: { ...known, ...values }, errors, isDayOptional })}
<div class="actions"><button type="submit">${words.person.saveChanges}</button></div></form>
${actionButton({
  action: `${address}/removal`,
  label: words.person.remove,
  about: text,
  part: parts,
  style: 'link',
  fields: { from: 'list' },
})}
</details>
</div></li>`
}

const originOf = ({ connectionId, foundIn }: PersonPromise, shown: Set<string>) =>
  foundIn && shown.has(foundIn.ixId)
    ? `#entry-${foundIn.ixId}`
    : `/people/${connectionId}/entries/${foundIn?.ixId ?? ''}`

function drawNewPromise(page: ScreenRequest, { person }: PersonData, typed?: PromiseFields) {
  const { words } = page
  const fields = typed ?? { values: { dueOn: todayOf(page).add({ days: 7 }).toString() }, errors: [] }
  return html`<details class="fold add" ${typed && html`open`}><summary>${words.person.addPromise}</summary>
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
