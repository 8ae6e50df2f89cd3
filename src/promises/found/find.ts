import { type Clause, clausesOf } from './clauses.ts'
import { type Commitment, commitmentIn } from './commitment.ts'
import { dueOf } from './due-of.ts'
import { isOrder, type Meaning, meaningOf } from './imperative.ts'
import type { Said } from './mention.ts'
import { isSettled, startsCondition } from './never.ts'
import { isSame } from './same.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { severalDeeds } from './several.ts'
import { cut } from './wording.ts'

/** A promise found in a text: what to do, the sentence that says so, and when it is due where it was said. */
export type Found = { text: string; sentence: string; sure: boolean; dueOn: string | null; dueTime: string | null }

const most = 10
const longestSentence = 500
// Enough for any note that people write; a text made to be slow ends here.
const mostTries = 120

/** What the writer of a text commits to, never what others do; the same thing twice is one. */
export function findPromises(text: string, said: Said & { names?: string[] }): Found[] {
  const names = new Set((said.names ?? []).flatMap((name) => name.toLowerCase().split(/\s+/)))
  const found: Found[] = []
  const sentences = sentencesOf(text)
  let tries = 0
  for (const [at, sentence] of sentences.entries()) {
    for (const some of inSentence(sentence, sentences[at - 1], sentences[at + 1], said, names)) {
      for (const one of some) keep(found, one)
      tries++
      if (found.length >= most || tries >= mostTries) return found.slice(0, most)
    }
  }
  return found
}

function keep(found: Found[], one: Found) {
  const twin = found.find((other) => isSame(other.text, one.text))
  if (!twin) {
    found.push(one)
    return
  }
  twin.sure ||= one.sure
  if (twin.dueOn === null) Object.assign(twin, { dueOn: one.dueOn, dueTime: one.dueTime })
}

/** What each of its commitments comes to, one at a time: reading them is dear, and whoever asks may have enough. */
function* inSentence(
  sentence: Sentence,
  previous: Sentence | undefined,
  next: Sentence | undefined,
  said: Said,
  names: ReadonlySet<string>,
): Generator<Found[]> {
  if (sentence.line === 'done' || /\?["')\s]*$/.test(sentence.plain)) return
  const clauses = clausesOf(sentence.plain)
  let mine = !isAboutThem(previous)
  let conditional = false
  for (const [at, clause] of clauses.entries()) {
    if (clause.fresh) conditional = false
    if (clause.fresh && at > 0) mine = true
    const meaning = meaningOf(clause.label || sentence.heading)
    const commitment = conditional ? null : commitmentOf(clause, sentence, { meaning, mine, names })
    conditional ||= startsCondition(clause.plain)
    mine = commitment !== null || (startsWithoutOther(clause.plain) && mine)
    if (!commitment) continue
    const from = clause.index + commitment.start
    const after = sentence.plain.slice(from, from + longestSentence)
    if (isSettled(after, next?.plain ?? '')) continue
    yield asFound(commitment, { clause, following: clauses[at + 1], sentence, said })
  }
}

type Place = { meaning: Meaning; mine: boolean; names: ReadonlySet<string> }

function commitmentOf(clause: Clause, sentence: Sentence, { meaning, mine, names }: Place): Commitment | null {
  const headless = mine && meaning !== 'theirs'
  const said = commitmentIn(clause.plain, headless)
  if (said) return said
  if (!headless || !clause.fresh) return null
  const start = clause.plain.length - clause.plain.trimStart().length + ordersAt(clause.plain.trimStart())
  const deed = clause.plain.slice(start)
  const inList = meaning !== 'nothing' || (sentence.line === 'bullet' && sentence.first)
  if (!inList && clause.index > 0) return null
  if (!isOrder(deed, inList ? 'list' : 'note', names)) return null
  return { before: '', deed, sure: meaning === 'promised', dated: false, start, dateBefore: true }
}

/** "Then", "also", "please" and a bold mark may stand before an order. */
const ordersAt = (line: string) => /^(?:(?:then|also|and|please|to)\s+|[*_]+)*/i.exec(line)?.[0].length ?? 0

type Around = { clause: Clause; following: Clause | undefined; sentence: Sentence; said: Said }

function asFound(commitment: Commitment, { clause, following, sentence, said }: Around): Found[] {
  const written = sentence.text.slice(clause.index, clause.index + clause.plain.length)
  const own = commitment.deed === clause.plain.slice(commitment.start)
  // As written, with its own apostrophes, unless the deed had to be put in other words.
  const deed = own ? written.slice(commitment.start) : commitment.deed
  const aside = following?.plain ?? ''
  const parts = severalDeeds(deed)
  const dues = parts.map((part) => dueOf(part, { commitment, aside, said, alone: parts.length === 1 }))
  return dues.flatMap(({ text, dueOn, dueTime }, at) => {
    if (commitment.dated && dueOn === null) return []
    if (!/\p{L}/u.test(text)) return []
    const later = dueOn ? undefined : dues.slice(at + 1).find((due) => due.dueOn !== null)
    return [
      {
        text,
        sentence: sentenceAround(sentence.text, written),
        sure: commitment.sure,
        dueOn: dueOn ?? later?.dueOn ?? null,
        dueTime: later ? later.dueTime : dueTime,
      },
    ]
  })
}

function sentenceAround(sentence: string, clause: string): string {
  const whole = sentence.trim()
  return [...whole].length <= longestSentence ? whole : cut(clause.trim(), longestSentence)
}

/** "Works at Stripe. Will send the deck": such a note goes on about the other person. */
const isAboutThem = (previous: Sentence | undefined) =>
  previous !== undefined &&
  /^\s*(?:(?:she|he|they)(?:'s|'ll|'d)?\s|(?:works|runs|lives|has|loves|hates|likes|is|was|wants|needs|knows|plays|studies|teaches|leads|owns|moving|born|grew|makes|does|founded|heads|manages|speaks|keeps|used to)\s)/i.test(
    previous.plain,
  )

const startsWithoutOther = (clause: string) =>
  !/^\s*(?:(?:and|but|so|then)\s+)*(?:she|he|they|it|you|my\s+\p{L}+|his\s+\p{L}+|her\s+\p{L}+|their\s+\p{L}+|the\s+\p{L}+|(?!I\b|I')\p{Lu}[\p{L}-]*)(?:'\p{L}+)?\s+(?:\p{L}+\s+)?(?:will|is|was|has|had|would|said|says|told|asked|wants|needs|can|could|should|might|must|promised|agreed|offered|thinks|works|lives|came|went|gave|sent|owes|and)(?!\p{L})/u.test(
    clause,
  ) && !/^\s*(?:(?:and|but|so|then)\s+)*(?:she|he|they|it|you)(?:'[a-zÀ-ɏ]+)?\s/i.test(clause)
