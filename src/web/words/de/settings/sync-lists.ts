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
} satisfies typeof SyncListWords
