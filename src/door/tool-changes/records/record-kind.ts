import type { MemberContext } from '#platform/context/context.ts'

export type Values = Record<string, unknown>

/** A kind of record that tools change, and how to undo a change of it. Of a record, only values that tools change count. */
export type RecordKind<State extends Values = never> = {
  /** Locks the record and returns its values; null if it does not exist. */
  lock: (ctx: MemberContext, id: string) => Promise<State | null>
  /** The same for a record that this transaction created: nobody else can change it, so it needs no lock. */
  read?: (ctx: MemberContext, id: string) => Promise<State | null>
  /** Removes a record that a tool made. */
  remove?: (ctx: MemberContext, id: string) => Promise<Undone>
  /** Gives a record some of its former values. */
  revert?: (ctx: MemberContext, id: string, values: Partial<State>) => Promise<Undone>
  /** Restores a record that a tool removed. */
  restore?: (ctx: MemberContext, id: string) => Promise<Undone>
}

/** What was undone, as a sentence for an assistant, and the people it was about. */
export type Undone = { sentence: string; connectionId?: string | undefined }

const maxQuoted = 80

export function quote(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `“${line.length > maxQuoted ? `${line.slice(0, maxQuoted).toWellFormed()}…` : line}”`
}
