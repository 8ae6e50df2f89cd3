import type { Passage } from './passage.ts'
import type { Person } from './people.ts'

/** A person's fields as a passage that can be found and cited. */
export function personPassage(person: Person): Passage {
  return {
    kind: 'connection',
    id: person.id,
    connectionId: person.id,
    connectionName: person.displayName,
    text: describePerson(person),
    at: person.updatedAt,
    source: person.source,
  }
}

/** "Ana Ribeiro. Works as Designer at Revue. Location: Lisbon." */
function describePerson(person: Person) {
  const { displayName, title, company, location, howMet, metOn, birthday, tags, emails, phones } = person
  const work = title && company ? `${title} at ${company}` : (title ?? (company && `at ${company}`))
  const lines = [
    displayName,
    work && `Works ${title ? 'as ' : ''}${work}`,
    location && `Location: ${location}`,
    howMet && `How we met: ${howMet}`,
    metOn && `Met on ${metOn}`,
    birthday && `Birthday: ${birthday}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    emails.length > 0 && `E-mail: ${emails.join(', ')}`,
    phones.length > 0 && `Phone: ${phones.join(', ')}`,
  ]
  return lines.flatMap((line) => (line ? [/[.!?]$/.test(line) ? line : `${line}.`] : [])).join(' ')
}
