import { readFileSync } from 'node:fs'
import { fold } from '#language/words/fold.ts'
import { any, type Chance, seeded } from './chance.ts'
import type { Someone } from './people.ts'
import { misspelt } from './typos.ts'

/** Someone who was found. */
export type Answer = { displayName: string; company?: string | undefined }

/** A query, and which answers are right. */
export type Question = { query: string; isMeant: (answer: Answer) => boolean }

/** The same number of questions of each kind, about evenly spread people. */
export function questions(everyone: Someone[], each: number): Record<string, Question[]> {
  const plain = everyone.filter((person) => !person.latin)
  const native = everyone.filter((person) => person.latin)
  const nicknames = readNicknames()
  const nicknamed = plain.filter((person) => nicknames.has(person.given.toLowerCase()))
  const accented = plain.filter((person) => /[^ -~]/.test(person.displayName))
  const long = plain.filter((person) => / |-|’|^Mac|^Mc/.test(`${person.given}${person.family}`))
  const kinds: Record<string, [Someone[], (chance: Chance, person: Someone) => string]> = {
    'exact name': [plain, (_, person) => person.displayName],
    typos: [plain, (chance, person) => misspelt(chance, person.displayName)],
    nicknames: [
      nicknamed,
      (chance, { given, family }) => `${any(chance, nicknames.get(given.toLowerCase()) ?? [])} ${family}`,
    ],
    accents: [accented, (chance, person) => unaccented(chance, person.displayName)],
    'swapped order': [plain, (_, { given, family }) => `${family} ${given}`],
    'joined or split': [long, (_, { given, family }) => rejoined(given, family)],
    scripts: [native, (chance, { latin = [] }) => any(chance, latin)],
  }
  const asked = Object.entries(kinds).map(([kind, [from, ask]], at) => {
    const chance = seeded(777 + at)
    const about = Array.from({ length: kind === 'scripts' ? from.length * 3 : each }, () => any(chance, from))
    return [kind, about.map((person) => ({ query: ask(chance, person), isMeant: isCalled(person.displayName) }))]
  })
  return { ...Object.fromEntries(asked), initials: initials(plain, each), 'name and company': atCompany(plain, each) }
}

/** Anybody with the same name is as good an answer. */
function isCalled(name: string) {
  return ({ displayName }: Answer) => fold(displayName) === fold(name)
}

/** "J. Baker": every Baker with a J is as good an answer. */
function initials(people: Someone[], each: number): Question[] {
  const chance = seeded(99)
  return Array.from({ length: each }, () => {
    const { given, family } = any(chance, people)
    const isMeant = ({ displayName }: Answer) =>
      fold(displayName).startsWith(fold(given[0] ?? '')) && fold(displayName).endsWith(` ${fold(family)}`)
    return { query: `${given[0]}. ${family}`, isMeant }
  })
}

/** "Anna Northwind": two words that hundreds have, one of the name and one of the company. */
function atCompany(people: Someone[], each: number): Question[] {
  const chance = seeded(55)
  const employed = people.filter(({ given, company }) => company && !/[ -]/.test(given))
  return Array.from({ length: each }, () => {
    const { given, company = '' } = any(chance, employed)
    const [stem = ''] = company.split(' ')
    const isMeant = (answer: Answer) =>
      fold(answer.displayName).split(/[ -]/).includes(fold(given)) && (answer.company ?? '').startsWith(stem)
    return { query: `${given} ${stem}`, isMeant }
  })
}

/** Without accents, or as typed on a keyboard without them. */
function unaccented(chance: Chance, name: string) {
  const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', ß: 'ss' }
  if (chance() < 0.5) return fold(name)
  return fold(name.toLowerCase().replace(/[äöüøåß]/g, (letter) => spelt[letter] ?? letter))
}

/** "Mary-Ann" as "maryann", "O’Brien" as "o brien", "van der Berg" as "vanderberg". */
function rejoined(given: string, family: string) {
  const name = `${given} ${family}`
  if (/[-’]/.test(name)) return name.replace('-', '').replace('’', ' ')
  if (/^Ma?c/.test(family)) return `${given} ${family.replace(/^Ma?c/, '$& ')}`
  return family.includes(' ') ? `${given} ${family.replaceAll(' ', '')}` : `${given.replace(' ', '')} ${family}`
}

/** Read where it lies: the list is for measuring only. */
function readNicknames() {
  const folder = process.env.KITH_SHARED_DATA ?? `${import.meta.dirname}/../../../shared/data`
  const lines = readFileSync(`${folder}/nicknames/names.csv`, 'utf8').trim().split('\n').slice(1)
  const found = new Map<string, string[]>()
  for (const line of lines) {
    const [name = '', , nickname = ''] = line.split(',')
    found.set(name, [...(found.get(name) ?? []), nickname.trim()])
  }
  return found
}
