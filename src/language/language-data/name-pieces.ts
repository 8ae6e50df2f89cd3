import type { Piece } from '../phrases/phrases.ts'

/** A given name: one capitalised word. */
export const givenName: Piece = { source: String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?<!['’]s)` }

const age = String.raw`(?: \(\d+\))?`

/** Several, joined by the word for “and”: "Tom (5), Ana and Zé". */
export const givenNamesWith = (and: string): Piece => ({
  source: `(?:${givenName.source})${age}(?:(?:, | ${and} | & |, ${and} )(?:${givenName.source})${age})*`,
})

/** The name of a company or place: "Green Mountain Bovine", "the Royal Free", "Rio de Janeiro". */
export const properName: Piece = {
  source: String.raw`(?:the )?\p{Lu}[\p{L}\d'’&+-]*(?: (?:(?:of|de|da|do|dos|the|&|van|von|le|la|du) )?\p{Lu}[\p{L}\d'’&+-]*){0,4}`,
}

/** A word that may be somebody's name. */
export const nameWord: Piece = { source: String.raw`[\p{L}\p{M}][\p{L}\p{M}'’-]*` }
