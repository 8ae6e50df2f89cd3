/** How one speaks to the person: by given name, by title and name, or to two people at once. */
export type Address = 'familiar' | 'formal' | 'plural'

export type Day = Temporal.PlainDate

/** What two people did together. `reply`: the person wrote; `details`: they left theirs on a card. */
export type Doing =
  | 'coffee'
  | 'tea'
  | 'breakfast'
  | 'brunch'
  | 'lunch'
  | 'dinner'
  | 'drink'
  | 'walk'
  | 'call'
  | 'talk'
  | 'meeting'
  | 'meet'
  | 'see'
  | 'message'
  | 'reply'
  | 'details'

/** A time when the two were in touch, as far as a message may speak of it. */
export type Contact = {
  ixId: string
  doing: Doing
  /** With its preposition: "at the harbour". */
  place: string | null
  /** With its preposition: "about the lease". */
  topic: string | null
  day: Day | null
  /** The entry holds something private: nothing but the occasion is said, and soberly. */
  sober: boolean
}

/** What is owed: a deed said to the person ("send you the deck"), a thing in few words, or neither. */
export type Owed = { doing: string | null; thing: string | null }

/** What is looked for in the sentences of a note. */
export type Reads = {
  /** Something that takes place on a day, as the sentences of the book say it. */
  event: (sentence: string) => string | null
  /** What is new, as the sentences of the book say it. */
  newThing: (clause: string) => string | null
  /** Cancelled, denied, asked, or the member's own. */
  isUnsure: (sentence: string) => boolean
  /** Words of somebody who may work elsewhere by now. */
  movedOn: RegExp
  /** Words of people who are not on first-name terms. */
  formal?: RegExp
  /** Whether near strangers are spoken to formally. */
  isFormal?: true
}

/** What is looked for in notes of other languages; English notes have rules of their own. */
export type NoteReads = Reads & {
  /** What people do together, by the words that a note begins with. */
  heads: [words: string, doing: Doing][]
  withThem: RegExp
  them: RegExp
  /** The person as the one who does something. */
  they: RegExp
  /** What was talked about, with its preposition. */
  topic: RegExp
  /** After the person's name, at the beginning of a message. */
  wroteToMe: RegExp
  cancelled: RegExp
  negated: RegExp
  /** What stands before a deed: "I have to". */
  lead: RegExp
  /** A deed as it is said to the person; null where that is not sure to be right. */
  deed: (text: string, names: string[], address: Address) => string | null
  /** The words of each form of address, of which a message uses only one. */
  you: Record<Address, RegExp>
}

/** How one language says what a draft says. Every sentence comes whole, with its stop. */
export type Wording = {
  reads: Reads | NoteReads
  greet: (name: string | null, address: Address) => string
  and: string
  signOff: string
  /** "on Tuesday", "last week". */
  whenItWas: (day: Day, today: Day) => string
  /** "by Friday". */
  byWhen: (day: Day, today: Day) => string
  /** "on Friday", of a day ahead or just gone. */
  onDay: (day: Day, today: Day) => string
  recent: (contact: Contact, when: string | null, address: Address) => string
  longAgo: (contact: Contact, when: string | null, address: Address) => string
  noContact: (address: Address) => string
  /** To somebody who is ill or has lost somebody, of which nothing is said. */
  kindly: { subject: string; body: (address: Address) => string }
  willDo: (doing: string, by: string | null, address: Address) => string
  /** Due in the past, or on no day that anybody said. */
  stillOwed: (owed: Owed, isLate: boolean, address: Address) => string
  eventAhead: (event: string, on: string) => string
  eventGone: (event: string, on: string) => string
  newThing: (thing: string) => string
  birthday: (when: 'today' | 'ahead' | 'gone', on: string, address: Address) => string
  closing: (contact: Contact | null, isLongAgo: boolean, address: Address) => string
  openers: {
    /** Only where a name of a company needs no article. */
    company?: (name: string, address: Address) => string
    news: (address: Address) => string
    time: (address: Address) => string
  }
  subjects: {
    owed: string
    contact: (contact: Contact, when: string | null, address: Address) => string
    birthday: string
    /** What is owed, where it makes a subject: "the deck". */
    thingIn: (owed: Owed) => string | null
    thanks: (doing: 'reply' | 'details', address: Address) => string
    keepInTouch: string
  }
}
