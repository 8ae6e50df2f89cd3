import type { homeWords as Words } from '../../en/pages/home.ts'

export const homeWords = {
  description: 'Kith merkt sich die Menschen, die du triffst, für dich und deinen KI-Assistenten.',
  title: 'Vergiss niemanden, den du triffst',
  lead: 'Schreib oder sag nach einer Begegnung ein, zwei Sätze. Kith behält, wer es war, worüber ihr gesprochen habt und was du versprochen hast, und erinnert dich rechtzeitig.',
  signIn: 'Anmelden',
  createAccount: 'Konto erstellen',
  example:
    'Ein Beispiel: eine Notiz über Ana, das Versprechen, das Kith darin gefunden hat, und eine Frage, die daraus beantwortet wird.',
  city: 'Lissabon',
  note: 'Kaffee am Fluss. Sie zieht im Mai nach Porto. Ich schicke ihr bis Freitag die Präsentation.',
  promise: 'Versprechen:',
  promised: 'Ana die Präsentation schicken',
  due: 'fällig am Freitag',
  question: 'Wen kenne ich in Porto?',
  answer: 'Ana Ribeiro zieht im Mai dorthin.',
  source: 'Aus deiner Notiz vom 3. März',
  points: [
    ['Halte Wort', 'Kith findet die Versprechen in deinen Notizen und zeigt sie dir, bevor sie fällig sind.'],
    [
      'Bleib in Kontakt',
      'Kith lernt, wie oft ihr sprecht, merkt, wer still geworden ist, und entwirft den ersten Satz aus eurem letzten Gespräch.',
    ],
    ['Teile eine Karte', 'Andere scannen sie, speichern deine Daten und hinterlassen dir ihre.'],
    [
      'Frag, was du willst',
      'Antworten kommen aus deinen eigenen Notizen, mit der Quelle neben jedem Satz, hier oder in deinem KI-Assistenten.',
    ],
  ],
  privacy:
    'Deine Notizen sind privat: Kein anderes Mitglied kann sie lesen, auch nicht, wem diese Installation gehört. Wer den Server betreibt, kann auf seine Datenbank zugreifen.',
  versionAt: (version, address) => `Kith ${version} unter ${address}.`,
  developers: 'Für Entwickler:',
  reference: 'API-Referenz',
  connect: 'Assistenten verbinden',
  status: 'Status',
  tryAgain: 'Noch einmal versuchen',
  toHome: 'Zur Startseite',
  noPage: 'Unter dieser Adresse gibt es keine Seite. Prüfe, ob du dich vertippt hast.',
  openAt: (address) => `${address} öffnen`,
} satisfies typeof Words
