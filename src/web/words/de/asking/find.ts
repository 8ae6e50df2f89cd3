import { pluralIn } from '#language/locales/plural.ts'
import type { findWords as Words } from '../../en/asking/find.ts'

const count = pluralIn('de')

export const findWords = {
  title: 'Suchen',
  label: 'Kontakte, Seiten und Aktionen suchen',
  placeholder: 'Ein Name, eine Firma oder was zu tun ist',
  submit: 'Suchen',
  shortcut: 'Strg K',
  people: 'Kontakte',
  actions: 'Aktionen',
  screens: 'Seiten',
  nothing: 'Nichts gefunden.',
  count: (results) => count(results, { one: '# Ergebnis', other: '# Ergebnisse' }),
  askThis: (question) => `Fragen: ${question}`,
  writeNote: 'Notiz schreiben',
  record: 'Sprachnotiz aufnehmen',
  addPerson: 'Person hinzufügen',
  promises: 'Versprechen',
  drafts: 'Entwürfe',
  tags: 'Tags',
  removedThings: 'Entferntes',

  keysTitle: 'Tasten',
  keysHint: 'Sie wirken überall außerhalb von Textfeldern.',
  keysOff: 'Einzelne Tasten sind ausgeschaltet. Die Palette öffnet sich trotzdem.',
  keysSettings: 'Einzelne Tasten ein- oder ausschalten',
  close: 'Schließen',
  afterwards: 'dann',
  keys: {
    palette: 'Palette öffnen',
    search: 'Suchen',
    today: 'Zu Heute',
    people: 'Zu den Kontakten',
    capture: 'Zum Festhalten',
    ask: 'Zu den Fragen',
    note: 'Notiz schreiben',
    record: 'Sprachnotiz aufnehmen',
    next: 'Nächstes in der Liste',
    previous: 'Voriges in der Liste',
    open: 'Öffnen',
    edit: 'Bearbeiten',
    done: 'Als erledigt markieren',
    undo: 'Rückgängig',
    help: 'Diese Tasten zeigen',
  },
} satisfies typeof Words
