import type { Property, Say } from './property.ts'
import { meant } from './values.ts'

/** What a note of the timeline can hold. */
const longest = 2000
const most = 20

/** Long notes become several. Gives the lines of those that are too many. */
export function readNotes(person: { notes: string[] }, properties: Property[], say: Say) {
  const notes = properties.filter(({ name, value }) => name === 'NOTE' && meant(value).trim() !== '')
  return notes.flatMap(({ value, raw }) => {
    const pieces = [...inPieces(meant(value).trim())]
    if (person.notes.length + pieces.length > most) {
      say(`Notes of more than ${most} times ${longest} characters are too many; the rest was kept aside.`)
      return [raw]
    }
    if (pieces.length > 1) say(`A note of more than ${longest} characters was cut into ${pieces.length}.`)
    person.notes.push(...pieces)
    return []
  })
}

/** Cut between lines if that can be, else between words, and never within a character. */
function* inPieces(note: string) {
  let rest = note
  while (rest.length > longest) {
    const head = rest.slice(0, longest)
    const border = Math.max(head.lastIndexOf('\n'), 0) || Math.max(head.lastIndexOf(' '), 0) || longest
    const end = isLead(rest.charCodeAt(border - 1)) ? border - 1 : border
    yield rest.slice(0, end).trimEnd()
    rest = rest.slice(end).trimStart()
  }
  if (rest !== '') yield rest
}

const isLead = (unit: number) => unit >= 0xd800 && unit < 0xdc00
