import { type Html, html } from '#platform/html/html.ts'
import { avatar } from '../../kit/avatar.ts'
import { actionButton, named } from '../../kit/forms.ts'
import { sayInWords } from '../../words/service-sentence.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Duplicates = Output<'Connections_duplicates'>['duplicates']
type Found = Output<'Connections_search'>['connections']
type Person = { connectionId: string; displayName: string }
type Candidate = Person & { company?: string | undefined; title?: string | undefined; location?: string | undefined }

/** Who may be the same person: those who look alike, then whoever the member searches for. */
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

function candidate(page: ScreenRequest, connectionId: string, who: Candidate, alike?: { reasons: string[] }) {
  const { merge: words } = page.words
  const about = [who.title, who.company, who.location].filter(Boolean).join(', ')
  return html`<li class="panel candidate">${avatar(who)}<div><strong><bdi>${who.displayName}</bdi></strong>
${about && html`<span class="soft" dir="auto">${about}</span>`}
${alike?.reasons.map((reason) => html`<span class="reason">${sayInWords(page.words, reason)}</span>`)}</div>
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
