import { pluralIn } from '#language/locales/plural.ts'
import type { meetingsWords as MeetingsWords } from '../../en/settings/meetings.ts'

const count = pluralIn('de')

export const meetingsWords = {
  title: 'Dein Kalender',
  hint: 'Treffen auf den Zeitleisten, und davor ein Überblick',
  lead: 'Kith liest deinen Kalender und erkennt die Menschen, die du kennst, an ihrer E-Mail-Adresse. Vor einem Treffen wartet unter Heute ein Überblick, danach steht das Treffen auf ihrer Zeitleiste.',
  privacy:
    'Nicht gelesen werden private und ganztägige Termine, abgesagte Einladungen, Räume und Runden mit mehr als zehn Leuten. Niemand wird von selbst hinzugefügt. Kith liest nur.',
  add: 'Diesen Kalender lesen',
  address: 'Adresse deines Kalenders',
  addressHint:
    'Die private Adresse im iCal-Format oder die eines CalDAV-Kalenders. Kith speichert sie verschlüsselt und zeigt sie nicht noch einmal.',
  where: 'Wo du die Adresse findest',
  google: 'Google Kalender im Web: Einstellungen, dein Kalender, Privatadresse im iCal-Format.',
  apple: 'iCloud: Kalender, Teilen-Symbol, Öffentlicher Kalender, Link kopieren. Er beginnt mit webcal://.',
  outlook: 'Outlook im Web: Einstellungen, Freigegebene Kalender, Kalender veröffentlichen, ICS-Link.',
  nextcloud:
    'Nextcloud: Teilen, Link teilen, Abonnement-Link kopieren. Bei einem privaten Link gib unten deinen Namen und ein App-Passwort ein.',
  ownEmails: 'Deine anderen E-Mail-Adressen',
  ownEmailsHint: 'Mit denen du eingeladen wirst, wenn nicht mit der deines Kontos. Mit Kommas getrennt.',
  signIn: 'Die Adresse verlangt ein Passwort',
  userName: 'Benutzername',
  password: 'Passwort',
  passwordHint: 'Nimm ein App-Passwort, nicht das deines Kontos. Es wird verschlüsselt gespeichert.',
  calendars: 'Kalender, die Kith liest',
  lastRead: (when) => `Zuletzt gelesen ${when}`,
  neverRead: 'Noch nicht gelesen',
  nextRead: (when) => `Wieder ${when}`,
  entries: (entries) => count(entries, { one: '# Treffen auf Zeitleisten', other: '# Treffen auf Zeitleisten' }),
  editEmails: 'Deine Adressen ändern',
  editTitle: 'Deine Adressen in diesem Kalender',
  save: 'Speichern',
  refresh: 'Jetzt lesen',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  attendees: 'Leute aus deinen Treffen',
  attendeesHint: 'Sie sind noch nicht unter deinen Leuten. Niemand kommt dazu, wenn du es nicht sagst.',
  meetings: (meetings) => count(meetings, { one: '# Treffen', other: '# Treffen' }),
  lastMet: (when) => `zuletzt ${when}`,
  addPerson: 'Zu deinen Leuten',
  notNow: 'Nicht jetzt',
  problems: {
    unreachable: 'Der Server des Kalenders antwortet nicht. Prüfe die Adresse; Kith versucht es von selbst wieder.',
    refused:
      'Die Adresse liegt auf diesem Rechner oder in seinem Netz. Das liest Kith nicht. Nimm eine Adresse im Internet.',
    sign_in:
      'Der Server verlangt einen anderen Benutzernamen oder ein anderes Passwort. Entferne den Kalender und füge ihn mit den richtigen hinzu.',
    not_found: 'Unter dieser Adresse gibt es keinen Kalender. Kopiere die Adresse noch einmal aus deinem Kalender.',
    not_a_calendar: 'Die Adresse führt zu etwas, das kein Kalender ist. Kopiere die Adresse, die auf .ics endet.',
    too_large: 'Der Kalender ist größer als 5 MB oder hat zu viele Termine. Gib einen kleineren Kalender frei.',
    server_error: 'Der Server des Kalenders meldet einen Fehler. Kith versucht es von selbst wieder.',
    key_lost: 'Kith kann die gespeicherte Adresse nicht mehr öffnen. Entferne den Kalender und füge ihn neu hinzu.',
  },
  notices: {
    added: 'Dein Kalender ist gelesen. Treffen mit Leuten, die du kennst, stehen gleich auf ihren Zeitleisten.',
    read: 'Der Kalender wurde neu gelesen.',
    removed:
      'Der Kalender ist entfernt, seine Treffen verschwinden von den Zeitleisten. Was du selbst geschrieben hast, bleibt.',
    restored: 'Der Kalender ist wieder da, und seine Treffen auch.',
    dismissed: 'Diese Person wird hier nicht mehr vorgeschlagen.',
    saved: 'Gespeichert. Der Kalender wird mit diesen Adressen neu gelesen.',
    gone: 'Er war schon entfernt.',
  },
  heading: 'Treffen',
  when: (day, start, end) => `${day}, ${start}–${end}`,
  now: (end) => `jetzt, bis ${end}`,
  others: (others) => count(others, { one: 'und # weitere Person', other: 'und # weitere' }),
  readBrief: 'Überblick lesen',
  readBriefOn: (name) => `Überblick lesen: ${name}`,
  unread: (name) => `Kith kann deinen Kalender „${name}“ nicht lesen.`,
  check: 'Warum?',
} satisfies typeof MeetingsWords
