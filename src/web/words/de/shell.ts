import { pluralIn } from '#language/locales/plural.ts'
import type { shellWords as Words } from '../en/shell.ts'

const count = pluralIn('de')

export const shellWords = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  today: 'Heute',
  people: 'Kontakte',
  capture: 'Festhalten',
  ask: 'Fragen',
  more: 'Mehr',
  cards: 'Karten',
  leads: 'Leads',
  imports: 'Kontakte importieren',
  team: 'Team',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  menuOf: (name) => `Menü von ${name}`,
  waiting: (things) => count(things, { one: '# wartet', other: '# warten' }),
  somethingNew: 'Es gibt etwas Neues',
  offline: 'Du bist offline. Dein Text steht noch hier: Versuch es noch einmal, sobald du wieder online bist.',
  failed: 'Das hat nicht geklappt. Dein Text steht noch hier: Versuch es gleich noch einmal.',
  stillSignedIn: 'Du bist noch angemeldet: Das Abmelden hat nicht geklappt. Versuch es gleich noch einmal.',
  undo: 'Rückgängig',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  apiReference: 'API-Referenz',
  assistants: 'Assistenten verbinden',
  status: 'Status',
} satisfies typeof Words
