/** The form of address: by given name, by title and name, or two people together. */
export type Address = 'familiar' | 'formal' | 'plural'

export type Day = Temporal.PlainDate

/** A short message has two sentences, a warm one a personal line; a formal one speaks as to somebody one hardly knows. */
export type Tone = 'short' | 'warm' | 'formal'

/** Occasions between two people. `reply`: the person wrote; `details`: they left their details on a card. */
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
  /** The entry has something private: only the occasion is mentioned, in a neutral tone. */
  sober: boolean
}

/** The owed action as said to the person ("send you the deck"), a thing in few words, or neither. */
export type Owed = { doing: string | null; thing: string | null }

/** Patterns for the sentences of a note. */
export type Reads = {
  /** Something that takes place on a day, as the sentences of the book say it. */
  event: (sentence: string) => string | null
  /** News, as the phrase tables word it. */
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

/** Patterns for notes in other languages; English notes have their own rules. */
export type NoteReads = Reads & {
  /** Occasions, by the first words of a note. */
  heads: [words: string, doing: Doing][]
  withThem: RegExp
  them: RegExp
  /** The person as the one who does something. */
  they: RegExp
  /** The topic of a conversation, with its preposition. */
  topic: RegExp
  /** After the person's name, at the beginning of a message. */
  wroteToMe: RegExp
  cancelled: RegExp
  negated: RegExp
  /** Words before an action: "I have to". */
  lead: RegExp
  /** An action worded to the person; null if that may be wrong. */
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
  /** What a tone changes. A short message ends with the name alone. */
  tones: {
    warm: { signOff: (address: Address) => string; line: (address: Address) => string }
    /** `couple` is the form of address for two people. */
    formal: { signOff: string; greet: (name: string | null) => string; couple: Address }
  }
  /** "on Tuesday", "last week". */
  whenItWas: (day: Day, today: Day) => string
  /** "by Friday". */
  byWhen: (day: Day, today: Day) => string
  /** "on Friday", of a day ahead or just gone. */
  onDay: (day: Day, today: Day) => string
  recent: (contact: Contact, when: string | null, address: Address) => string
  longAgo: (contact: Contact, when: string | null, address: Address) => string
  noContact: (address: Address) => string
  /** To somebody who is ill or bereaved, which isn't mentioned. */
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
    /** The owed thing, if it fits a subject line: "the deck". */
    thingIn: (owed: Owed) => string | null
    thanks: (doing: 'reply' | 'details', address: Address) => string
    keepInTouch: string
  }
}
