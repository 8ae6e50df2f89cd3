import { pattern, phrases } from '#language/phrases/phrases.ts'
import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { promisesTo } from '#people/promises/promises.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { findPerson, type Person, personPassage } from '../../../recall/people.ts'
import { entriesOf } from '../../passages/timeline.ts'
import { topicOf } from '../../topic/topic.ts'
import { meeting, occupation, sayBirthday } from '../../wording/person.ts'
import {
  type Answer,
  attributeQuote,
  type Claim,
  dateOfPassage,
  dayWords,
  inline,
  inQuotes,
} from '../../wording/sentences.ts'

const openings = phrases`so, and, ok[ay], hey, please, can you, could you`
const summaries = phrases`
  summary, portrait, profile, overview, rundown, run-down, briefing, brief, lowdown, low-down, info[rmation], details,
  background, facts, notes, recap, dossier, digest, gist`
const anyWords = phrases`
  what [else | all] (do | did | can | could | should | must | would) (i | we | you) [already | also] (know | have | remember | recall | note | tell (me | us) | bear in mind)${/\b.*\b/}(about | on | of | for),
  what have (i | we | you) [got]${/\b.*\b/}(about | on), (show | give) me${/\b.*\b/}(of | on | about | for),
  tell (me | us) [more | everything | all | something | a bit | a little | ${/what .*/}] (about | of),
  remind me (about | of | who), (a | an | the | some | any | quick | short | brief)* ${summaries} (of | on | about | for),
  sum up, ${/summari[sz]e/}, recap, describe, introduce, everything${/\b.*\b/}(about | on),
  (update | fill | catch | bring) me [in | up] [to speed] (on | about | for),
  anything [i should know | worth knowing | known | noted] (about | on), what about, how about,
  do (you | i | we) know, look up, find`
const portraitPattern = pattern(
  'i',
)`^(?:${openings}[, ]+)*(?:${anyWords}\b|what(?:'s|’s| is) (?:known )?(?:about|on file)|who(?:'s|’s| is| was| are)\b)`
/** Words used to ask for a portrait. */
const portraitWords = new Set(
  `summary portrait profile overview rundown briefing brief lowdown info information details background facts notes recap
  dossier digest gist sum summarise summarize describe introduce prep prepare update fill catch bring speed look find meet
  meeting call before seeing visiting calling lunch dinner coffee worth knowing short quick main important bear mind`.split(
    /\s+/,
  ),
)
/** Only a name. */
const nameOnly = /^[\p{L}\p{M} .'’-]+\?*$/u

const entriesRead = 20
const notesShown = 3

/** "What do I know about Ana?": a short portrait of a person. */
export async function portrait(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const [connectionId, ...others] = question.about
  if (!connectionId || others.length > 0 || isThen(question) || !isAsked(question)) return null
  const person = await findPerson(ctx, connectionId)
  if (!person) return null
  const [entries, promises] = await Promise.all([entriesOf(ctx, person, entriesRead), promisesTo(ctx, connectionId, 3)])
  const owed = promises
    .filter(({ status }) => status === 'open')
    .map((promise) => promiseClaim(person, promise, question.today))
  const notes = tellingSentences(entries, notesShown).map(
    ({ passage, quote }): Claim => ({ text: attributeQuote(passage, quote, question), cites: [passage] }),
  )
  return { claims: [personClaim(person, question), ...notes, ...owed], about: [connectionId], isKnown: true }
}

/** "I'm meeting her tomorrow" does not limit the search to tomorrow. */
const isThen = ({ span, today }: Question) => span !== null && Temporal.PlainDate.compare(span.from, today) < 0

/** The question asks only who somebody is. */
function isAsked(question: Question) {
  const { text, words, named } = question
  if (topicOf({ text, words: words.filter((word) => !portraitWords.has(word)) }).terms.length > 0) return false
  return (
    portraitPattern.test(text.trim()) ||
    /^(?:my|our|the) [\p{L} -]+\?*$/iu.test(text.trim()) ||
    (nameOnly.test(text.trim()) && named.some(({ said }) => said.length > text.trim().length - 3))
  )
}

/** Words about a person's life rather than a single day: family, work, places, health, likes. */
const lifeWords = phrases`
  husband, wife, partner, married, wedding, daughter, son[s], kids, children, baby, expecting, brother, sister, mother,
  father, dog, cat, mov(es | ed | ing), lives, work[s], job, left, joined, hired, founded, raised, start[s], company,
  studio, allergic, vegetarian, vegan, hospital, ill, surgery, loves, likes, hates, enjoys, plays, learning, speaks, owns,
  bought, wants, looking for, born, turned, died`
const ofLife = pattern('i')`\b${lifeWords}\b`
const long = 160

/** The most telling sentences about a person: one per entry, newest entries first. */
function tellingSentences(entries: Passage[], limit: number): { passage: Passage; quote: string }[] {
  const all = entries.flatMap((passage, age) => {
    const best = quotableSentences(passage.text)
      .map((quote) => ({ quote, worth: worthOf(quote) }))
      .toSorted((a, b) => b.worth - a.worth)[0]
    return best ? [{ passage, quote: best.quote, worth: best.worth - 0.15 * age }] : []
  })
  const chosen = all.toSorted((a, b) => b.worth - a.worth).slice(0, limit)
  return all.filter((one) => chosen.includes(one)).map(({ passage, quote }) => ({ passage, quote }))
}

function worthOf(sentence: string) {
  const tells = ofLife.test(sentence) ? 1 : 0
  const names = /\s\p{Lu}\p{Ll}/u.test(sentence) ? 0.3 : 0
  return tells + names + Math.min(sentence.length, long) / long
}

/** A person in brief: job, place, how they met, the last contact, the birthday. */
export function personClaim(person: Person, question: Question): Claim {
  const name = inline(person.displayName)
  const does = occupation(person)
  const last = person.lastContactAt
    ? `You were last in touch on ${dayWords(dateOfPassage({ at: person.lastContactAt }, question), question.today)}.`
    : null
  const born = person.birthday ? `Birthday: ${sayBirthday(person.birthday)}.` : null
  const text = [`${name}${does ? `: ${does}` : ''}.`, meeting(person, question.today), last, born]
    .filter(Boolean)
    .join(' ')
  return { text, cites: [personPassage(person)] }
}

type Owed = Awaited<ReturnType<typeof promisesTo>>[number]

export function promiseClaim(
  person: Person,
  { promiseId, text, dueOn, dueAssumed, createdAt }: Owed,
  today: Temporal.PlainDate,
): Claim {
  const of = { connectionId: person.id, connectionName: person.displayName }
  const passage: Passage = { kind: 'promise', id: promiseId, ...of, text, at: createdAt, source: 'member' }
  const due = dueAssumed ? '' : `, due on ${dayWords(Temporal.PlainDate.from(dueOn), today)}`
  return { text: `You promised ${inline(person.displayName)}: ${inQuotes(text)}${due}.`, cites: [passage] }
}
