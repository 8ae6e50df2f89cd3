import type { Commitment, Segment, SentencePlace } from '../../language-data/commitment-rules.ts'
import { pattern, phrases } from '../../phrases/phrases.ts'
import type { Sentence } from '../../sentences/note-sentences.ts'
import { commitmentOf } from './clause-commitment.ts'
import { startsCondition } from './exclusions/ruled-out.ts'
import { type Meaning, meaningOf } from './labels/labels.ts'
import type { SaidCommitment } from './openers/commitment.ts'
import { isDoneToThem, isSaidByOther, startsWithOther, startsWithPerson } from './ownership/topic.ts'

const maxRead = 500

/** Reads the commitments of an English sentence, clause by clause. */
export function readerOf(place: SentencePlace, clauses: Segment[]): (at: number) => Commitment | null {
  const { sentence, previous, next, names } = place
  const { about: topic } = place.topic
  const spokenOf = names.union(place.topic.names)
  let mine = topic !== 'other'
  let conditional = false
  let commitment: SaidCommitment | null = null
  return (at) => {
    const clause = clauses[at]
    if (!clause) return null
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
    if (conditional) return null
    const isVowed = [clauses[at + 1], clauses[at + 2], next].some(saysVow)
    const { meaning, isDated } = readLabel(labelOf(clause, sentence), isVowed, place.isDay)
    const asking = at === clauses.length - 1 ? askingBefore(before, previous) : ''
    const found = commitmentOf(clause, sentence, { meaning, mine, names, spokenOf, asking, isUnderDate: isDated })
    if (!found || (found.besideOther && clauses.length === 1 && !clause.label)) return null
    commitment = found
    if (isVowed) found.sure = true
    if (found.headless && topic === 'mentioned' && !isDoneToThem(found.deed, spokenOf)) found.sure = false
    if (found.headless && isSaidByOther(clauses[at + 1]?.plain ?? '')) return null
    if (isReported(before)) return null
    const start = clause.index + found.start
    return isSettled(sentence.plain.slice(start, start + maxRead), next?.plain ?? '') ? null : found
  }
}

const labelOf = (clause: Segment, sentence: Sentence) => clause.label || sentence.heading

const isAfterOtherwise = (plain: string, { index }: Segment) =>
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
const saysVow = (words: Segment | Sentence | undefined) => words !== undefined && vowClause.test(words.plain)

type LabelRead = { meaning: Meaning; isDated: boolean }

function readLabel(label: string, isVowed: boolean, isDay: SentencePlace['isDay']): LabelRead {
  const isDated = label !== '' && isDay(label)
  if (isVowed) return { meaning: 'promised', isDated }
  if (!isDated) return { meaning: meaningOf(label), isDated }
  return { meaning: isDeadline(label) ? 'list' : 'nothing', isDated }
}

const isDeadline = (label: string) => /^\W*(?:by|before|due|no later than|until)\s/i.test(label)

/** The words before a clause that may ask for what the clause agrees to. */
const askingBefore = (before: Segment | undefined, previous: Sentence | undefined) =>
  before && !isMereWord(before.plain) ? before.plain : (previous?.plain ?? '')

const isMereWord = (clause: string) => /^\W*(?:(?:of )?course|naturally|obviously|so|well|sure)?\W*$/i.test(clause)

const says = phrases`said, says, told, tells, goes, went, texted, wrote, writes, replied, was like, is like, shouted`
const introducesSpeech = pattern('iu')`(?<!\p{L})(?<!I )(?<!I've )${says}(?:\s+(?!that)[\p{L}'-]+){0,3}[\s,:]*$`

const speaksToThem = pattern('iu')`(?<!\p{L})${says}\s+(?!me|us)[^,]+\s(?:you|your)\s`

/** "He told the landlord, I will pay you": somebody else's words, because notes address nobody as "you". */
const isReported = (before: Segment | undefined) =>
  before !== undefined &&
  startsWithOther(before.plain) &&
  (introducesSpeech.test(before.plain) || speaksToThem.test(before.plain)) &&
  !/(?<!\p{L})(?:yes|sure|ok|okay|no|thanks)[\s,]*$/iu.test(before.plain)

const they = phrases`she, he, they`
const handed = phrases`
  sent, paid, called, gave, given, returned, delivered, emailed, booked, forwarded, posted, finished, dropped, handed,
  brought, did, kept, submitted, filed, shared, mailed, texted, transferred, rang, took, fixed, wrote`

/** "and did so", "which I have already" */
const didSo =
  /(?:and|which|but|so) (?:I )?(?:already )?(?:(?:did|have done)(?= *(?:it|so|that|just that|already|,|\.|!|$))|have(?= *(?:already|,|\.|!|$)))/
const isDone = phrases`
  (that's | that is | it's | it is | all | is now | now | been | is) [now | all | already | been]
  (settled | done | sorted | finished | taken care of | handled | over with | off my list)`
const alreadyDone = phrases`
  already (did | done | sent | paid | called | gave | returned | delivered | emailed | booked | sorted)`
const sentIt = pattern()`and (?:I )?(?:(?:have|had|duly|then|since|promptly|did) )*${handed} ${phrases`
  it, her, him, them, that, these, those, both, all, the lot, everything, one`}(?![a-zÀ-ɏ])`

const saidNo = /said no(?! (?:rush|hurry|problem|worries|pressure))(?![a-zÀ-ɏ])/
/** Nobody wants it any more. */
const notWanted = phrases`
  no longer (needed | necessary), not needed, ${they}'d rather,
  ${they} (declined | refused | ${saidNo} | turned | doesn't want | don't want | didn't want | wouldn't hear | passed |
  has already | already has | already got), turned (it | me) down, ${saidNo}, no thanks, called it off,
  fell through, off the hook, never mind, nevermind, but ${they} (beat me | got it | found (it | one | another))`

const settledLater = pattern('i')`(?<![a-zÀ-ɏ])(?:${phrases`
  ${didSo}, ${isDone}, ${alreadyDone}, did (so | it | that)${/(?![a-zÀ-ɏ])/}, ${notWanted}, ${sentIt}, and kept (it | my),
  done (and dusted | deal), ${/[✓✔✅]/}`})`
const sentAside =
  /[,;] (?:I )?(?:already )?(?:sent|paid|called|gave|returned|delivered|emailed|booked|forwarded|did) (?:it|her|him|them|that|so)(?![a-zÀ-ɏ])/i
/** "Paid him back", "We're square" */
const paidBack = phrases`
  [I] [have | ${/I've/}] [already | since | then] (paid | gave | given) ${/\S+(?: \S+)?/} back, [I] [already] repaid, ${/we(?:'re| are)/} [all | now]
  (square | even | quits)`
const settledNext = pattern('i')`^\s*${phrases`
  ${paidBack},
  done, did (it | that | so), sent [it], already (did | done | sent), sorted, (edit | update): (done | sent),
  (that's | it's | all) (done | settled | sorted), she declined, he declined, ${they}'d rather,
  ${they} said no${/(?![a-zÀ-ɏ])/}`}`

/** Whether the rest of the sentence, or the start of the next, says that it is done, or that nobody wants it any more. */
const isSettled = (after: string, next: string) =>
  settledLater.test(after) || sentAside.test(after) || settledNext.test(next)
