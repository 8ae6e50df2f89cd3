import { dateAt } from '#language/calendar/calendar.ts'
import { findUntruth } from '#language/evidence/evidence.ts'
import type { Source } from '#language/evidence/sources.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import { middleOf, sentencesOf } from './check.ts'
import type { Facts } from './facts.ts'
import { byWhen, whenItWas } from './languages/relative-days.ts'

/** Whether each sentence of a message is courtesy, or is held by the entries and promises it was written from. */
export function isBorneOut({ subject, body }: { subject: string; body: string }, facts: Facts): boolean {
  const sources = sourcesOf(facts)
  const people = [facts.member.name, facts.person.displayName]
  const sentences = [subject, ...sentencesOf(middleOf(body))]
  return sentences.every((sentence) => findUntruth(sentence, sources, { voice: 'message', people }) === null)
}

/** A model is shown less of an entry. */
const maxLength = 2_000

/** Not what visitors wrote. A note is often of the day before, and a message gives days as they are from today. */
function sourcesOf({ person, entries, promises, today, timeZone }: Facts): Source[] {
  const now = Temporal.PlainDate.from(today)
  const people = [person.displayName]
  const own = entries.filter(({ source }) => !isByOthers(source))
  return [
    ...own.map(({ text, occurredAt }): Source => {
      const day = dateAt(occurredAt, timeZone)
      const said = [whenItWas(day, now), whenItWas(day.subtract({ days: 1 }), now)]
      return { text: [...said, text.slice(0, maxLength)].join('\n'), day, people, by: 'member' }
    }),
    ...promises.map(({ text, dueOn }): Source => {
      const day = dueOn ? Temporal.PlainDate.from(dueOn) : now
      return { text: dueOn ? `${text}\n${byWhen(day, now)}` : text, day, people, by: 'member' }
    }),
    { text: [person.company, person.title, ...person.emails].join('\n'), day: now, people, by: 'member' },
  ]
}
