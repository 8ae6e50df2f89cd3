import { maxNoteLength } from './api.ts'

/** Splits a long note: between lines if possible, else between words, and never within a character. */
export function* splitNote(note: string) {
  let rest = note.trim()
  while (rest.length > maxNoteLength) {
    const head = rest.slice(0, maxNoteLength)
    const border = Math.max(head.lastIndexOf('\n'), 0) || Math.max(head.lastIndexOf(' '), 0) || maxNoteLength
    const end = isLead(rest.charCodeAt(border - 1)) ? border - 1 : border
    yield rest.slice(0, end).trimEnd()
    rest = rest.slice(end).trimStart()
  }
  if (rest !== '') yield rest
}

const isLead = (unit: number) => unit >= 0xd800 && unit < 0xdc00
