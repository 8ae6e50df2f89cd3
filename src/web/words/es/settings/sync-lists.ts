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
  removed: {
    title: 'Borrados en un dispositivo',
    hint: (people) => count(people, { one: '# persona, aún en Kith', other: '# personas, aún en Kith' }),
    lead: 'Estas personas se borraron en un móvil u ordenador. Aquí siguen, con su historia y tus promesas.',
    none: 'No se ha borrado a nadie en un dispositivo.',
    removedAt: (when) => `Borrado ${when}`,
    putBack: 'Devolver',
    putAllBack: 'Devolver a todos',
    removeHere: 'Quitar también aquí',
    notices: {
      back: 'Vuelve a tus dispositivos con la próxima sincronización.',
      allBack: 'Todos vuelven a tus dispositivos con la próxima sincronización.',
      removed: 'Quitado también aquí. Puedes recuperarlo durante 30 días en los ajustes, entre lo quitado.',
      gone: 'Ya estaba quitado.',
    },
  },
} satisfies typeof SyncListWords
