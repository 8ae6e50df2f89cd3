/** What tells a language, and how its words change. */
export type Grammar = {
  /** The words that are in almost every text of the language, and those that notes about people are full of. */
  frequentWords: string
  /** The endings that its words change most, without accents, longest first. */
  endings: string
}
