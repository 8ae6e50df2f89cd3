import { id, instant, integer, jsonOf, privateTable, text } from './table.ts'
import type { Audio, EntryFiles, EntrySource, FactKind } from './values.ts'

/** The timeline. */
export const timelineTables = {
  interactions: privateTable(
    {
      id: id(),
      connectionId: id(),
      kind: text<'note' | 'voice_memo' | 'meeting' | 'call' | 'message' | 'exchange'>(),
      text: text().nullable(),
      transcript: text().nullable(),
      source: text<EntrySource>(),
      occurredAt: instant(),
      createdAt: instant(),
      audio: jsonOf<Audio>().nullable(),
      files: jsonOf<EntryFiles>().nullable(),
      /** Whether the two were in touch, by the kind or by what the text says; `no` is a note about them. */
      contact: text<'yes' | 'no'>().withDefault(),
      /** 1 if there may be others in `entryPeople`. */
      shared: integer().withDefault().computed(),
    },
    { storedBy: 'id' },
  ),

  /**
   * The others of an entry about several people. A row stays while its person or its entry is removed or merged, and
   * counts again when both are there.
   */
  entryPeople: privateTable(
    {
      interactionId: id(),
      connectionId: id(),
      /** As in the entry, so that a timeline is read in one range. */
      occurredAt: instant(),
      /** Whether it is contact with this person. */
      contact: text<'yes' | 'no'>(),
      /** The merge or removal that added the row; undoing it deletes the row. */
      causeId: id().nullable(),
    },
    { notArchived: 'They are exported with their entries.' },
  ),

  /** Ids of entries that their senders chose. They stay when the entry is removed. */
  chosenIds: privateTable(
    {
      id: id(),
      createdAt: instant(),
    },
    { notArchived: 'They tell repeated requests to this instance from new ones.' },
  ),

  /** A note or recording without a person yet. Once assigned, it becomes an interaction with the same id. */
  captures: privateTable(
    {
      id: id(),
      kind: text<'note' | 'voice_memo' | 'meeting' | 'call' | 'message'>(),
      text: text().nullable(),
      transcript: text().nullable(),
      source: text<'member' | 'assistant'>(),
      occurredAt: instant(),
      createdAt: instant(),
      audio: jsonOf<Audio>().nullable(),
      files: jsonOf<EntryFiles>().nullable(),
    },
    { storedBy: 'id' },
  ),

  /**
   * A fact that a note states about its person (`about` is null) or a relative. `ends`: 1 if it is over. `connectionId`: which
   * of the people of an entry about several; otherwise it is the entry's.
   */
  facts: privateTable(
    {
      interactionId: id(),
      connectionId: id().nullable(),
      number: integer(),
      kind: text<FactKind>(),
      about: text().nullable(),
      value: text(),
      ends: integer(),
      sentence: text(),
    },
    { notArchived: 'Computed from exported records.', onRemoval: 'computed' },
  ),
}
