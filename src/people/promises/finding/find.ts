import type { Said } from '#language/dates/mention.ts'
import { noteSentences, type Sentence } from '#language/sentences/note-sentences.ts'
import { type Clause, clausesOf } from './clauses/clauses.ts'
import { isSame } from './deeds/same-deed.ts'
import { isDateLabel } from './due/due-date.ts'
import { isSettled, startsCondition } from './exclusions/ruled-out.ts'
import { asFound, type Found, longestSentence } from './found-promise.ts'
import { isOrder, isQuoting, type Meaning, meaningOf, type Place as Order } from './labels/orders.ts'
import { deedUnder, isThingUnder, owedUnder } from './labels/thing-labels.ts'
import { type Commitment, commitmentIn } from './openers/commitment.ts'
import { assented } from './ownership/agreed-requests.ts'
import { awaited } from './ownership/expected-of-me.ts'
import { isAboutThem, isOfNamed, isSaidBy, isToThem, startsWithoutOther } from './ownership/subjects.ts'
import { ownSentences } from './speakers.ts'

export type { Found } from './found-promise.ts'

const most = 10
// Enough for any note that people write; a text made to be slow ends here.
const mostTries = 40

/** What the writer of a text commits to, never what others do; the same thing twice is one. */
export function findPromises(text: string, said: Said & { names?: string[] }): Found[] {
  const names = new Set((said.names ?? []).flatMap((name) => name.toLowerCase().split(/\s+/)))
  const found: Found[] = []
  const sentences = ownSentences(noteSentences(text))
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
  const comments = next ? nextClauses(next) : []
  for (const [at, clause] of clauses.entries()) {
    if (clause.fresh) conditional = false
    conditional ||= /(?:otherwise|or else),?\s*$/i.test(
      sentence.plain.slice(Math.max(0, clause.index - 14), clause.index),
    )
    if (clause.fresh && at > 0) mine = true
    const vowed = isVowed([...clauses.slice(at + 1, at + 3).map(({ plain }) => plain), next?.plain ?? ''])
    const label = clause.label || sentence.heading
    const dated = isDateLabel(label, said)
    const meaning = vowed ? 'promised' : dated ? (isDeadline(label) ? 'list' : 'nothing') : meaningOf(label)
    const before = clauses[at - 1]?.plain ?? ''
    const asking = isMereWord(before) ? (previous?.plain ?? '') : before
    const last = at === clauses.length - 1
    const place = { meaning, mine, names, dated, asking: last ? asking : '' }
    const candidate = conditional ? null : commitmentOf(clause, sentence, place)
    if (candidate && vowed) candidate.sure = true
    const commitment = candidate?.shared && clauses.length === 1 && !clause.label ? null : candidate
    conditional ||= startsCondition(clause.plain)
    mine = commitment !== null || (startsWithoutOther(clause.plain) && mine)
    if (!commitment || (commitment.headless && commitment.dated && at === 0 && isOfNamed(previous))) continue
    const from = clause.index + commitment.start
    const after = sentence.plain.slice(from, from + longestSentence)
    if (commitment.headless && isSaidBy(clauses[at + 1]?.plain ?? '')) continue
    const earlier = `${previous?.plain ?? ''} ${sentence.plain.slice(0, from)}`
    if (isSettled(after, next?.plain ?? '')) continue
    const around = {
      last: clauses[at - 1]?.plain ?? '',
      preceding: [previous?.plain ?? '', ...clauses.slice(Math.max(0, at - 3), at).map(({ plain }) => plain)],
      following: [
        ...clauses.slice(at + 1, at + 5).map(({ plain }) => plain),
        ...(at + 5 > clauses.length ? comments : []),
      ],
      label,
      earlier,
      said,
    }
    yield asFound(commitment, clause, sentence, around)
  }
}

