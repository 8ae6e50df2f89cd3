import { maxNoteLength } from '#people/interactions/api.ts'
import { splitNote } from '#people/interactions/note-pieces.ts'
import type { Property, Report } from '../format/property.ts'
import { unescapeText } from '../format/values.ts'

const maxNotes = 20

/** Splits long notes. Returns the lines of notes beyond the limit. */
export function readNotes(person: { notes: string[] }, properties: Property[], say: Report) {
  const notes = properties.filter(({ name, value }) => name === 'NOTE' && unescapeText(value).trim() !== '')
  return notes.flatMap(({ value, raw }) => {
    const pieces = [...splitNote(unescapeText(value))]
    if (person.notes.length + pieces.length > maxNotes) {
      say(`Only ${maxNotes} notes of ${maxNoteLength} characters are imported; the rest was kept as extra data.`)
      return [raw]
    }
    if (pieces.length > 1) say(`A note of more than ${maxNoteLength} characters was split into ${pieces.length}.`)
    person.notes.push(...pieces)
    return []
  })
}
