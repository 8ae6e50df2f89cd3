import type { FactKind } from '#platform/db/schema/values.ts'
import type { Piece } from '../phrases/phrases.ts'

/**
 * What states a fact. Its groups: `value` is the fact, `relation` and `pet` are whose name it is, `role` is what somebody works
 * as, `no` turns a food into what somebody doesn't eat. `owner` and `pronoun` are the subject, where it stands behind its verb or
 * behind what it has.
 */
export type Form = { kind: FactKind; form: RegExp; ended?: true; mayElide?: boolean }

export type By = 'me' | 'them'

/**
 * Statements that something was lent or is owed. Groups: `whom` is a pronoun, `named` has to be the person's name, and
 * `rest` is the thing, if it isn't everything that follows.
 */
export type LoanForm = { kind: FactKind; by: By; form: RegExp }

/** Repayments and returns: by the member, by the person, or both. */
export type SettlementForm = { settles: By | 'both'; form: RegExp }

type SubjectWords = {
  /** Words between a subject and its verb, one of them up to the end. */
  between: Piece
  /** Conjunctions between clauses, and possible starts of a note without a subject. */
  joints: Piece
  starts: Piece
  and: Piece
  pronouns: Piece
  possessives: Piece
  mine: Piece
  /** Titles before a name. */
  titles: Piece
  /** The possessive ending of a name or relative: "Ana's". Null if the owner comes after. */
  genitive: string | null
  /** Between a relative and whose they are: "la sœur d'Ana". */
  of: Piece | null
  /** The subject can always be left out, as in Spanish: the verb tells that it is not the writer. */
  mayDrop: boolean
  /** Pronouns of one gender; all others may be of either. */
  female: Piece
  male: Piece
  /**
   * Where every noun has a capital, the words before a name. Null: a word with a capital is a name, but for the ordinary words of
   * the language.
   */
  beforeNames: Piece | null
  /** What follows a name at the beginning of a sentence, where other words have a capital too; null where a list of words tells. */
  afterNames: Piece | null
  beforePlaces: Piece
  frequentWords: string
  /** The words for a relative whose name is not said: "{name}’s {relative}". */
  relativeOf: string
}

type RelationWords = {
  relatives: readonly string[]
  /** Not family, but with a life of their own. */
  others: readonly string[]
  plural: string
  /** The usual word for what people call a relative. */
  plain: (word: string) => string
  gender: (word: string) => 'f' | 'm' | null
  isPlural: (word: string) => boolean
  isChild: (word: string) => boolean
}

/** The name of a lent or owed thing. */
type ThingWords = {
  currencies: Piece
  /** Before a sum, and before a thing. */
  beforeMoney: Piece
  determiners: Piece
  /** Things that can't be returned. */
  notThings: Piece
  /** Where the thing ends. */
  stops: Piece
  /** Words for the money, as all that is owed. */
  money: Piece
  /** It is given back in the same sentence. */
  returned: RegExp
  /** Words before the member's action; the member may be omitted. */
  byMe: RegExp
  /** A verb of things, not of money. */
  givesThings: RegExp
  /** The end of the returned thing. */
  back: RegExp | null
  negated: RegExp
  /** Actions towards the member, in the words of a form. */
  toMe: RegExp
}

type ValueWords = {
  /** Words before a value that belong to no name. */
  article: RegExp
  /** These have a name after them without being a relative: "Sister Agnes". */
  titles: RegExp
  endsClause: RegExp
  isSchooling: RegExp
  noHome: RegExp
  notPets: RegExp
  noNames: RegExp
  and: RegExp
  /** A list, or the word for an animal, as it is kept: in German with its capital. */
  inCase: (words: string) => string
  /** "Married", instead of a relative. */
  marriage: RegExp
  /** The word for a spouse, where only a marriage was told. */
  spouse: string
  diet: (words: string, isDenied: boolean) => string
  isDay: (word: string) => boolean
}

/** How facts about people are stated in a language. */
export type FactWords = {
  subjects: SubjectWords
  relations: RelationWords
  things: ThingWords
  values: ValueWords
  /** Hearsay, wishes, conditions and jokes: a sentence with one of these states nothing, but for somebody's own words. */
  doubts: Piece
  ownWords: RegExp
  /** A relative or a pet that may be no more. */
  losses: Piece
  /** Two people with one pronoun each. */
  bothGenders: readonly [RegExp, RegExp]
  /**
   * Statements about actions, states and possessions: "her dog Tico", "Ana's birthday is 9 May". Built when a note is
   * first read.
   */
  forms: () => readonly Form[]
  belongings: () => readonly Form[]
  loans: () => readonly LoanForm[]
  settlements: () => readonly SettlementForm[]
}

/** A fact, before its sentence is known. */
export type Fact = {
  kind: FactKind
  /** The relative it is about, as the note says. Null for the person of the note. */
  about: string | null
  value: string
  /** It is no longer so: "left Acme". */
  ended: boolean
}
