import { andIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { followupWords as Words } from '../en/followups.ts'

const count = pluralIn('de')
const and = andIn('de')

export const followupWords = {
  heading: 'Nachricht',
  listHeading: 'Entwürfe',
  listIntro: 'Nachrichten, die du entworfen und noch nicht gesendet hast.',
  none: 'Es warten keine Entwürfe.',
  noneHint: 'Öffne eine Person und wähle „Nachricht entwerfen“. Kith schreibt sie aus deinen Notizen und Versprechen.',
  draft: 'Nachricht entwerfen',
  draftAgain: 'Neu entwerfen',
  drafting: 'Ein Entwurf entsteht aus deinen Notizen…',
  explain: 'Kith schreibt eine Nachricht aus deinen letzten Notizen und offenen Versprechen. Nichts wird gesendet.',
  to: (name) => `An ${name}`,
  subject: 'Betreff',
  body: 'Nachricht',
  save: 'Änderungen speichern',
  saved: 'Gespeichert.',
  copy: 'Text kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser kann nicht kopieren. Der Text ist markiert: Kopiere ihn selbst.',
  openInMail: 'In E-Mail öffnen',
  tooLong: 'Die Nachricht ist zu lang für einen Link. Kopiere den Text und füge ihn in die E-Mail ein.',
  noAddress: (name) =>
    `Füge bei ${name} eine E-Mail-Adresse hinzu, um den Entwurf in deinem E-Mail-Programm zu öffnen.`,
  send: 'Als gesendet markieren',
  dismiss: 'Verwerfen',
  snooze: 'Später',
  about: (name) => `Entwurf an ${name}`,
  closed: {
    sent: (name) => `Als gesendet markiert. Die Nachricht steht jetzt im Verlauf mit ${name}.`,
    dismissed: (name) => `Entwurf an ${name} verworfen.`,
    snoozed: (name) => `Entwurf an ${name} für drei Tage zurückgestellt.`,
  },
  madeFrom: (entries, promises) =>
    and(
      [
        entries > 0 ? count(entries, { one: '# Eintrag', other: '# Einträgen' }) : '',
        promises > 0 ? count(promises, { other: '# Versprechen' }) : '',
      ].filter(Boolean),
    ),
  from: (sources) => `Geschrieben aus ${sources}.`,
  openers: 'Deine Notizen geben wenig her. Du könntest auch so anfangen:',
  undo: 'Rückgängig',
} satisfies typeof Words
