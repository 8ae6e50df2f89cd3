import { type Html, html, type Part } from '#platform/html/html.ts'
import { sayInWords } from '../../words/service-sentence.ts'
import { avatar } from '../drawing/avatar.ts'
import { actionButton } from '../drawing/forms.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { drawSides, type Pair as People } from '../merge/sides.ts'

export type Pair = Output<'Connections_duplicates'>['duplicates'][number]
type Shown = {
  pairs: Pair[]
  hasMore: boolean
  /** The pair to decide on now. */
  current: { at: number; people: People; preview: Output<'Connections_merge'> } | null
  notice: Part
}

/** Pairs of people who may be the same, one after the other: the first side by side, the others as a list. */
export function duplicatesPage(page: ScreenRequest, { pairs, hasMore, current, notice }: Shown): Screen {
  const { duplicates: words, people, merge } = page.words
  const count = hasMore ? words.countOrMore({ pairs: pairs.length }) : words.count({ pairs: pairs.length })
  const body = html`<div id="duplicates">
${notice}
${current ? html`<p class="soft">${words.intro} ${count}</p>${drawPair(page, pairs, current)}` : drawNone(page)}
</div>`
  return {
    title: words.title,
    tab: 'people',
    sheets: ['merge', 'edit'],
    body: html`<p class="back"><a href="/people" data-ahead>‹ ${people.title}</a></p>
<h1>${words.title}</h1>
${page.part('duplicates', body)}
<p><a href="/people/merged" data-ahead>${merge.seeMerged}</a></p>`,
  }
}

function drawPair(page: ScreenRequest, pairs: Pair[], { at, people, preview }: NonNullable<Shown['current']>): Html {
  const { duplicates: words } = page.words
  const { kept, other } = people
  const { strength, reasons } = pairs[at] as Pair
  const fields = { kept: kept.connectionId, other: other.connectionId }
  const about = words.pair({ name: kept.displayName, other: other.displayName })
  const skipped = at + 1 < pairs.length ? `?skip=${at + 1}` : ''
  return html`<section aria-labelledby="pair"><h2 id="pair"><bdi>${kept.displayName}</bdi> · <bdi>${other.displayName}</bdi></h2>
<p><strong>${words.strengths[strength]}</strong> ${reasons.map((reason) => sayInWords(page.words, reason)).join(' ')}</p>
${drawSides(page, people, preview)}
<div class="actions">
${actionButton({ action: '/people/duplicates/merge', label: words.merge, about, part: 'duplicates', fields, picture: 'merge' })}
${actionButton({ action: '/people/duplicates/merge', label: words.mergeInto({ name: other.displayName }), about, part: 'duplicates', fields: { kept: fields.other, other: fields.kept }, style: 'quiet' })}
${actionButton({ action: '/people/duplicates/apart', label: words.apart, about, part: 'duplicates', fields, style: 'quiet' })}
${pairs.length > 1 && html`<a class="button quiet" href="/people/duplicates${skipped}">${skipped ? words.later : words.backToFirst}</a>`}
</div></section>
${drawOthers(page, pairs, at)}`
}

function drawOthers({ words }: ScreenRequest, pairs: Pair[], current: number) {
  if (pairs.length < 2) return null
  return html`<h2>${words.duplicates.others}</h2><ul class="candidates">
${pairs.map(
  ({ connection, other, reasons }, at) =>
    at !== current &&
    html`<li class="panel candidate">${avatar(connection)}<div><a href="/people/duplicates?skip=${at}"><bdi>${connection.displayName}</bdi> · <bdi>${other.displayName}</bdi></a><span class="reason soft">${reasons.map((reason) => sayInWords(words, reason)).join(' ')}</span></div></li>
`,
)}</ul>`
}

function drawNone({ words: { duplicates: words } }: ScreenRequest) {
  return html`<div class="panel"><h2>${words.none}</h2><p>${words.noneHint}</p></div>`
}
