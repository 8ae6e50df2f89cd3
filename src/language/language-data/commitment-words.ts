import type { Phrases, Piece } from '../phrases/phrases.ts'

/** Words of commitment, and the words required after them. */
export type Frame = {
  says: Phrases
  /** An infinitive ("voy a mandar…"), what the writer does ("le dije que mando…"), or only a thing ("le debo…"). */
  followedBy: 'infinitive' | 'clause' | 'thing'
  /** `binding`: a duty, sure where somebody waits for it or a day is set. */
  strength: 'sure' | 'binding' | 'maybe'
  /** Ambiguous verb forms, which count only if nobody else is mentioned: "muss", "promis". */
  shared?: boolean
  /** Its subject is left out, so that it comes first: in "Jan will …" it is another's. */
  leads?: boolean
  /** After it, anything is promised: "versprochen, dass ich da bin". */
  outright?: boolean
}

type PromisedLast = {
  words: RegExp
  /** The writer's auxiliary, which may begin the sentence: "ich habe". */
  auxiliary: RegExp
  /** One of these before the thing excludes the writer's promise: "mir", "wie versprochen". */
  notGiven: RegExp
  /** To whom: "ihr". */
  recipient: RegExp
}

/** Signs of an action whose verb is at the end. */
export type VerbLast = {
  /** The subject of the writer, beside their verb. */
  subject: Piece
  /** Separable prefixes, which move to the end of the clause: "ruf … an". */
  particles: Piece
  /** Something acts, so that an infinitive is no order. */
  acts: RegExp
  /** What may follow the verb of an order: when, why and for whom. */
  endsOrder: RegExp
  /** Forms that only look like an infinitive, and those that may be one. */
  participle: RegExp
  maybeParticiple: RegExp
}

/** How the writer of a note commits to something in a language. All words are in lower case. */
export type CommitmentWords = {
  /** After words of commitment the verb stands last, as in German; null where it stands first, behind small pronouns. */
  verbLast: VerbLast | null
  frames: Frame[]
  /** Where words of promise stand behind the thing: "Ich habe ihr das Buch versprochen". */
  promisedLast: PromisedLast | null
  /** An infinitive that asks another: "(Ich bitte Sie,) mir die Liste zu schicken". */
  askedFor: RegExp | null
  /** The subject of the writer, if the language needs one: "ich", "je". */
  me: Piece | null
  /** What one does for somebody: such a verb is an order where it stands alone, and needs no words of commitment. */
  verbs: ReadonlySet<string>
  /** The forms in which the writer uses a verb ("mando", "mandaré") and reports it ("mandaba"). */
  formsOf: (infinitive: string) => { own: string[]; reported: string[] }
  /** Forms that are not like the others, and their infinitives. */
  irregular: Record<string, string>
  /** Of them, those that commit only where they are told to somebody: "voy" alone is a plan. */
  irregularTold: Record<string, string>
  /** A verb with its pronouns that is the writer's by its form alone, and its infinitive. */
  ownByForm: Piece
  infinitiveByForm: (form: string) => string
  /** A word that is an infinitive by its form, with pronouns that hang on it. */
  infinitive: Piece
  /** Small pronouns before a verb. */
  pronouns: Piece
  /** An infinitive with the pronouns that hang on it, or null where they stand before it. */
  hangs: (infinitive: string, pronouns: string) => string | null
  /** The writer stresses that it is they who do it: "reservo eu", "das hol ich". */
  stressed: RegExp
  /** Pronouns and prepositions that show who something is done for. */
  towards: RegExp
  /** Words that a clause can begin with before its content. */
  leads: Piece
  /** Words between words of commitment and their verb. */
  between: Piece
  /** Verbs for things people do for themselves, and words that only look like verbs. */
  idle: ReadonlySet<string>
  /** Verbs of the list that are as often of oneself: alone they are no order to do something for somebody. */
  everyday: ReadonlySet<string>
  /** The start of an owed or promised thing: "le debo una foto", "zwei Karten". */
  things: Piece
  /** Idioms of owing: "le debo una". */
  favors: Piece
  /** To wait is nothing to do: "il faut attendre la réponse". */
  waits: Piece
  /** Openings of other people's statements: "elle a promis", "er sagt, ich komme". */
  third: Piece
  /** Performative phrases of e-mails, and mere remarks: "le agradezco", "anbei sende ich", "je dois dire". */
  performed: Piece
  /** Another speaks, before a colon or after the words: "Paul m'a écrit : …", "…, hat Anna gesagt". */
  says: Piece
  /** Somebody else at the start of a clause. */
  others: Piece
  /** Words that join two clauses, and those of them that join two deeds. */
  joints: Piece
  and: Piece
  articles: Piece
  conditions: Piece
  negations: Piece
  habits: Piece
  doubts: Piece
  /** A label or heading over what the writer has to do. */
  todo: Piece
  /** A label above promised things: "Mira versprochen". */
  promised: Piece
  /** Signs that it is done or no longer wanted. */
  settled: Piece
  /** Words that no deed ends in, besides the English ones. */
  looseEnds: Piece | null
}
