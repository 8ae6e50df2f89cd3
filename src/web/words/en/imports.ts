import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of bringing people in. */
export const importWords = {
  title: 'Bring your people in',
  hint: 'Choose a file from your phone, Google Contacts, LinkedIn, Outlook or a spreadsheet: vCard (.vcf) or CSV. Nobody is added before you say so.',
  file: 'File',
  tag: 'Tag for everybody in it (optional)',
  tagPlaceholder: 'from my phone',
  upload: 'Read the file',
  earlier: 'Earlier imports',
  from: (day: string) => `Import, ${day}`,
  states: {
    reading: 'Reading the file',
    ready: 'Ready: nobody is added yet',
    applying: 'Adding people',
    applied: 'Done',
    undoing: 'Taking it back',
    undone: 'Taken back',
    failed: 'Failed',
  },
  progress: (percent: number) => `${percent} % done`,
  reload: 'Reload the page to see how far it is.',
  verdicts: {
    new: 'New people',
    match: 'People you have, with something new',
    conflict: 'People you have, with other values',
    same: 'People you have, nothing new',
    unreadable: 'Rows that could not be read',
  },
  deeds: {
    added: 'Added',
    merged: 'Added to people you have',
    unchanged: 'Unchanged',
    skipped: 'Skipped',
    undone: 'Taken back',
    kept: 'Kept, because you changed them since',
    left: 'Waiting for your decision',
  },
  conflicts: 'Where the file and Kith differ',
  keep: 'Keep what Kith has',
  theirs: 'Take what the file has',
  skip: 'Skip the person',
  apply: (people: number) => count(people, { one: 'Add # person', other: 'Add # people' }),
  undo: 'Take it back',
  undoUntil: (day: string) => `You can take it back until ${day}.`,
  toPeople: 'See your people',
  another: 'Bring in another file',
}
