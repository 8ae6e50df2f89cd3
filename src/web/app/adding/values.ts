import { wrongField } from '#contract/errors.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { say } from '#contract/texts/text.ts'
import type { PersonLine } from '#language/person-lines/read-person-line.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import { fieldNames } from '../edit/fields.ts'
import { readField, type Values } from '../edit/values.ts'

/** What was understood of a line, as the form shows it. What was not is in the note. */
export function valuesOfLine(line: PersonLine): Values {
  const { displayName, company, title, location, howMet, rest } = line
  const lists = { emails: line.emails, phones: line.phones, tags: line.tags, profiles: line.urls }
  const items = Object.entries(lists).flatMap(([name, list]) =>
    list.map((item, at) => [`${name}.${at}`, item] as const),
  )
  const texts = Object.entries({ displayName, company, title, location, howMet, note: rest.join('\n') })
  return Object.fromEntries([...texts.map(([name, text]) => [name, text ?? ''] as const), ...items])
}

/** The fields as the contract takes them, without those left empty. */
export function newPersonOf(values: Values): Record<string, unknown> {
  const fields = fieldNames.map((name) => [name, readField(values, name, { profiles: [] })] as const)
  return Object.fromEntries(
    fields.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )
}

/** The first note. It is checked before the person is added. */
export function readNote({ note = '' }: Values) {
  const written = note.replaceAll('\r\n', '\n').trim()
  if (written === '') return null
  const parsed = interactionsApi.Memory_addNote.input.shape.text.safeParse(written)
  if (!parsed.success) throw wrongField('note', fieldErrors(parsed.error)[0]?.text ?? say('fields.missing'))
  return parsed.data
}
