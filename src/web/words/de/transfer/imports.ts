import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../../en/transfer/imports.ts'

const count = pluralIn('de')

export const importWords = {
  title: 'Kontakte importieren',
  hint: 'Wähle eine Datei mit deinen Kontakten. Kith zeigt dir, was darin ist, und niemand wird hinzugefügt, bevor du zustimmst.',
  file: 'Datei',
  fileHint: 'Eine .vcf- oder .csv-Datei, bis 20 MB',
  drop: 'oder hierher ziehen',
  tag: 'Tag für alle darin (optional)',
  tagPlaceholder: 'von meinem Handy',
  upload: 'Datei lesen',
  sending: 'Datei wird gesendet',
  noFile: 'Wähle zuerst eine Datei.',
  wrongFile: 'Das ist keine Kontaktliste. Wähle eine vCard- (.vcf) oder CSV-Datei: Unten steht, woher du sie bekommst.',
  largeFile: 'Diese Datei ist größer als 20 MB. Exportiere sie in Teilen oder ohne Fotos.',
  sourcesTitle: 'Woher du die Datei bekommst',
  sources: {
    iphone: {
      name: 'iPhone',
      steps:
        'Öffne in Kontakte die Listen, halte „Alle Kontakte“ gedrückt und wähle „Exportieren“. Oder auf icloud.com/contacts: alle auswählen, dann „vCard exportieren“.',
    },
    google: {
      name: 'Google Kontakte, Android',
      steps: 'Wähle auf contacts.google.com „Exportieren“, dann „Google CSV“ oder „vCard“. Labels werden zu Tags.',
    },
    outlook: {
      name: 'Outlook',
      steps:
        'Öffne auf outlook.com „Personen“, dann „Kontakte verwalten“ und „Kontakte exportieren“. Du bekommst eine CSV-Datei.',
    },
    linkedin: {
      name: 'LinkedIn',
      steps:
        'Öffne in den Einstellungen „Datenschutz“, „Kopie Ihrer Daten anfordern“ und wähle „Kontakte“. Nimm aus der ZIP-Datei die Datei Connections.csv.',
    },
    spreadsheet: {
      name: 'Eine Tabelle',
      steps:
        'Speichere sie als CSV. Die erste Zeile nennt die Spalten, zum Beispiel name, email, phone, company, tags.',
    },
  },
  archiveHint: 'Du kommst von einem anderen Kith? Importiere sein Archiv.',
  earlier: 'Frühere Importe',
  from: (day) => `Import, ${day}`,
  found: (people) => count(people, { one: '# Person in der Datei', other: '# Personen in der Datei' }),
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
  verdicts: {
    new: 'Neu',
    match: 'Ergänzungen',
    conflict: 'Deine Entscheidung',
    same: 'Nichts Neues',
    unreadable: 'Nicht lesbar',
  },
  verdictHints: {
    new: 'Diese Personen hast du noch nicht.',
    match: 'Diese Personen hast du schon, und die Datei weiß noch etwas mehr über sie.',
    conflict:
      'Diese Personen oder ähnliche hast du schon, aber in der Datei steht etwas anderes. Entscheide einzeln, oder oben für alle.',
    same: 'Diese Personen hast du schon, mit allem, was in der Datei steht.',
    unreadable:
      'Aus diesen Zeilen ließ sich niemand lesen. Korrigiere sie in der Datei und importiere sie noch einmal: Wer dann schon da ist, wird nicht doppelt hinzugefügt.',
  },
  deeds: {
    added: 'Hinzugefügt',
    merged: 'Ergänzt',
    unchanged: 'Unverändert',
    skipped: 'Übersprungen',
    undone: 'Rückgängig gemacht',
    kept: 'Behalten',
    left: 'Deine Entscheidung',
  },
  deedHints: {
    added: 'Diese Personen sind neu.',
    merged: 'Diese Personen hattest du schon; was die Datei mehr wusste, ist ergänzt.',
    unchanged: 'Diese Personen hattest du schon mit allem, was in der Datei steht.',
    skipped: 'Diese Personen wurden nicht hinzugefügt.',
    undone: 'Hier ist alles wie vor dem Import.',
    kept: 'Diese bleiben, weil du sie seither geändert hast.',
    left: 'Vielleicht hast du diese Personen schon. Entscheide einzeln und drücke dann noch einmal „Übernehmen“.',
  },
  filters: 'Anzeigen',
  line: (line) => count(line, { one: 'Zeile #', other: 'Zeile #' }),
  isLike: (name) => `Wie ${name} in deinen Kontakten`,
  joins: (row) =>
    count(row, { one: 'Dieselbe Person wie Nummer # der Datei', other: 'Dieselbe Person wie Nummer # der Datei' }),
  adds: (fields) => `Ergänzt: ${fields}`,
  fields: {
    rhythmDays: 'Rhythmus',
    photo: 'Foto',
    notes: 'Notizen',
    extras: 'Weitere Angaben',
  },
  field: 'Feld',
  mine: 'In Kith',
  theirs: 'In der Datei',
  choose: (name) => `Was mit ${name} geschieht`,
  choices: {
    keep: 'Kith behalten',
    theirs: 'Datei übernehmen',
    add: 'Als neue Person hinzufügen',
    skip: 'Überspringen',
    clear: 'Rückgängig',
  },
  itIs: (name) => `Das ist ${name}`,
  chosen: {
    keep: 'Was in Kith steht, bleibt; Fehlendes wird ergänzt.',
    theirs: 'Die Angaben der Datei ersetzen die in Kith.',
    merge: (name) => `Wird Teil von ${name}.`,
    add: 'Wird eine neue Person.',
    skip: 'Wird ausgelassen.',
  },
  conflicts: 'Wo du nichts gewählt hast und die Datei abweicht',
  keep: 'Behalten, was in Kith steht',
  takeTheirs: 'Nehmen, was in der Datei steht',
  skip: 'Person überspringen',
  willAdd: (people) => count(people, { one: '# Person wird hinzugefügt.', other: '# Personen werden hinzugefügt.' }),
  willUpdate: (people) =>
    count(people, { one: '# bekannte Person wird ergänzt.', other: '# bekannte Personen werden ergänzt.' }),
  apply: 'Übernehmen',
  nothingToAdd: 'In dieser Datei ist niemand Neues und nichts Neues.',
  undoTitle: 'Rückgängig machen',
  undoAdded: (people) =>
    count(people, {
      one: 'Die # hinzugefügte Person wird entfernt.',
      other: 'Die # hinzugefügten Personen werden entfernt.',
    }),
  undoMerged: (people) =>
    count(people, {
      one: '# ergänzte Person wird wieder wie vorher.',
      other: '# ergänzte Personen werden wieder wie vorher.',
    }),
  undoKeeps: 'Was du seither geändert oder geschrieben hast, bleibt.',
  undo: 'Rückgängig machen',
  undoUntil: (day) => `Letzter Tag zum Rückgängigmachen: ${day}.`,
  remove: 'Diesen Import aus der Liste entfernen',
  next: 'Nächste Seite',
  first: 'Erste Seite',
  toPeople: 'Deine Kontakte ansehen',
  whoMatters: 'Wer ist dir wichtig?',
  whoMattersHint:
    'Sieh die neuen Personen durch, immer zehn auf einmal, und sag, mit wem du in Kontakt bleiben willst.',
  whoMattersGo: (people) => count(people, { one: '# Person durchsehen', other: '# Personen durchsehen' }),
} satisfies typeof Words