/** "Lunch with Ines -> bring her the maps", but not "Markus -> send Ana the deck". */
const isAfterArrow = (plain: string, { index }: Clause) =>
  /(?:^\W*|\p{Ll}[\p{Ll}'’/-]+ .*|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\s*)(?:→|[-=]+>)\s*$/iu.test(
    plain.slice(Math.max(0, index - 80), index),
  ) && !/^\W*(?:\p{Lu}[\p{L}.]*\s*(?:and|&|,)?\s*){1,3}(?:→|[-=]+>)\s*$/u.test(plain.slice(0, index))

const isMereWord = (clause: string) => /^\W*(?:(?:of )?course|naturally|obviously|so|well|sure)?\W*$/i.test(clause)
const isDeadline = (label: string) => /^\W*(?:by|before|due|no later than|until)\s/i.test(label)

/** What the next sentence says of it; a new line of a list speaks of something else. */
const nextClauses = (next: Sentence) =>
  next.line !== 'text' && next.first ? [] : clausesOf(next.plain.slice(0, longestSentence)).map(({ plain }) => plain)

const vow =
  /^\s*(?:(?:as|and|so) )?(?:I |I've |I have |we )?(?:promised|shook on it|shook hands on it|gave (?:\S+ )?my word|committed to (?:that|it|this)|agreed to (?:that|it|this)|said yes(?: to (?:that|it|this))?)(?: (?:her|him|them|on|with|to|at|today|yesterday|last)(?!\p{L})[^,;]{0,40})?[\s.!]*$/iu

/** "Photos to Lena by Friday, I promised." "Pizza for all on Friday. I shook on it." */
const isVowed = (clauses: string[]) => clauses.some((clause) => vow.test(clause))

/** What is granted or ordered has no words of commitment before it. */
const order = { before: '', dated: false, shared: false, headless: true }

type Place = { meaning: Meaning; mine: boolean; names: ReadonlySet<string>; asking: string; dated: boolean }

function commitmentOf(
  clause: Clause,
  sentence: Sentence,
  { meaning, mine, names, asking, dated }: Place,
): Commitment | null {
  if (isQuoting(clause.label)) return null
  const said = commitmentIn(clause.plain, meaning !== 'theirs' || isOwnForm(clause))
  if (said && (mine || !said.headless || (clause.fresh && isToThem(said.deed)))) return said
  const asked = assented(clause.plain, asking)
  if (asked) return { ...order, deed: asked, sure: true, start: 0, dateBefore: false }
  const wanted = awaited(clause.plain)
  if (wanted) return { ...order, ...wanted, headless: false, sure: false, dateBefore: false }
  const owed = owedUnder(sentence.heading, clause.label, clause.plain)
  if (owed) return { ...order, deed: owed, sure: false, start: 0, dateBefore: false }
  if (!mine || meaning === 'theirs' || !clause.fresh) return null
  const start = clause.plain.length - clause.plain.trimStart().length + ordersAt(clause.plain.trimStart())
  const deed = deedUnder(clause.label, clause.plain.slice(start))
  const place = placeOf(sentence, meaning)
  if (place === 'note' && clause.index > 0 && !dated && !isAfterArrow(sentence.plain, clause)) return null
  const thing =
    (meaning === 'list' || meaning === 'promised') &&
    isThingUnder(clause.label || sentence.heading, deed, meaning === 'promised')
  if (!thing && !isOrder(deed, place, names)) return null
  return { ...order, deed, sure: meaning === 'promised', start, dateBefore: true }
}

/** "Kavya: need to sign her logbook": of Kavya it would be "needs". */
const isOwnForm = ({ plain, label }: Clause) =>
  /^\s*(?:(?:still|also|really|just) )*(?:need to|have to|owe|gotta|remind me|don't forget)\s/i.test(plain) &&
  !/(?:^|\s)(?:and|&|they|them)(?:\s|$)/i.test(label)

function placeOf(sentence: Sentence, meaning: Meaning): Order {
  if (meaning !== 'nothing' || sentence.line === 'box') return 'todo'
  return sentence.line === 'bullet' && sentence.first ? 'list' : 'note'
}

/** "Then", "also", "please" and a bold mark may stand before an order. */
const ordersAt = (line: string) => /^(?:(?:then|also|and|please|to)\s+|[*_]+)*/i.exec(line)?.[0].length ?? 0
