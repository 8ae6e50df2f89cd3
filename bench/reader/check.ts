import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { z } from 'zod'
import { readJsonLines } from '../../test/corpus/json-lines.ts'
import { type LifeLine, LifeLine as lifeLine, NoteLine, VoiceLine } from './data.ts'

// Validates the data of the reader, and counts it: node bench/reader/check.ts

const folder = import.meta.dirname
const problems: string[] = []
const counts = new Map<string, Record<string, number>>()

for (const path of globSync(`${folder}/lives/*.jsonl`).sort()) checkLife(path)
for (const path of globSync(`${folder}/notes/*.jsonl`).sort()) checkNotes(path)
console.table(Object.fromEntries([...counts].sort()))
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function checkLife(path: string) {
  const name = basename(path, '.jsonl')
  const lines = readJsonLines<unknown>(path).flatMap((line, at) => parsed(lifeLine, line, `${name}:${at + 1}`))
  const of = <Kind extends LifeLine['is']>(kind: Kind) =>
    lines.filter((line): line is Extract<LifeLine, { is: Kind }> => line.is === kind)
  const [life, ...more] = of('life')
  if (!life || more.length > 0) return problems.push(`${name}: one line says whose life it is`)
  const people = new Set(of('person').map(({ key }) => key))
  const texts = new Map(of('entry').map(({ id, text }) => [id, text]))
  const has = (id: number, words: string) => texts.get(id)?.includes(words) ?? false
  for (const { about, id, day } of of('entry'))
    say(people.has(about) && day <= life.today, `${name}: entry ${id} is about nobody, or too late`)
  for (const question of of('question')) {
    if ('answers' in question) {
      const isThere = question.answers.every(({ entry, quote }) => has(entry, quote))
      say(isThere, `${name}: “${question.text}” is not answered by its entries`)
    } else say(question.about === null || people.has(question.about), `${name}: “${question.text}” is about nobody`)
    count(life.language, 'answers' in question ? 'answerable' : 'unanswerable')
  }
  for (const { entry, about, value } of of('fact'))
    say(people.has(about) && has(entry, value), `${name}: entry ${entry} doesn’t say “${value}”`)
  for (const { entries, text } of of('claim'))
    say(
      entries.every((id) => texts.has(id)),
      `${name}: “${text}” is about no entry`,
    )
  count(life.language, 'lives')
  for (const kind of ['entry', 'fact', 'claim'] as const) count(life.language, kind, of(kind).length)
}

function checkNotes(path: string) {
  const name = basename(path, '.jsonl')
  const [head, ...rest] = readJsonLines<unknown>(path)
  const [voice] = parsed(VoiceLine, head, `${name}:1`)
  const notes = rest.flatMap((line, at) => parsed(NoteLine, line, `${name}:${at + 2}`))
  if (!voice) return
  for (const { text, commitments } of notes)
    for (const { deed, due = '' } of commitments)
      say(text.includes(deed) && text.includes(due), `${name}: “${text}” doesn’t say “${deed}”`)
  count(voice.language, 'voices')
  count(voice.language, 'notes', notes.length)
  count(voice.language, 'commitments', notes.flatMap(({ commitments }) => commitments).length)
  count(voice.language, 'without', notes.filter(({ commitments }) => commitments.length === 0).length)
}

function parsed<Schema extends z.ZodType>(schema: Schema, line: unknown, place: string) {
  const { success, data, error } = schema.safeParse(line)
  if (success) return [data]
  problems.push(`${place}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`)
  return []
}

function say(isRight: boolean, problem: string) {
  if (!isRight) problems.push(problem)
}

function count(language: string, what: string, by = 1) {
  const row = counts.get(language) ?? {}
  counts.set(language, { ...row, [what]: (row[what] ?? 0) + by })
}
