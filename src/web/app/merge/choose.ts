import { IdCursor } from '#contract/fields.ts'
import { type Reason, sayReason } from '#contract/texts/reason.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { backLink } from '../../kit/document.ts'
import { actionButton, named } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Change, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'

type Duplicates = Output<'Connections_duplicates'>['duplicates']
type Found = Output<'Connections_search'>['connections']
type Person = { connectionId: string; displayName: string }
type Candidate = Person & { company?: string | undefined; title?: string | undefined; location?: string | undefined }

/** Possible duplicates: similar people, then search results. */
export function drawChoice(page: ScreenRequest, person: Person, suggested: Duplicates, found: Found | null): Html {
  const { merge: words } = page.words
  const { connectionId } = person
  const alike = suggested.map(({ connection, other, reasons }) => ({
    who: connection.connectionId === connectionId ? other : connection,
    reasons,
  }))
  return html`${
    alike.length > 0 &&
    html`<section aria-labelledby="alike"><h2 id="alike">${words.suggested}</h2>
<ul class="candidates">
  ${alike.map(({ who, reasons }) => candidate(page, connectionId, who, { reasons }))}</ul></section>
`
  }<form method="get" action="/people/${connectionId}/merge" role="search" class="merge-search" data-part="found"
  data-as-typed>
<label for="merge-search">${words.search}</label>
<div class="actions"><input type="search" id="merge-search" name="q" value="${page.query.q ?? ''}" maxlength="120"
    autocomplete="off" dir="auto"><button type="submit" class="quiet">${words.searchButton}</button></div>
</form>
${page.part('found', drawFound(page, connectionId, found))}`
}

function drawFound(page: ScreenRequest, connectionId: string, found: Found | null) {
  const { merge: words } = page.words
  const others = found?.filter((each) => each.connectionId !== connectionId)
  return html`<div id="found">${
    others &&
    html`<p role="status" class="soft">
  ${others.length > 0 ? words.results({ people: others.length }) : words.nobody}</p>
<ul class="candidates">${others.map((who) => candidate(page, connectionId, who))}</ul>`
  }</div>`
}

function candidate(page: ScreenRequest, connectionId: string, who: Candidate, alike?: { reasons: Reason[] }) {
  const { merge: words } = page.words
  const about = [who.title, who.company, who.location].filter(Boolean).join(', ')
  return html`<li class="panel candidate">${avatar(who)}<div><strong><bdi>${who.displayName}</bdi></strong>
${about && html`<span class="soft" dir="auto">${about}</span>`}
${alike?.reasons.map((reason) => html`<span class="reason">${sayReason(page.words, reason)}</span>`)}</div>
<div class="actions"><a class="button" href="/people/${connectionId}/merge?other=${who.connectionId}"
    ${named(words.compare, who.displayName)}>${words.compare}</a>
${
  alike &&
  actionButton({
    action: `/people/${connectionId}/merge/apart`,
    label: words.apart,
    about: who.displayName,
    part: 'merge',
    fields: { other: who.connectionId },
    style: 'quiet',
  })
}</div></li>
`
}

const path = '/people/merged'

/** What was merged, the latest first, to undo it also after its notice is gone. */
export function serveMerged(screens: AppScreens) {
  screens.show(path, showMerged)
  screens.take(`${path}/undo`, { formPage: path, show: showMerged }, undo)
}

async function showMerged(page: ScreenRequest): Promise<Screen> {
  const { merge: words, duplicates } = page.words
  const { merges, next } = await page.call('Merges_list', {
    limit: 50,
    cursor: IdCursor.safeParse(page.query.cursor).data,
  })
  const body = html`<div id="merged">
${page.query.undone && html`<p class="notice" role="status" tabindex="-1" data-focus>${words.undone}</p>`}
${
  merges.length > 0
    ? html`<ul class="candidates">${merges.map((merge) => mergeRow(page, merge))}</ul>`
    : html`<p>${words.noMerges}</p>`
}
${next && html`<p><a class="button quiet" href="${path}?cursor=${next}">${words.earlier}</a></p>`}
</div>`
  return {
    title: words.merged,
    tab: 'people',
    sheets: ['merge', 'edit'],
    body: html`${backLink({ href: '/people/duplicates', label: duplicates.title, isLoadedAhead: true })}
<h1>${words.merged}</h1>
<p class="soft">${words.mergedLead}</p>
${page.part('merged', body)}`,
  }
}

type Merge = Output<'Merges_list'>['merges'][number]

/** A merge with somebody who was removed since has no names left, and nothing to undo. */
function mergeRow(page: ScreenRequest, { id, connectionId, connectionName, otherName, ...merge }: Merge) {
  if (!connectionName || !otherName) return null
  const { merge: words } = page.words
  const canUndo = !merge.undoneAt && Temporal.Instant.compare(page.ctx.now(), merge.undoUntil) <= 0
  const until = canUndo ? words.undoUntil({ day: dayName(page, dateOf(page, merge.undoUntil)) }) : words.noUndo
  const about = words.undoAbout({ other: otherName })
  const action = { action: `${path}/undo`, label: words.undo, about, part: 'merged', fields: { merge: id } }
  return html`<li class="panel candidate"><div>
    <span><bdi>${otherName}</bdi> → <a href="/people/${connectionId}"><bdi>${connectionName}</bdi></a></span>
<span class="soft">${dayName(page, dateOf(page, merge.mergedAt))} ·
${merge.undoneAt ? words.wasUndone : until}</span></div>
${canUndo && html`<div class="actions">${actionButton({ ...action, style: 'quiet' })}</div>`}</li>
`
}

async function undo({ call, form }: ScreenRequest): Promise<Change> {
  await call('Connections_undoMerge', { id: form.merge }, form.key)
  return { to: `${path}?undone=yes` }
}
