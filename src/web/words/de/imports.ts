import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../en/imports.ts'

const count = pluralIn('de')

export const importWords = {
  title: 'Kontakte importieren',
  hint: 'Wähle eine Datei von deinem Telefon, aus Google Kontakte, LinkedIn, Outlook oder einer Tabelle: vCard (.vcf) oder CSV. Niemand wird hinzugefügt, bevor du zustimmst.',
  file: 'Datei',
  tag: 'Tag für alle darin (optional)',
  tagPlaceholder: 'von meinem Telefon',
  upload: 'Datei lesen',
  earlier: 'Frühere Importe',
  from: (day) => `Import, ${day}`,
  states: {
    reading: 'Datei wird gelesen',
    ready: 'Bereit: noch niemand hinzugefügt',
    applying: 'Personen werden hinzugefügt',
    applied: 'Fertig',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
    failed: 'Fehlgeschlagen',
  },
  progress: (percent) => `${percent} % fertig`,
  reload: 'Lade die Seite neu, um den Fortschritt zu sehen.',
  verdicts: {
    new: 'Neue Personen',
    match: 'Bekannte Personen mit neuen Angaben',
    conflict: 'Bekannte Personen mit anderen Angaben',
    same: 'Bekannte Personen ohne Neues',
    unreadable: 'Zeilen, die nicht gelesen werden konnten',
  },
  deeds: {
    added: 'Hinzugefügt',
    merged: 'Bei bekannten Personen ergänzt',
    unchanged: 'Unverändert',
    skipped: 'Übersprungen',
    undone: 'Rückgängig gemacht',
    kept: 'Behalten, weil du sie seither geändert hast',
    left: 'Wartet auf deine Entscheidung',
  },
  conflicts: 'Wo sich Datei und Kith unterscheiden',
  keep: 'Behalten, was in Kith steht',
  theirs: 'Nehmen, was in der Datei steht',
  skip: 'Person überspringen',
  apply: (people) => count(people, { one: '# Person hinzufügen', other: '# Personen hinzufügen' }),
  undo: 'Rückgängig machen',
  undoUntil: (day) => `Letzter Tag zum Rückgängigmachen: ${day}.`,
  toPeople: 'Deine Kontakte ansehen',
  another: 'Weitere Datei importieren',
} satisfies typeof Words
