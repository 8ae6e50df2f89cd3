import type { lookWords as LookWords } from '../../en/settings/look.ts'

export const lookWords = {
  title: 'Idioma y aspecto',
  theme: 'Tema',
  themes: { system: 'Como tu dispositivo', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  languageHint: 'El idioma de la aplicación. El país decide cómo se escriben las fechas y las horas.',
  sameAsBrowser: 'Como tu navegador',
  keys: 'Atajos de una sola tecla',
  keysHint: 'Por ejemplo «/» para buscar y «n» para una nota. Nunca actúan mientras escribes en un campo.',
} satisfies typeof LookWords
