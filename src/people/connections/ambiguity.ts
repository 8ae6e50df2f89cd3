import { fold } from '#language/words/fold.ts'
import type { Person } from '../search/find.ts'

/** Says that several people fit equally well, and what tells those listed apart. */
export function ambiguity(alike: Person[], count: number) {
  const name = alike[0]?.displayName ?? ''
  const isOneName = alike.every((person) => fold(person.displayName) === fold(name))
  const who = isOneName ? `${count} people are called ${name}` : `${count} people fit this equally well`
  const apart = Object.entries(tells).filter(([, of]) => new Set(alike.map(of)).size > 1)
  const by = apart.map(([field]) => field)
  if (isOneName && by.length === 0) return `${who}, and nothing stored tells them apart: ask the member which is meant.`
  const told = isOneName ? by : ['name', ...by]
  return `${who}: tell them apart by ${inWords(told.slice(0, 3))}, or ask which is meant.`
}

const tells: Record<string, (person: Person) => string> = {
  company: (person) => person.company ?? '',
  title: (person) => person.title ?? '',
  place: (person) => person.location ?? '',
  tags: (person) => person.tags.join(),
  'last contact': (person) => person.lastContactAt ?? '',
}

function inWords(list: string[]) {
  return list.length < 2 ? list.join() : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`
}
