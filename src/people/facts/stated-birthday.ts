import { findDates } from '#language/dates/dates.ts'
import { languages } from '#language/languages/language.ts'
import type { Current } from './current.ts'
import type { StatedFact } from './facts.ts'

/** The birthday that notes state of the person, without a year: a note rarely means the year of birth. */
export function statedBirthday(facts: Current<StatedFact>[], timeZone: string) {
  const fact = facts.find(({ kind, about, ended }) => kind === 'birthday' && about === undefined && !ended)
  if (!fact) return null
  const said = { at: Temporal.Instant.from(fact.occurredAt), timeZone }
  const [day] = languages.flatMap((language) => findDates(fact.value, said, language)[0]?.day ?? [])
  return day ? { birthday: `--${day.toString().slice(-5)}`, ixId: fact.ixId } : null
}
