import type { Said } from '#language/dates/mention.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { Sentence } from '#language/sentences/note-sentences.ts'
import { commitmentOf } from './clause-commitment.ts'
import { type Clause, clausesOf } from './clauses/clauses.ts'
import { isDateLabel, type Surroundings } from './due/due-date.ts'
import { startsCondition } from './exclusions/ruled-out.ts'
import { isSettled } from './exclusions/settled.ts'
import { type FoundPromise, maxSentenceLength, promisesOf } from './found/found-promise.ts'
import { type Meaning, meaningOf } from './labels/labels.ts'
import type { Commitment } from './openers/commitment.ts'
import { isDoneToThem, isSaidByOther, startsWithOther } from './ownership/subjects.ts'
import { startsWithPerson, type Topic } from './ownership/topic.ts'

type SentenceContext = {
  sentence: Sentence
  previous: Sentence | undefined
  next: Sentence | undefined
  /** Whom the sentences before it are about. */
  topic: Topic
  said: Said
  /** The words of the names of people the note is about, in lower case. */
  names: ReadonlySet<string>
}

/**
 * The promises of each clause, one at a time: reading them is costly, and the caller may have enough. Null: another
 * clause begins.
 */
export function* promisesInSentence(context: SentenceContext): Generator<FoundPromise[] | null> {
  const { sentence, previous, next, names } = context
  const { about: topic } = context.topic
  const spokenOf = names.union(context.topic.names)
  if (sentence.line === 'done' || /\?["')\s]*$/.test(sentence.plain)) return
  const clauses = clausesOf(sentence.plain)
  let mine = topic !== 'other'
  let conditional = false
  let commitment: Commitment | null = null
  for (const [at, clause] of clauses.entries()) {
    yield null
    const before = clauses[at - 1]
    if (clause.fresh) {
      conditional = false
      if (before) mine = topic !== 'other' && !startsWithPerson(sentence.plain)
    } else if (before) {
      conditional ||= startsCondition(before.plain)
      mine = commitment !== null || (mine && !startsWithOther(before.plain) && !startsWithPerson(before.plain))
    }
    commitment = null
    conditional ||= isAfterOtherwise(sentence.plain, clause)
    if (conditional) continue
    const isVowed = [clauses[at + 1], clauses[at + 2], next].some(saysVow)
    const { meaning, isDated } = readLabel(labelOf(clause, sentence), isVowed, context.said)
    const asking = at === clauses.length - 1 ? askingBefore(before, previous) : ''
    const candidate = commitmentOf(clause, sentence, { meaning, mine, names, spokenOf, asking, isUnderDate: isDated })
    if (!candidate || (candidate.besideOther && clauses.length === 1 && !clause.label)) continue
    commitment = candidate
    if (isVowed) commitment.sure = true
    if (commitment.headless && topic === 'mentioned' && !isDoneToThem(commitment.deed, spokenOf))
      commitment.sure = false
    if (commitment.headless && isSaidByOther(clauses[at + 1]?.plain ?? '')) continue
    if (isReported(before)) continue
    const start = clause.index + commitment.start
    if (isSettled(sentence.plain.slice(start, start + maxSentenceLength), next?.plain ?? '')) continue
    yield promisesOf(commitment, clause, sentence, surroundings(context, clauses, at, start))
  }
}

const labelOf = (clause: Clause, sentence: Sentence) => clause.label || sentence.heading

const isAfterOtherwise = (plain: string, { index }: Clause) =>
  /(?:otherwise|or else),?\s*$/i.test(plain.slice(Math.max(0, index - 14), index))

const saidYes = /said yes(?: to (?:that|it|this))?/
const vow = phrases`
  promised, shook on it, shook hands on it, gave ${/(?:\S+ )?/}my word, (committed | agreed) to (that | it | this), ${saidYes}`
/** "Promised to the board", but "promised to call" is a promise of its own. */
const them = phrases`her, him, them, the, my, both, all, everyone, everybody, mum, mom, dad`
const vowClause = pattern(
  'iu',
)`^\s*(?:(?:as|and|so) )?(?:I |I've |I have |we )?${vow}(?: (?:her|him|them))?(?: (?:on|with|to ${them}|at|today|yesterday|last)(?!\p{L})[^,;]{0,40})?[\s.!]*$`

/** "Photos to Lena by Friday, I promised." "Pizza for all on Friday. I shook on it." */
const saysVow = (words: Clause | Sentence | undefined) => words !== undefined && vowClause.test(words.plain)

function readLabel(label: string, isVowed: boolean, said: Said): { meaning: Meaning; isDated: boolean } {
  const isDated = isDateLabel(label, said)
  if (isVowed) return { meaning: 'promised', isDated }
  if (!isDated) return { meaning: meaningOf(label), isDated }
  return { meaning: isDeadline(label) ? 'list' : 'nothing', isDated }
}

const isDeadline = (label: string) => /^\W*(?:by|before|due|no later than|until)\s/i.test(label)

/** The words before a clause that may ask for what the clause agrees to. */
const askingBefore = (before: Clause | undefined, previous: Sentence | undefined) =>
  before && !isMereWord(before.plain) ? before.plain : (previous?.plain ?? '')

const isMereWord = (clause: string) => /^\W*(?:(?:of )?course|naturally|obviously|so|well|sure)?\W*$/i.test(clause)

const says = phrases`said, says, told, tells, goes, went, texted, wrote, writes, replied, was like, is like, shouted`
const introducesSpeech = pattern('iu')`(?<!\p{L})(?<!I )(?<!I've )${says}(?:\s+(?!that)[\p{L}'-]+){0,3}[\s,:]*$`

const speaksToThem = pattern('iu')`(?<!\p{L})${says}\s+(?!me|us)[^,]+\s(?:you|your)\s`

/** "He told the landlord, I will pay you": words of somebody else, and a note speaks to nobody as "you". */
const isReported = (before: Clause | undefined) =>
  before !== undefined &&
  startsWithOther(before.plain) &&
  (introducesSpeech.test(before.plain) || speaksToThem.test(before.plain)) &&
  !/(?<!\p{L})(?:yes|sure|ok|okay|no|thanks)[\s,]*$/iu.test(before.plain)

/** How many clauses before and after are read for a date. */
const clausesBefore = 3
const clausesAfter = 4

function surroundings(
  { sentence, previous, next, said }: SentenceContext,
  clauses: Clause[],
  at: number,
  start: number,
) {
  const texts = (from: number, to: number) => clauses.slice(Math.max(0, from), to).map(({ plain }) => plain)
  const end = at + 1 + clausesAfter
  return {
    clauseBefore: clauses[at - 1]?.plain ?? '',
    preceding: [previous?.plain ?? '', ...texts(at - clausesBefore, at)],
    following: [...texts(at + 1, end), ...(end > clauses.length ? nextClauses(next) : [])],
    label: clauses[at] ? labelOf(clauses[at], sentence) : '',
    earlier: `${previous?.plain ?? ''} ${sentence.plain.slice(0, start)}`,
    said,
  } satisfies Surroundings
}

/** What the next sentence says of it; a new line of a list speaks of something else. */
function nextClauses(next: Sentence | undefined): string[] {
  if (!next || (next.line !== 'text' && next.first)) return []
  return clausesOf(next.plain.slice(0, maxSentenceLength)).map(({ plain }) => plain)
}
