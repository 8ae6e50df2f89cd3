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
  removed: {
    title: 'Supprimés sur un appareil',
    hint: (people) =>
      count(people, { one: '# personne, toujours dans Kith', other: '# personnes, toujours dans Kith' }),
    lead: 'Ces personnes ont été supprimées sur un téléphone ou un ordinateur. Elles sont toujours ici, avec leur historique et vos promesses.',
    none: 'Personne n’a été supprimé sur un appareil.',
    removedAt: (when) => `Supprimé ${when}`,
    putBack: 'Remettre',
    putAllBack: 'Remettre tout le monde',
    removeHere: 'Retirer ici aussi',
    notices: {
      back: 'De retour sur vos appareils à la prochaine synchronisation.',
      allBack: 'Tout le monde sera de retour sur vos appareils à la prochaine synchronisation.',
      removed:
        'Retiré ici aussi. Vous pouvez le restaurer pendant 30 jours dans les réglages, sous les éléments retirés.',
      gone: 'C’était déjà retiré.',
    },
  },
} satisfies typeof SyncListWords
