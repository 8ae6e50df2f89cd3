import type { accessWords as AccessWords } from '../../en/settings/access.ts'

export const accessWords = {
  read: 'Lesen',
  write: 'Lesen und Schreiben',
  wholeApi: 'die ganze API',
  allToolsReach: 'alle Werkzeuge für Assistenten',
  eightToolsReach: 'die acht Standardwerkzeuge für Assistenten',
  eightTools: 'Acht Werkzeuge',
  eightToolsHint:
    'Kontakte finden, ihre Notizen und Versprechen lesen und sehen, was als Nächstes ansteht. Mit Lesen und Schreiben auch Notizen hinzufügen, Versprechen erledigen und Nachrichten entwerfen.',
  allTools: 'Alle Werkzeuge',
  allToolsHint:
    'Auch Fragen zu allen beantworten, die du kennst, dich auf jemanden vorbereiten, ganze Verläufe lesen und Leads sehen. Mit Lesen und Schreiben auch Kontakte, Versprechen und Nachrichten hinzufügen und ändern, Leads übernehmen und eigene Änderungen rückgängig machen.',
  readHint: 'Deine Kontakte, Notizen, Versprechen, Entwürfe und Karten sehen.',
  writeHint:
    'Sie auch hinzufügen, ändern und löschen. Dein Passwort ändern, jemanden einladen oder anderem Zugriff geben geht nicht.',
  readToolsHint: 'Nachsehen. Ändern geht nicht.',
  writeToolsHint:
    'Auch ändern, was die Werkzeuge ändern können. Dein Passwort ändern, jemanden einladen oder anderem Zugriff geben geht nicht.',
} satisfies typeof AccessWords
