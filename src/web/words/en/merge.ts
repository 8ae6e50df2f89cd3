import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of the page that joins two people who are the same. */
export const mergeWords = {
  heading: (name: string) => `Who is the same person as ${name}?`,
  intro: 'If somebody is in your people twice, merge the two: nothing is lost, and you can undo it for 30 days.',
  suggested: 'They may be the same',
  search: 'Search your people',
  searchButton: 'Search',
  results: (people: number) => count(people, { one: '# person found', other: '# people found' }),
  nobody: 'Nobody else was found.',
  compare: 'Compare',
  apart: 'Not the same person',
  keptApart: (name: string) => `${name} is kept apart, and not suggested here again.`,
  preview: (name: string, other: string) => `Merge ${other} into ${name}?`,
  sure: 'This is what would happen. Nothing is changed until you choose “Merge”.',
  stays: 'Stays',
  added: 'Added',
  setAside: 'Set aside',
  same: 'Same for both',
  unknown: 'Not known',
  setAsideHint: 'What is set aside is stored with the merge and comes back if you undo it.',
  moves: (name: string) => `These move to ${name}:`,
  nothingMoves: 'There are no entries or promises to move.',
  moved: {
    entries: (entries: number) => count(entries, { one: '# entry', other: '# entries' }),
    recordings: (recordings: number) => count(recordings, { one: '# recording', other: '# recordings' }),
    promises: (promises: number) => count(promises, { one: '# promise', other: '# promises' }),
    findings: (findings: number) => count(findings, { one: '# suggested promise', other: '# suggested promises' }),
    followups: (followups: number) => count(followups, { one: '# follow-up', other: '# follow-ups' }),
  },
  merge: 'Merge',
  swap: (name: string) => `Keep ${name} instead`,
  chooseAnother: 'Choose somebody else',
  done: (name: string, other: string) => `${other} and ${name} are one person now.`,
  undo: 'Undo',
  undoAbout: (other: string) => `merging ${other}`,
  undone: 'The merge is undone. Both are back as they were.',
  rhythm: 'How often to be in touch',
  days: (days: string) => count(Number(days), { one: 'Every day', other: 'Every # days' }),
}
