import type { askWords as Words } from '../en/ask.ts'

export const askWords = {
  title: 'Fragen',
  hint: 'Die Antworten kommen aus deinen eigenen Notizen und Kontakten, mit der Quelle neben jedem Satz.',
  label: 'Was möchtest du wissen?',
  next: 'Noch etwas fragen',
  placeholder: 'Wen kenne ich in Porto?',
  submit: 'Fragen',
  earlier: 'Frühere Fragen',
  untitled: 'Neue Unterhaltung',
  you: 'Du hast gefragt',
  sources: 'Quellen',
  removedSource: 'Diese Quelle wurde entfernt.',
  stillWriting: 'Die Antwort wird noch geschrieben. Lade die Seite gleich neu.',
  back: 'Alle Fragen',
  missing: 'Schreib zuerst eine Frage.',
} satisfies typeof Words
