import type { lookWords as LookWords } from '../../en/settings/look.ts'

export const lookWords = {
  title: 'Langue et apparence',
  theme: 'Thème',
  themes: { system: 'Comme votre appareil', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  languageHint: 'La langue de l’application. Le pays décide de la façon d’écrire les dates et les heures.',
  sameAsBrowser: 'Comme votre navigateur',
  keys: 'Raccourcis à une touche',
  keysHint: 'Par exemple « / » pour chercher et « n » pour une note. Ils n’agissent jamais pendant que vous écrivez.',
} satisfies typeof LookWords
