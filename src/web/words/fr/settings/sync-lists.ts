import { pluralIn } from '#language/locales/plural.ts'
import type { syncListWords as SyncListWords } from '../../en/settings/sync-lists.ts'

const count = pluralIn('fr')

export const syncListWords = {
  toDecide: 'À vous de décider',
  tasks: {
    title: 'Tâches sans personne',
    hint: (tasks) =>
      count(tasks, { one: '# tâche ajoutée sur un appareil', other: '# tâches ajoutées sur un appareil' }),
    lead: 'Vous les avez ajoutées sur un appareil. Dites pour qui est chacune, et elle devient une promesse. Elle reste sur vos appareils.',
    none: 'Aucune tâche n’attend une personne.',
    due: (day) => `Échéance : ${day}`,
    person: 'Pour qui ?',
    choose: 'Choisir une personne',
    assign: 'En faire une promesse',
    discard: 'Retirer',
    notices: {
      assigned: 'C’est maintenant une promesse.',
      discarded: 'Retirée ici et sur vos appareils.',
      gone: 'C’était déjà retiré.',
    },
  },
} satisfies typeof SyncListWords
