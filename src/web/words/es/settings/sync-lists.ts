import { pluralIn } from '#language/locales/plural.ts'
import type { syncListWords as SyncListWords } from '../../en/settings/sync-lists.ts'

const count = pluralIn('es')

export const syncListWords = {
  toDecide: 'Tú decides',
  tasks: {
    title: 'Tareas sin persona',
    hint: (tasks) =>
      count(tasks, { one: '# tarea añadida en un dispositivo', other: '# tareas añadidas en un dispositivo' }),
    lead: 'Las añadiste en un dispositivo. Di para quién es cada una y se convierte en una promesa. Sigue en tus dispositivos.',
    none: 'Ninguna tarea espera a una persona.',
    due: (day) => `Vence ${day}`,
    person: '¿Para quién?',
    choose: 'Elige una persona',
    assign: 'Convertir en promesa',
    discard: 'Quitar',
    notices: {
      assigned: 'Ahora es una promesa.',
      discarded: 'Quitada aquí y en tus dispositivos.',
      gone: 'Ya estaba quitado.',
    },
  },
} satisfies typeof SyncListWords
