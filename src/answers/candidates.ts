import type { MemberContext } from '../context.ts'
import type { Question } from '../questions/question.ts'
import type { Passage } from '../recall/passage.ts'
import { recall } from '../recall/recall.ts'
import { words } from '../search/words.ts'
import { entriesOf } from './entries.ts'
import { type Fit, fitOf, raisedByRarity, stemsOf } from './fit.ts'
import { type Person, passageOf, peopleOf } from './people.ts'
import { lookedUp, soughtOf } from './sought.ts'

const looked = 40
const entriesRead = 80

export type Candidate = { passage: Passage; fit: Fit; score: number }
export type Lowered = { lowered?: ReadonlySet<string> | undefined }

/** The passages that may answer a question, those that have most of it first. */
export async function candidatesFor(ctx: MemberContext, question: Question, { lowered = none }: Lowered = {}) {
  const sought = soughtOf(question)
  if (sought.terms.length === 0) return []
  const { passages } = await recall(ctx, lookedUp(question), { limit: looked, lowered })
  const people = await peopleOf(ctx, question.about)
  const own = await Promise.all(people.map((person) => entriesOf(ctx, person, entriesRead)))
  const places = new Map([...passages.keys()].map((at) => [passages[at]?.id, at]))
  const all = new Map([...own.flat(), ...people.map(passageOf), ...passages].map((each) => [each.id, each]))
  const allowed = [...all.values()].filter(mayAnswer(question))
  const known = new Map(
    (
      await peopleOf(
        ctx,
        allowed.map((each) => each.connectionId),
      )
    ).map((each) => [each.id, stemsOf(calledBy(each))]),
  )
  const wanted = raisedByRarity(
    sought,
    allowed.map(({ text }) => text),
  )
  return allowed
    .map((passage): Candidate => {
      const fit = fitOf(passage.text, wanted, known.get(passage.connectionId))
      const rank = 1 - Math.min(places.get(passage.id) ?? looked, looked) / looked
      const score =
        fit.coverage + 0.15 * rank + (isThen(passage, question) ? 0.2 : 0) - (lowered.has(passage.id) ? 0.4 : 0)
      return { passage, fit, score }
    })
    .filter(({ fit }) => fit.coverage > 0)
    .toSorted((a, b) => b.score - a.score || (a.passage.at < b.passage.at ? 1 : -1))
}

const none: ReadonlySet<string> = new Set()

/** What one may call a person instead of the name: "the lawyer", "the people from Acme". */
const calledBy = ({ company, title, tags, location }: Person) => [company, title, location, ...tags].join(' ')

/** Of a question on somebody, only their own passages and those that have their name, and are of nobody so called. */
function mayAnswer({ about, named, connectionId, text }: Question) {
  const names = named.flatMap(({ said, people }) => [said, ...people.map(({ name }) => name)]).map(spelt)
  const isOfDrafts = /\b(?:draft|message|follow-?up)/iu.test(text)
  return (passage: Passage) => {
    if (passage.kind === 'followup' && !isOfDrafts) return false
    if (connectionId || about.length === 0) return !connectionId || passage.connectionId === connectionId
    return about.includes(passage.connectionId) || names.some((name) => mentions(passage, name))
  }
}

const mentions = ({ text, connectionName }: Passage, name: string) =>
  spelt(text).includes(name) && !words(name).some((word) => spelt(connectionName).includes(` ${word} `))

const spelt = (text: string) => ` ${words(text.replace(/['’]s\b/gu, '')).join(' ')} `

function isThen({ at }: Passage, { span, timeZone }: Question) {
  if (!span) return false
  const day = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate()
  return Temporal.PlainDate.compare(day, span.from) >= 0 && Temporal.PlainDate.compare(day, span.to) < 0
}
