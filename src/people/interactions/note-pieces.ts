import { longestNote } from './api.ts'

/** A long note as several: cut between lines if that can be, else between words, and never within a character. */
export function* notePieces(note: string) {
  let rest = note.trim()
  while (rest.length > longestNote) {
    const head = rest.slice(0, longestNote)
    const border = Math.max(head.lastIndexOf('\n'), 0) || Math.max(head.lastIndexOf(' '), 0) || longestNote
    const end = isLead(rest.charCodeAt(border - 1)) ? border - 1 : border
    yield rest.slice(0, end).trimEnd()
    rest = rest.slice(end).trimStart()
  }
  if (rest !== '') yield rest
}

const isLead = (unit: number) => unit >= 0xd800 && unit < 0xdc00
