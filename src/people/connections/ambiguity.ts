import { fold } from '#language/words/fold.ts'
import type { Person } from '../search/read-people.ts'

/** Says that several people match equally well, and how to tell them apart. */
export function describeAmbiguity(alike: Person[], count: number) {
  const name = alike[0]?.displayName ?? ''
  const folded = fold(name)
  const isOneName = alike.every((person) => fold(person.displayName) === folded)
  const who = isOneName ? `${count} people are called ${name}` : `${count} people match equally well`
  const differing = Object.entries(details).filter(([, of]) => new Set(alike.map(of)).size > 1)
  const by = differing.map(([field]) => field)
  if (isOneName && by.length === 0) return `${who}, and nothing tells them apart. Ask the member which one they mean.`
  const labels = isOneName ? by : ['name', ...by]
  return `${who}. Tell them apart by ${inWords(labels.slice(0, 3))}, or ask which one is meant.`
}

const details: Record<string, (person: Person) => string> = {
  company: (person) => person.company ?? '',
  title: (person) => person.title ?? '',
  place: (person) => person.location ?? '',
  tags: (person) => person.tags.join(),
  'last contact': (person) => person.lastContactAt ?? '',
}

function inWords(list: string[]) {
  return list.length < 2 ? list.join() : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`
}
