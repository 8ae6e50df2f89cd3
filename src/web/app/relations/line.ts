import { inverseOf, isRelationKind } from '#contract/relation-kinds.ts'
import { type Html, html, sentenceWith } from '#platform/html/html.ts'
import { joinAnd } from '../../kit/lists.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Relation = Output<'Relations_get'>
type Page = Pick<ScreenRequest, 'words' | 'locale'>

const maxSentences = 4
const maxNames = 6

/** "Married to Pavel. Introduced by Rita Blom.": what is still so, in one short line. */
export function relationLine(page: Page, relations: readonly Relation[]): Html | false {
  const current = relations.filter(({ until }) => until === undefined)
  const groups = [...Map.groupBy(current, wordingOf).values()].slice(0, maxSentences)
  return groups.length > 0 && html`${groups.map((group, at) => html`${at > 0 && ' '}${relationSentence(page, group)}`)}`
}

/** Relations of one kind, as a whole sentence. */
export function relationSentence(page: Page, relations: readonly Relation[]): Html {
  const [{ kind = 'other', reverseKind = 'other' } = {}] = relations
  const { relations: words } = page.words
  const names = joinAnd(
    page.locale,
    relations.slice(0, maxNames).map((relation) => nameOf(page, relation)),
  )
  const capital = (word: string) => word.charAt(0).toLocaleUpperCase(page.locale) + word.slice(1)
  if (!isRelationKind(kind)) return sentenceWith((names) => words.own({ kind: capital(kind), names }), names)
  if (kind === 'other' && !isRelationKind(reverseKind))
    return sentenceWith((names) => words.ownOf({ kind: capital(reverseKind), names }), names)
  return sentenceWith((names) => words.said[kind]({ names }), names)
}

const wordingOf = ({ kind, reverseKind }: Relation) => (kind === 'other' ? `other ${reverseKind}` : kind)

/** What somebody is to a person, in a word or two. */
export const kindName = ({ words }: Pick<Page, 'words'>, kind: string) =>
  isRelationKind(kind) ? words.relations.kinds[kind] : kind

export const isOwnWord = (kind: string) => !isRelationKind(kind) || inverseOf(kind) === 'other'

function nameOf({ words }: Page, { connectionId, name, until }: Relation): Html {
  const shown = connectionId
    ? html`<a href="/people/${connectionId}" data-ahead><bdi>${name}</bdi></a>`
    : html`<bdi>${name}</bdi>`
  if (until === undefined) return shown
  return sentenceWith((name) => words.relations.untilYear({ name, year: until.slice(0, 4) }), shown)
}
