import { pluralIn } from '#language/locales/plural.ts'
import type { offlineWords as Words } from '../en/offline.ts'

const count = pluralIn('de')

export const offlineWords = {
  waitingHere: 'Wartet auf diesem Gerät: #',
  keptCopy: (time, day) => `Du bist offline. Stand dieser Seite: ${day}, ${time}.`,
  back: 'Du bist wieder online. Schreib in Ruhe fertig: Danach wird die Seite neu geladen.',
  stillWaiting: 'Auf diesem Gerät wartet noch etwas',
  waitsForYou: (name) =>
    `Es wurde noch nicht gesendet. Wenn du dich jetzt abmeldest, bleibt es hier und wird gesendet, sobald du, ${name}, dich auf diesem Gerät wieder anmeldest.`,
  stay: 'Angemeldet bleiben',
  signOutAnyway: 'Trotzdem abmelden',
  description: 'Behalte die Menschen, die du triffst, im Gedächtnis.',
  addPerson: 'Person hinzufügen',
  title: 'Du bist offline',
  lead: 'Diese Seite liegt nicht auf diesem Gerät. Festhalten kannst du trotzdem: Es wird gesendet, sobald du wieder online bist.',
  tryAgain: 'Noch einmal versuchen',
  nobody: 'Du bist offline, und auf diesem Gerät ist niemand angemeldet.',
  keepPages: 'Seiten zum Lesen ohne Verbindung auf diesem Gerät behalten',
  keepPagesHint: (days) =>
    count(days, {
      one: 'Die letzten 100 Seiten von Personen und „Heute“. Sie werden entfernt, wenn du dich abmeldest oder deine Sitzung endet, und wenn dieses Gerät Kith # Tag lang nicht erreicht hat.',
      other:
        'Die letzten 100 Seiten von Personen und „Heute“. Sie werden entfernt, wenn du dich abmeldest oder deine Sitzung endet, und wenn dieses Gerät Kith # Tage lang nicht erreicht hat.',
    }),
} satisfies typeof Words
