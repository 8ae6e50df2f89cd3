import type { lookWords as LookWords } from '../../en/settings/look.ts'

export const lookWords = {
  title: 'Sprache und Aussehen',
  theme: 'Farben',
  themes: { system: 'Wie dein Gerät', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  languageHint: 'Die Sprache der App. Das Land bestimmt, wie Tage und Uhrzeiten geschrieben werden.',
  sameAsBrowser: 'Wie dein Browser',
  keys: 'Kurzbefehle mit einzelnen Tasten',
  keysHint: 'Zum Beispiel „/“ zum Suchen und „n“ für eine Notiz. Während du in ein Feld schreibst, gelten sie nicht.',
} satisfies typeof LookWords
