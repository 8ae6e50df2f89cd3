import { fold } from '#language/words/fold.ts'
import type { Expected, Question, Said } from './question.ts'
import type { Ids } from './seed.ts'

export type Answer = {
  content: string
  citations: { kind: string; id: string; quote: string }[]
  /** False if the answer is marked as declined. If absent, its text decides. */
  isKnown?: boolean
}

export type Verdict = { right: boolean; declined: boolean; why: string }

/** More citations count as a dump of the corpus, which is not an answer. */
const mostCited = 10
const mostLetters = 4000

export function judge(answer: Answer, { expect }: Question, ids: Ids): Verdict {
  const declined = declines(answer)
  const fault = expect.declines ? wrongNo(answer, expect, declined, ids) : wrongYes(answer, expect, declined, ids)
  return { right: fault === null, declined, why: fault ?? 'right' }
}

/** The first line declines and cites nothing. Later lines may show similar facts. */
function declines({ content, isKnown }: Answer) {
  if (isKnown !== undefined) return !isKnown
  const [first = ''] = content.trim().split('\n')
  return content.trim() === '' || (!/\[\d+\]/.test(first) && sayingNo.test(withoutQuotes(first)))
}

const sayingNo = new RegExp(
  [
    /\b(?:nothing|no one|nobody|none|nowhere)\b/,
    /\b(?:do|does|did|could|can|have|has|is|are|was)(?: not|n['’]t)\b.{0,40}\b(?:know|find|found|say|said|tell|mention(?:ed)?|record(?:ed)?|remember|have|hold|any\w*|see)\b/,
    /\b(?:cannot|can['’]t) (?:tell|say|find|answer)/,
    /\bno (?:\S+ ){0,3}(?:notes?|entry|entries|mention|record|memory|answer|promises?|drafts?|follow-ups?|birthdays?|people|person|connections?|contact|information|idea)\b/,
    /\bnot (?:in|part of|mentioned|recorded|written|known|noted|said)\b/,
    /\bunknown\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

const withoutQuotes = (line: string) => line.replace(/“[^”]*”|"[^"]*"|‘[^’]*’|«[^»]*»/gu, ' ')

function wrongNo(answer: Answer, { never = [], orCites = [] }: Expected, declined: boolean, ids: Ids) {
  const mixedUp = never.find((each) => occurs(each, whole(answer)))
  if (mixedUp) return `says what is not so: ${mixedUp}`
  if (declined) return null
  const allowed = new Set(orCites.flatMap((key) => ids.get(key) ?? []))
  const { citations } = answer
  if (citations.length > 0 && citations.every(({ id }) => allowed.has(id))) return null
  return 'answers what memory does not hold'
}

function wrongYes(answer: Answer, expect: Expected, declined: boolean, ids: Ids) {
  const { says = [], never = [], counts, asksBack } = expect
  const text = whole(answer)
  const missing = says.find((each) => !occurs(each, asksBack ? answer.content : text))
  const mixedUp = never.find((each) => occurs(each, text))
  if (asksBack) return missing ? `does not name ${missing}` : null
  if (declined) return 'declines what memory holds'
  return (
    (missing && `does not say ${missing}`) ||
    (mixedUp && `says ${mixedUp}, which is not so of this`) ||
    (counts !== undefined && !gives(counts, answer) && `does not give the number ${counts}`) ||
    wrongSources(answer, expect, ids)
  )
}

function wrongSources({ content, citations }: Answer, { cites = [], citesAll, list }: Expected, ids: Ids) {
  const cited = new Set(citations.map(({ id }) => id))
  const isCited = (key: string) => (ids.get(key) ?? []).some((id) => cited.has(id))
  if (citations.length === 0) return 'cites nothing'
  if (citations.length > (list ? mostCited + 2 * cites.length : mostCited)) return `cites ${citations.length} passages`
  if (content.length > mostLetters) return 'goes on and on'
  const uncited = cites.filter((key) => !isCited(key))
  if (citesAll && uncited.length > 0) return `does not cite ${uncited.join(', ')}`
  return !citesAll && cites.length > 0 && uncited.length === cites.length ? `cites none of ${cites.join(', ')}` : null
}

/** The text of an answer without citation numbers, and its quotes. */
const whole = ({ content, citations }: Answer) => [bare(content), ...citations.map(({ quote }) => quote)].join('\n')
const bare = (content: string) => content.replace(/\[\d+\]/g, ' ')

function occurs(said: Said, text: string) {
  if (said instanceof RegExp) return said.test(text) || said.test(fold(text))
  const wanted = fold(apart(said)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'u').test(fold(apart(text)))
}

/** "Oscar's" has the word "Oscar". */
const apart = (text: string) => text.replace(/['’](?=s\b)/gu, ' ')

/** The first number of the text, except in dates and lists. */
function gives(count: number, { content }: Answer) {
  const said = new RegExp(`\\b(?:\\d+|${words.join('|')})\\b`, 'i')
    .exec(withoutQuotes(bare(content)))?.[0]
    .toLowerCase()
  return said === String(count) || said === words[count]
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
