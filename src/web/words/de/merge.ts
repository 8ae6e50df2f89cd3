import { pluralIn } from '#language/locales/plural.ts'
import type { mergeWords as Words } from '../en/merge.ts'

const count = pluralIn('de')

export const mergeWords = {
  heading: (name) => `Wer ist dieselbe Person wie ${name}?`,
  intro:
    'Ist jemand zweimal in deinen Kontakten, führe beide zusammen: Nichts geht verloren, und du kannst es 30 Tage lang rückgängig machen.',
  suggested: 'Vielleicht dieselbe Person',
  search: 'Deine Kontakte durchsuchen',
  searchButton: 'Suchen',
  results: (people) => count(people, { one: '# Person gefunden', other: '# Personen gefunden' }),
  nobody: 'Sonst wurde niemand gefunden.',
  compare: 'Vergleichen',
  apart: 'Nicht dieselbe Person',
  keptApart: (name) => `${name} bleibt getrennt und wird hier nicht mehr vorgeschlagen.`,
  preview: (name, other) => `${other} mit ${name} zusammenführen?`,
  sure: 'Das würde passieren. Nichts ändert sich, bevor du „Zusammenführen“ wählst.',
  stays: 'Bleibt',
  added: 'Kommt dazu',
  setAside: 'Beiseitegelegt',
  same: 'Bei beiden gleich',
  unknown: 'Unbekannt',
  setAsideHint: 'Was beiseitegelegt wird, bleibt gespeichert und kommt zurück, wenn du es rückgängig machst.',
  moves: (name) => `Das kommt zu ${name}:`,
  nothingMoves: 'Es gibt keine Einträge oder Versprechen zu übernehmen.',
  moved: {
    entries: (entries) => count(entries, { one: '# Eintrag', other: '# Einträge' }),
    recordings: (recordings) => count(recordings, { one: '# Aufnahme', other: '# Aufnahmen' }),
    promises: (promises) => count(promises, { other: '# Versprechen' }),
    findings: (findings) =>
      count(findings, { one: '# vorgeschlagenes Versprechen', other: '# vorgeschlagene Versprechen' }),
    followups: (followups) => count(followups, { one: '# Nachricht', other: '# Nachrichten' }),
  },
  merge: 'Zusammenführen',
  swap: (name) => `Stattdessen ${name} behalten`,
  chooseAnother: 'Jemand anderen wählen',
  done: (name, other) => `${other} und ${name} sind jetzt eine Person.`,
  undo: 'Rückgängig',
  undoAbout: (other) => `Zusammenführen mit ${other}`,
  undone: 'Rückgängig gemacht. Beide sind wieder da wie zuvor.',
  merged: 'Zusammengeführte Personen',
  mergedLead: 'Was du zusammengeführt hast, das Neueste zuerst. 30 Tage lang kannst du es rückgängig machen.',
  noMerges: 'Du hast noch niemanden zusammengeführt.',
  earlier: 'Frühere Zusammenführungen',
  undoUntil: (day) => `Letzter Tag zum Rückgängigmachen: ${day}`,
  noUndo: 'Nicht mehr rückgängig zu machen',
  wasUndone: 'Rückgängig gemacht',
  seeMerged: 'Ansehen, was du zusammengeführt hast',
  rhythm: 'Wie oft ihr euch meldet',
  days: (days) => count(Number(days), { one: 'Jeden Tag', other: 'Alle # Tage' }),
} satisfies typeof Words
