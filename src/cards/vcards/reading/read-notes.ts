import { maxNoteLength } from '#people/interactions/api.ts'
import { splitNote } from '#people/interactions/note-pieces.ts'
import type { Property, Report } from '../format/property.ts'
import { unescapeText } from '../format/values.ts'

const most = 20

/** Long notes become several. Gives the lines of those that are too many. */
export function readNotes(person: { notes: string[] }, properties: Property[], say: Report) {
  const notes = properties.filter(({ name, value }) => name === 'NOTE' && unescapeText(value).trim() !== '')
  return notes.flatMap(({ value, raw }) => {
    const pieces = [...splitNote(unescapeText(value))]
    if (person.notes.length + pieces.length > most) {
      say(`Notes of more than ${most} times ${maxNoteLength} characters are too many; the rest was kept aside.`)
      return [raw]
    }
    if (pieces.length > 1) say(`A note of more than ${maxNoteLength} characters was cut into ${pieces.length}.`)
    person.notes.push(...pieces)
    return []
  })
}
