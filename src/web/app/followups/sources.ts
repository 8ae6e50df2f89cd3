import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import { isPrivateMatter } from '#people/followups/draft/reading/sensitive.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

/** The entries and promises that a draft was made from, with the part it speaks of highlighted. */
export async function drawSources(page: ScreenRequest, followup: Output<'Followups_get'>): Promise<Html | null> {
  const { followups: words, person } = page.words
  const { connectionId: id, drewOn, body, connectionName } = followup
  const [entries, promises] = await Promise.all([
    Promise.all(drewOn.ixIds.map((ixId) => ifThere(page.call('Memory_getInteraction', { id, ixId })))),
    Promise.all(drewOn.promiseIds.map((promiseId) => ifThere(page.call('Promises_get', { promiseId })))),
  ])
  const rows = [
    ...entries.flatMap((entry) => {
      if (!entry) return []
      const { ixId, kind, occurredAt, source, text = '', transcript = '' } = entry
      // A visitor's words are never quoted: only the day counts.
      const spoken = source === 'visitor' ? '' : body
      const parts = markSpokenOf([text, transcript].filter(Boolean).join('\n'), spoken, connectionName)
      const head = html`${person.kinds[kind]} · ${dayName(page, dateOf(page, occurredAt))}`
      const isMarked = parts.some(({ isSpokenOf }) => isSpokenOf)
      return [
        html`<li><a href="/people/${id}#entry-${ixId}">${isMarked ? head : html`<mark>${head}</mark>`}</a>
<p dir="auto">${parts.map(({ text, isSpokenOf }) => (isSpokenOf ? html`<mark>${text}</mark>` : text))}</p></li>
`,
      ]
    }),
    ...promises.flatMap((promise) =>
      promise
        ? [
            html`<li><span>${words.promise}${!promise.dueAssumed && html` · ${dayName(page, promise.dueOn)}`}</span>
<p dir="auto"><mark>${promise.text}</mark></p></li>
`,
          ]
        : [],
    ),
  ]
  return rows.length > 0 ? html`<h2>${words.basedOn}</h2><ul class="sources">${rows}</ul>` : null
}

type Part = { text: string; isSpokenOf: boolean }

/** One word may be there by chance, unless it is long. */
const minShared = 2
const longWord = 6
const maxContext = 120

/** The sentences of a note that share most words with the draft, and a little of what is around them. Never a private one. */
export function markSpokenOf(note: string, draft: string, name: string): Part[] {
  const spoken = stemsIn(draft, name)
  const sentences = [...segmenter.segment(note)].map(({ segment }) => {
    const shared = isPrivateMatter(segment) ? [] : [...stemsIn(segment, name)].filter((each) => spoken.has(each))
    return { text: segment, shared: shared.reduce((sum, { length }) => sum + (length < longWord ? 1 : 2), 0) }
  })
  const most = Math.max(0, ...sentences.map(({ shared }) => shared))
  const parts = sentences.map(({ text, shared }) => ({ text, isSpokenOf: most >= minShared && shared === most }))
  const first = parts.findIndex(({ isSpokenOf }) => isSpokenOf)
  const last = parts.findLastIndex(({ isSpokenOf }) => isSpokenOf)
  return first < 0
    ? [{ text: cut(note, 'end'), isSpokenOf: false }]
    : [
        { text: cut(textOf(parts.slice(0, first)), 'start'), isSpokenOf: false },
        ...parts.slice(first, last + 1),
        { text: cut(textOf(parts.slice(last + 1)), 'end'), isSpokenOf: false },
      ]
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const textOf = (parts: Part[]) => parts.map(({ text }) => text).join('')

function stemsIn(text: string, name: string) {
  const names = tellingWords(name)
  return new Set(tellingWords(text).flatMap((word) => (names.includes(word) ? [] : [stem(word)])))
}

function cut(text: string, side: 'start' | 'end') {
  if (text.length <= maxContext) return text
  return side === 'start' ? `…${text.slice(-maxContext)}` : `${text.slice(0, maxContext).trimEnd()}…`
}
