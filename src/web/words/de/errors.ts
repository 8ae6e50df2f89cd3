import { pluralIn } from '#language/locales/plural.ts'
import type { errorWords as Words } from '../en/errors.ts'

const count = pluralIn('de')

export const errorWords = {
  field: {
    empty: 'Das darf nicht leer sein.',
    tooLong: (max) => count(max, { other: 'Höchstens # Zeichen.' }),
    tooShort: (min) => count(min, { other: 'Mindestens # Zeichen.' }),
    email: 'Gib eine E-Mail-Adresse ein, zum Beispiel ana@example.com.',
    website: 'Gib eine Webadresse ein, zum Beispiel https://example.com/ana.',
    secureAddress: 'Die Adresse muss mit https:// beginnen.',
    oneLine: 'Das darf nur eine Zeile sein.',
    date: 'Gib ein Datum ein.',
    time: 'Gib eine Uhrzeit ein, zum Beispiel 15:30.',
    future: 'Das muss in der Zukunft liegen.',
    past: 'Das darf nicht in der Zukunft liegen.',
    afterToday: 'Das muss nach heute liegen.',
    timeZone: 'Gib eine Zeitzone ein, zum Beispiel Europe/Berlin.',
    slug: '1 bis 64 Zeichen: Buchstaben von a bis z, Ziffern und Bindestriche.',
    tooMany: (max) => count(max, { one: 'Höchstens # Eintrag.', other: 'Höchstens # Einträge.' }),
    other: () => 'Bitte prüfe diese Angabe.',
  },
  fixFields: 'Bitte korrigiere die markierten Felder.',
  refusal: (code) => refusals[code] ?? 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  headings: {
    rate_limited: 'Zu viele Anfragen',
    not_found: 'Seite nicht gefunden',
    wrong_host: 'Falsche Adresse',
  } as Record<string, string>,
  heading: 'Etwas ist schiefgegangen',
  tooLongText: () => 'Deine Eingabe ist zu lang. Geh zurück, kürze sie und versuch es noch einmal.',
  wrongForm:
    'In diesem Formular oder dieser Adresse stimmt etwas nicht. Geh zurück, ändere es und versuch es noch einmal.',
  useForm: 'Bitte benutze das Formular auf dieser Seite.',
  tooLarge: 'Dein Text ist zu lang. Bitte kürze ihn.',
  alreadySent:
    'Du hast dieses Formular schon mit anderen Angaben gesendet. Um auch diese zu senden, sende es noch einmal.',
  toToday: 'Zu „Heute“',
  toSettings: 'Zu den Einstellungen',
} satisfies typeof Words

const refusals: Record<string, string> = {
  not_found: 'Das gibt es nicht, oder es wurde entfernt.',
  invalid: 'Bitte prüfe deine Angaben.',
  unauthenticated: 'Bitte melde dich an.',
  forbidden: 'Dazu fehlt dir die Berechtigung.',
  conflict: 'Das passt nicht mehr zum jetzigen Stand. Lade die Seite neu.',
  rate_limited: 'Das waren zu viele Anfragen. Warte einen Moment und versuch es noch einmal.',
  too_large: 'Das ist zu groß.',
  wrong_host: 'Diese Adresse gehört nicht zu diesem Dienst.',
  unavailable: 'Das ist im Moment nicht verfügbar. Versuch es später noch einmal.',
}
