import { pluralIn } from '#language/locales/plural.ts'
import type { syncListWords as SyncListWords } from '../../en/settings/sync-lists.ts'

const count = pluralIn('de')

export const syncListWords = {
  toDecide: 'Für dich zu entscheiden',
  tasks: {
    title: 'Aufgaben ohne Person',
    hint: (tasks) => count(tasks, { one: '# Aufgabe von einem Gerät', other: '# Aufgaben von einem Gerät' }),
    lead: 'Die hast du auf einem Gerät hinzugefügt. Sag, für wen jede ist, und sie wird ein Versprechen. Auf deinen Geräten bleibt sie.',
    none: 'Keine Aufgabe wartet auf eine Person.',
    due: (day) => `Fällig ${day}`,
    person: 'Für wen?',
    choose: 'Person wählen',
    assign: 'Zum Versprechen machen',
    discard: 'Entfernen',
    notices: {
      assigned: 'Es ist jetzt ein Versprechen.',
      discarded: 'Hier und auf deinen Geräten entfernt.',
      gone: 'Es war schon entfernt.',
    },
  },
  removed: {
    title: 'Auf einem Gerät gelöscht',
    hint: (people) => count(people, { one: '# Person, noch in Kith', other: '# Personen, noch in Kith' }),
    lead: 'Diese Leute wurden auf einem Handy oder Computer gelöscht. Hier sind sie noch, mit Verlauf und Versprechen.',
    none: 'Niemand wurde auf einem Gerät gelöscht.',
    removedAt: (when) => `Gelöscht ${when}`,
    putBack: 'Zurückholen',
    putAllBack: 'Alle zurückholen',
    removeHere: 'Auch hier entfernen',
    notices: {
      back: 'Mit der nächsten Synchronisierung wieder auf deinen Geräten.',
      allBack: 'Mit der nächsten Synchronisierung sind alle wieder auf deinen Geräten.',
      removed: 'Auch hier entfernt. Du kannst es 30 Tage lang unter Einstellungen, Entfernt wiederherstellen.',
      gone: 'Es war schon entfernt.',
    },
  },
} satisfies typeof SyncListWords
