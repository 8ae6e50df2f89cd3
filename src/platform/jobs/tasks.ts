import type { PassageKind } from '../db/schema/values.ts'

/** What is done later, and what each task must know. A task may run twice: whatever it does must then be as if once. */
export type Tasks = {
  /** Has the model read a note once more for what it promises. */
  'promises.suggest': { ixId: string }
  /** Removes what has been kept long enough. */
  'events.sweep': Record<string, never>
  /** Works out the rhythms of a member's people anew: of those with a tag, or of all. */
  'moves.settle': { tagKey: string | null }
  /** Removes files whose rows are gone. */
  'blobs.remove': { keys: string[] } | { prefix: string }
  /** Removes files that have no row, which a crash may leave. */
  'blobs.sweep': Record<string, never>
  /** Writes down what is said in a voice memo. */
  'memo.transcribe': { ixId: string }
  /** Sends an invite by e-mail, with a link of its own. */
  'mail.invite': { inviteId: string }
  /** Sends whoever forgot their password a link for a new one, if there is such a member. */
  'mail.reset': { email: string; next: string | null; until: string }
  /** Sends a visitor the card they answered. */
  'mail.card': { leadId: string }
  /** Removes leads that were discarded long ago. */
  'leads.sweep': Record<string, never>
  /** Removes what apps no longer need, and programs that nobody let in. */
  'apps.sweep': Record<string, never>
  /** Makes new keys for what apps are given, and lets old ones go. */
  'apps.rotate': Record<string, never>
  /** Reads the file of an import. */
  'imports.read': { importId: string }
  /** Adds and merges the rows of an import. */
  'imports.apply': { importId: string }
  /** Takes back what an import did. */
  'imports.undo': { importId: string }
  /** Removes what is left of an import that was removed. */
  'imports.forget': { importId: string }
  /** Removes imports that have been kept long enough. */
  'imports.sweep': Record<string, never>
  /** Brings in an archive. */
  'archive.import': { importId: string }
  /** Removes what was delivered long ago. */
  'webhooks.sweep': Record<string, never>
  /** Makes the vector of something that was added or changed. */
  'recall.embed': { memberId: string; kind: PassageKind; id: string }
  /** Removes the vectors of what a member has removed. */
  'recall.forget': { memberId: string }
  /** Starts a catch-up for every member. */
  'recall.fill': Record<string, never>
  /** Makes a member's missing vectors, from this id on; `seen` sources have been checked so far. */
  'recall.catch-up': { kind: PassageKind; after: string; seen: number }
}

export type Task = keyof Tasks

/** How a task is told whose it is, how far it has come, and that it should stop. */
export type Running = {
  memberId: string | null
  signal: AbortSignal
  progress: (part: number) => void
  /** Should it fail, it is not tried again. */
  isLastTry: boolean
}
