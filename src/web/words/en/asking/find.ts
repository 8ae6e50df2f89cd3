import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of the palette, its plain page and the keys. */
export const findWords = {
  title: 'Search',
  label: 'Search people, screens and actions',
  placeholder: 'A name, a company, or what to do',
  submit: 'Search',
  shortcut: 'Ctrl K',
  people: 'People',
  actions: 'Actions',
  screens: 'Screens',
  nothing: 'Nothing found.',
  count: (results: number) => count(results, { one: '# result', other: '# results' }),
  askThis: (question: string) => `Ask: ${question}`,
  writeNote: 'Write a note',
  record: 'Record a memo',
  addPerson: 'Add a person',
  promises: 'Promises',
  drafts: 'Drafts',
  tags: 'Tags',
  removedThings: 'Removed things',

  keysTitle: 'Keys',
  keysHint: 'They work anywhere outside of a text field.',
  keysOff: 'Single keys are turned off. The palette still opens.',
  keysSettings: 'Turn single keys on or off',
  close: 'Close',
  afterwards: 'then',
  keys: {
    palette: 'Open the palette',
    search: 'Search',
    today: 'Go to Today',
    people: 'Go to People',
    capture: 'Go to Capture',
    ask: 'Go to Ask',
    note: 'Write a note',
    record: 'Record a memo',
    next: 'Next in the list',
    previous: 'Previous in the list',
    open: 'Open it',
    edit: 'Edit',
    done: 'Mark done',
    undo: 'Undo',
    help: 'Show these keys',
  },
}
