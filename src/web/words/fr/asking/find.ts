import { pluralIn } from '#language/locales/plural.ts'
import type { findWords as Words } from '../../en/asking/find.ts'

const count = pluralIn('fr')

export const findWords = {
  title: 'Rechercher',
  label: 'Rechercher des personnes, des pages et des actions',
  placeholder: 'Un nom, une entreprise ou une action',
  submit: 'Rechercher',
  shortcut: 'Ctrl K',
  people: 'Personnes',
  actions: 'Actions',
  screens: 'Pages',
  nothing: 'Aucun résultat.',
  count: (results) => count(results, { one: '# résultat', other: '# résultats' }),
  askThis: (question) => `Demander : ${question}`,
  writeNote: 'Écrire une note',
  record: 'Enregistrer un mémo',
  addPerson: 'Ajouter une personne',
  promises: 'Promesses',
  drafts: 'Brouillons',
  tags: 'Étiquettes',
  removedThings: 'Éléments supprimés',

  keysTitle: 'Raccourcis',
  keysHint: 'Ils fonctionnent partout, sauf dans un champ de texte.',
  keysOff: 'Les raccourcis à une touche sont désactivés. La palette s’ouvre quand même.',
  keysSettings: 'Activer ou désactiver les raccourcis à une touche',
  close: 'Fermer',
  afterwards: 'puis',
  keys: {
    palette: 'Ouvrir la palette',
    search: 'Rechercher',
    today: 'Aller à Aujourd’hui',
    people: 'Aller aux contacts',
    capture: 'Aller à Noter',
    ask: 'Aller à Demander',
    note: 'Écrire une note',
    record: 'Enregistrer un mémo',
    next: 'Suivant dans la liste',
    previous: 'Précédent dans la liste',
    open: 'Ouvrir',
    edit: 'Modifier',
    done: 'Marquer comme fait',
    undo: 'Annuler',
    help: 'Afficher ces raccourcis',
  },
} satisfies typeof Words
