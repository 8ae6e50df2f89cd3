import type { syncedPeopleWords as SyncedPeopleWords } from '../../en/settings/synced-people.ts'

export const syncedPeopleWords = {
  title: 'Les contacts sur vos appareils',
  hint: 'Qui s’y trouve, et qui a été supprimé sur un appareil',
  lead: 'Choisissez qui apparaît dans le carnet d’adresses de votre téléphone et de votre ordinateur.',
  who: 'Dans le carnet d’adresses',
  reachable: 'Toutes les personnes que vous pouvez joindre',
  reachableHint: 'Avec une adresse e-mail, un numéro de téléphone ou un anniversaire.',
  tagged: 'Seulement les personnes avec une étiquette',
  taggedHint: 'Les contacts ajoutés sur un appareil reçoivent l’étiquette.',
  tag: 'Étiquette',
  save: 'Enregistrer',
  removedTitle: 'Supprimés sur un appareil',
  removedText: 'Ils ne sont plus sur vos appareils, mais toujours ici, avec leur historique et leurs promesses.',
  removedAt: (when: string) => `Supprimé ${when}`,
  putBack: 'Remettre',
  putAllBack: 'Les remettre tous',
  removeHere: 'Supprimer ici aussi',
  nobody: 'Personne n’a été supprimé sur un appareil.',
  notices: {
    chosen: 'C’est enregistré. Vos appareils suivront à la prochaine synchronisation.',
    back: 'De retour dans le carnet d’adresses. Vos appareils suivront à la prochaine synchronisation.',
    restored: 'C’est rétabli. Ce contact n’est toujours pas sur vos appareils.',
    gone: 'Ce contact n’est plus ici.',
  },
} satisfies typeof SyncedPeopleWords
