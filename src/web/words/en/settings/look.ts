/** The words of how pages look, read and answer to keys. */
export const lookWords = {
  title: 'Language and look',
  theme: 'Theme',
  themes: { system: 'Same as your device', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languageHint: 'The language of the app, with its way of writing dates and times.',
  sameAsBrowser: 'Same as your browser',
  keys: 'Single-key shortcuts',
  keysHint: 'Such as “/” to search and “n” for a note. They never act while you type in a field.',
}
