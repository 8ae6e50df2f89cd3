import type { calendarWords as CalendarWords } from '../../en/settings/calendar.ts'

export const calendarWords = {
  title: 'Kalender-Abo',
  lead: 'Sieh deine Versprechen und Geburtstage in deinem eigenen Kalender. Kith erstellt eine private Adresse, von der sich dein Kalender selbst aktualisiert.',
  madeAt: (when) => `Du hast ${when} eine Adresse erstellt.`,
  lastRead: (when) => `Dein Kalender hat sie zuletzt ${when} gelesen.`,
  neverRead: 'Noch kein Kalender hat sie gelesen.',
  notShown: 'Sie wird nicht noch einmal gezeigt. Eine neue Adresse ersetzt sie.',
  include: 'Enthalten',
  contents: { both: 'Versprechen und Geburtstage', promises: 'Offene Versprechen', birthdays: 'Geburtstage' },
  show: 'Zeigen',
  full: 'Alles',
  fullHint: 'Zum Beispiel „Ana die Präsentation schicken“.',
  private: 'Nur, dass etwas fällig ist',
  privateHint: 'Für einen Kalender, den andere sehen können.',
  create: 'Adresse erstellen',
  createNew: 'Neue Adresse erstellen',
  removeTitle: 'Adresse löschen',
  removeText:
    'Die Adresse gilt sofort nicht mehr. Um auch die Einträge zu entfernen, lösche das Abo in deinem Kalender.',
  remove: 'Diese Adresse löschen',
  removed: 'Deine Kalenderadresse gilt nicht mehr.',
  newTitle: 'Deine Kalenderadresse',
  newLead: 'Kopiere sie jetzt: Du siehst sie nicht noch einmal. Wer sie hat, kann deinen Kalender lesen.',
  address: 'Kalenderadresse',
  google: 'Google Kalender im Web: Weitere Kalender, Per URL.',
  apple: 'iPhone: Kalender, Kalender hinzufügen, Kalenderabo hinzufügen. Mac: Ablage, Neues Kalenderabonnement.',
  outlook: 'Outlook: Kalender hinzufügen, Aus dem Internet abonnieren.',
  reach:
    'Online-Kalender wie der von Google können sie nur lesen, wenn dieser Server im Internet ist. Manche aktualisieren einmal am Tag.',
} satisfies typeof CalendarWords
