import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of bringing people in. */
export const importWords = {
  title: 'Bring your people in',
  hint: 'Choose a file with your contacts. Kith shows you what is in it, and nobody is added before you say so.',
  file: 'File',
  fileHint: 'A .vcf or .csv file, up to 20 MB',
  drop: 'or drop it here',
  tag: 'Tag for everybody in it (optional)',
  tagPlaceholder: 'from my phone',
  upload: 'Read the file',
  sending: 'Sending the file',
  noFile: 'Choose a file first.',
  wrongFile: 'This is not a contact list. Choose a vCard (.vcf) or CSV file: below you see where to get one.',
  largeFile: 'This file is larger than 20 MB. Export it in parts, or without photos.',
  sourcesTitle: 'Where to get the file',
  sources: {
    iphone: {
      name: 'iPhone',
      steps:
        'In Contacts, open Lists, touch and hold “All Contacts”, and choose Export. Or at icloud.com/contacts: select everybody, then Export vCard.',
    },
    google: {
      name: 'Google Contacts, Android',
      steps: 'At contacts.google.com, choose Export, then “Google CSV” or “vCard”. Labels become tags.',
    },
    outlook: {
      name: 'Outlook',
      steps: 'At outlook.com, open People, then Manage contacts, Export contacts. You get a CSV file.',
    },
    linkedin: {
      name: 'LinkedIn',
      steps:
        'In Settings, open Data privacy, “Get a copy of your data”, and choose Connections. In the ZIP file you get, use Connections.csv.',
    },
    spreadsheet: {
      name: 'A spreadsheet',
      steps: 'Save it as CSV. The first line names the columns, such as name, email, phone, company, tags.',
    },
  },
  archiveHint: 'Coming from another Kith? Bring in its archive.',
  earlier: 'Earlier imports',
  from: (day: string) => `Import, ${day}`,
  found: (people: number) => count(people, { one: '# person in the file', other: '# people in the file' }),
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
  verdicts: {
    new: 'New',
    match: 'Something to add',
    conflict: 'Your decision',
    same: 'Nothing new',
    unreadable: 'Not readable',
  },
  verdictHints: {
    new: 'You don’t have these people yet.',
    match: 'You have these people, and the file knows something more about them.',
    conflict:
      'You have these people, or somebody like them, but the file says something else. Choose for each, or for all above.',
    same: 'You have these people already, with everything the file says.',
    unreadable:
      'Nobody could be read from these lines. Correct them in the file and bring it in again: people you have by then are not added twice.',
  },
  deeds: {
    added: 'Added',
    merged: 'Updated',
    unchanged: 'Unchanged',
    skipped: 'Skipped',
    undone: 'Taken back',
    kept: 'Kept',
    left: 'Your decision',
  },
  deedHints: {
    added: 'These people are new.',
    merged: 'You had these people; what the file knew more is added.',
    unchanged: 'You had these people with everything the file says.',
    skipped: 'These people were not added.',
    undone: 'These are as they were before the import.',
    kept: 'These stay, because you changed them since.',
    left: 'These may be people you have. Choose for each, then press “Bring them in” again.',
  },
  filters: 'Show',
  line: (line: number) => count(line, { one: 'Line #', other: 'Line #' }),
  isLike: (name: string) => `Like ${name}, whom you have`,
  joins: (row: number) =>
    count(row, { one: 'The same person as number # in the file', other: 'The same person as number # in the file' }),
  adds: (fields: string) => `Adds: ${fields}`,
  fields: {
    rhythmDays: 'Rhythm',
    photo: 'Photo',
    notes: 'Notes',
    extras: 'More details',
  },
  field: 'Field',
  mine: 'Kith has',
  theirs: 'The file has',
  choose: (name: string) => `What to do with ${name}`,
  choices: {
    keep: 'Keep Kith’s',
    theirs: 'Take the file’s',
    add: 'Add as a new person',
    skip: 'Skip',
    clear: 'Undo',
  },
  itIs: (name: string) => `It is ${name}`,
  chosen: {
    keep: 'Kith’s values stay; what is missing is added.',
    theirs: 'The file’s values replace Kith’s.',
    merge: (name: string) => `Becomes part of ${name}.`,
    add: 'Becomes a new person.',
    skip: 'Is left out.',
  },
  conflicts: 'Where you made no choice and the file differs',
  keep: 'Keep what Kith has',
  takeTheirs: 'Take what the file has',
  skip: 'Skip the person',
  willAdd: (people: number) => count(people, { one: '# person will be added.', other: '# people will be added.' }),
  willUpdate: (people: number) =>
    count(people, { one: '# person you have will get what is new.', other: '# people you have will get what is new.' }),
  apply: 'Bring them in',
  nothingToAdd: 'There is nobody to add and nothing new in this file.',
  undoTitle: 'Take it back',
  undoAdded: (people: number) =>
    count(people, { one: 'This removes the # person it added.', other: 'This removes the # people it added.' }),
  undoMerged: (people: number) =>
    count(people, {
      one: '# person you had gets back to how they were.',
      other: '# people you had get back to how they were.',
    }),
  undoKeeps: 'What you changed or wrote since stays.',
  undo: 'Take it back',
  undoUntil: (day: string) => `You can take it back until ${day}.`,
  remove: 'Remove this import from the list',
  next: 'Next page',
  first: 'First page',
  toPeople: 'See your people',
  whoMatters: 'Who matters?',
  whoMattersHint: 'Go through the people you added, ten at a time, and say who you want to stay in touch with.',
  whoMattersGo: (people: number) => count(people, { one: 'Look through # person', other: 'Look through # people' }),
}
