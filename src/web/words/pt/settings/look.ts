import type { lookWords as LookWords } from '../../en/settings/look.ts'

export const lookWords = {
  title: 'Idioma e aspeto',
  theme: 'Tema',
  themes: { system: 'Como o seu dispositivo', light: 'Claro', dark: 'Escuro' },
  language: 'Idioma',
  languageHint: 'O idioma da aplicação. O país decide como se escrevem as datas e as horas.',
  sameAsBrowser: 'Como o seu navegador',
  keys: 'Atalhos de uma só tecla',
  keysHint: 'Por exemplo “/” para procurar e “n” para uma nota. Nunca atuam enquanto escreve num campo.',
} satisfies typeof LookWords
