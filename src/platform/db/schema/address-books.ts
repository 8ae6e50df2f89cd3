import { id, instant, integer, privateTable, text } from './table.ts'

/** The address book that devices sync by CardDAV. */
export const addressBookTables = {
  addressBooks: privateTable({
    /** Counts every change of a card. Devices get it as their sync token. */
    revision: integer(),
    /** The number of the last event that the cards have followed. */
    eventsRead: integer(),
    /** While everybody is compared again: the last connection that was. Null otherwise. */
    scannedTo: id().nullable(),
    /** The version of the writer that made the cards. */
    writer: integer(),
    /** The people in the address book: everybody who can be reached, or those with the tag. */
    people: text<'reachable' | 'tagged'>(),
    tag: text().nullable(),
    /** When the member was last told of removals by a device. */
    toldAt: instant().nullable(),
  }),

  /** A card of the book, by the name that devices know it by. Names that left stay for ever, without their text. */
  addressCards: privateTable({
    name: text(),
    /** Null for a group card. */
    connectionId: id().nullable(),
    revision: integer(),
    revisedAt: instant(),
    /** Without the photo and the properties that change with the revision. A group card is stored as sent. */
    card: text(),
    /** The photo's name, and the beginning of the SHA-256 of the JPEG that is sent. */
    photo: text().nullable(),
    photoHash: text().nullable(),
    goneAt: instant().nullable(),
    /** `device`: out of the book until it is put back. `renamed`: a device gave the person another name. */
    goneAs: text<'device' | 'left' | 'renamed'>().nullable(),
    /** The timeline entry that follows the NOTE of the card. */
    noteId: id().nullable(),
  }),

  /** Earlier states of a card, kept for a while: what a device began from, and what the other side had. */
  addressCardVersions: privateTable(
    {
      connectionId: id(),
      revision: integer(),
      card: text(),
      photoHash: text().nullable(),
      createdAt: instant(),
    },
    {
      notArchived: 'Earlier states of cards that devices of this instance may still have, kept for a month.',
      onRemoval: 'forgotten',
    },
  ),
}

/** Promises as the tasks that devices sync by CalDAV. */
export const taskTables = {
  taskLists: privateTable(
    {
      /** Counts every change of a task. Devices get it as their sync token. */
      revision: integer(),
      /** The state that the tasks were last compared with. If it is the same, nothing is done. */
      seen: text(),
    },
    { notArchived: 'Says what devices have synced with this instance.' },
  ),

  /** A task, by the name that devices know it by. Names that left stay for ever, without their text. */
  tasks: privateTable({
    name: text(),
    id: id(),
    uid: text(),
    /** Null for a task from a device that isn't assigned to a person yet. */
    promiseId: id().nullable(),
    revision: integer(),
    revisedAt: instant(),
    /** The text as synced, or as received for a waiting task. */
    text: text(),
    /** Lines of a device that mean nothing to Kith, within the task and around it. */
    keptLines: text(),
    keptAround: text(),
    goneAt: instant().nullable(),
    /** `device`: hidden there, while the promise stays. */
    goneAs: text<'device' | 'left'>().nullable(),
  }),
}
