import type { InstantText } from './values.ts'

/** The address book that devices sync by CardDAV. Private: every key and index starts with the member. */
export type AddressBookSchema = {
  addressBooks: {
    memberId: string
    /** Counts every change of a card. Devices get it as their sync token. */
    revision: number
    /** The number of the last event that the cards have followed. */
    eventsRead: number
    /** While everybody is compared again: the last connection that was. Null otherwise. */
    scannedTo: string | null
    /** Which version of the writer the cards are by. */
    writer: number
    /** Who is in the book: everybody who can be reached, or those with the tag. */
    people: 'reachable' | 'tagged'
    tag: string | null
    /** When the member was last told of removals by a device. */
    toldAt: InstantText | null
  }
  /** A card of the book, by the name that devices know it by. Names that left stay for ever, without their text. */
  addressCards: {
    memberId: string
    name: string
    /** Null for a group card. */
    connectionId: string | null
    revision: number
    revisedAt: InstantText
    /** Without the photo and what changes with the revision. A group card is as it was sent. */
    card: string
    /** The photo's name, and the beginning of the SHA-256 of the JPEG that is sent. */
    photo: string | null
    photoHash: string | null
    goneAt: InstantText | null
    /** `device`: out of the book until it is put back. `renamed`: a device gave the person another name. */
    goneAs: 'device' | 'left' | 'renamed' | null
    /** The timeline entry that follows the NOTE of the card. */
    noteId: string | null
  }
  /** Earlier states of a card, kept for a while: what a device began from, and what the other side had. */
  addressCardVersions: {
    memberId: string
    connectionId: string
    revision: number
    card: string
    photoHash: string | null
    createdAt: InstantText
  }
}
