import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monthNumber } from '#language/calendar/day-names.ts'
import { readJsonLines } from './json-lines.ts'
import type { Memory } from './memory.ts'
import { day, type Expected, type Question, type Said } from './question.ts'
import { type Entry, instantOf, type Person, type Promised } from './reading.ts'

type Life = { timeZone: string; today: string }
type PersonLine = { key: string; name: string; role?: string; metAt?: string } & Partial<
  Pick<Person, 'company' | 'location' | 'tags' | 'metOn' | 'birthday'>
>
type EntryLine = { key: string; person: string; day: string; kind: Entry['kind']; text: string }
type PromiseLine = {
  key: string
  person: string
  text: string
  due: string | null
  madeOn: string
  status: 'open' | 'done'
  doneOn?: string
}
type QuestionLine = { kind: string; ask: string | string[]; expect: Expected & { says?: string[] } }

/** A member's memory and the questions about it, from a folder of JSON lines. */
export async function readLife(folder: string): Promise<{ memory: Memory; questions: Question[] }> {
  const life = await readFile(join(folder, 'life.json'), 'utf8').catch(() => '{}')
  const { timeZone = 'Europe/London', today = '2026-11-16' }: Partial<Life> = JSON.parse(life)
  const lines = <Line>(name: string) => readJsonLines<Line>(join(folder, `${name}.jsonl`))
  const at = (date: string) => instantOf(date, timeZone)
  const memory = {
    timeZone,
    now: instantOf(`${today}T12:00`, timeZone),
    people: lines<PersonLine>('people').map(personOf),
    entries: lines<EntryLine>('entries').map(({ person, day, ...entry }) => ({
      ...entry,
      of: person,
      occurredAt: at(day),
    })),
    promises: lines<PromiseLine>('promises').map((line) => promiseOf(line, at)),
    followups: [],
  }
  return { memory, questions: lines<QuestionLine>('questions').map(questionOf) }
}

function personOf({ key, name, role, metAt, ...more }: PersonLine): Person {
  return { key, displayName: name, ...more, ...(role && { title: role }), ...(metAt && { howMet: metAt }) }
}

function promiseOf({ key, person, text, due, madeOn, doneOn, status }: PromiseLine, at: (date: string) => string) {
  const promised: Promised = { key, of: person, madeAt: at(madeOn), text, ...(due && { dueOn: due }) }
  return status === 'done' ? { ...promised, keptAt: at(doneOn ?? madeOn) } : promised
}

/** `about` in a line says who is meant; the question itself is asked of the whole memory. */
function questionOf({ kind, ask, expect }: QuestionLine): Question {
  const { says, ...more } = expect
  return { kind, asks: ask, expect: { ...more, ...(says && { says: says.map(said) }) } }
}

const dateWords = /^(\d{1,2}) (\p{L}+)(?: (\d{4}))?$/u

/** A date may be written in any notation. */
function said(text: string): Said {
  const [, date = '', month = ''] = dateWords.exec(text) ?? []
  const number = monthNumber(month)
  return number > 0 ? day(`2024-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`) : text
}
