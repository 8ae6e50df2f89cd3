import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of the list of people who may be there twice. */
export const duplicateWords = {
  title: 'Duplicates',
  link: 'Find duplicates',
  intro: 'These people may be the same. Merge them, or keep them apart: you can undo both.',
  count: (pairs: number) => count(pairs, { one: '# pair to look at.', other: '# pairs to look at.' }),
  countOrMore: (pairs: number) => count(pairs, { one: 'The surest pair.', other: 'The # surest pairs.' }),
  pair: (name: string, other: string) => `${name} and ${other}`,
  strengths: {
    strong: 'Very likely the same.',
    likely: 'Likely the same.',
    possible: 'Possibly the same.',
  },
  merge: 'Merge',
  mergeInto: (name: string) => `Keep ${name} instead`,
  apart: 'Not the same person',
  later: 'Decide later',
  others: 'The others',
  merged: (name: string, other: string) => `${other} and ${name} are one person now.`,
  keptApart: (name: string, other: string) => `${name} and ${other} are kept apart and not suggested again.`,
  undone: 'Undone. Both are back as they were.',
  none: 'Nobody is there twice',
  noneHint: 'When two of your people look like the same person, they appear here.',
  backToFirst: 'Back to the first pair',
}
