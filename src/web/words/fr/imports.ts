import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../en/imports.ts'

const count = pluralIn('fr')

export const importWords = {
  title: 'Importer vos contacts',
  hint: 'Choisissez un fichier de votre téléphone, de Google Contacts, LinkedIn, Outlook ou d’un tableur : vCard (.vcf) ou CSV. Personne n’est ajouté avant votre accord.',
  file: 'Fichier',
  tag: 'Étiquette pour toutes ces personnes (facultatif)',
  tagPlaceholder: 'de mon téléphone',
  upload: 'Lire le fichier',
  earlier: 'Importations précédentes',
  from: (day) => `Importation, ${day}`,
  states: {
    reading: 'Lecture du fichier',
    ready: 'Prêt : personne n’est encore ajouté',
    applying: 'Ajout des personnes',
    applied: 'Terminé',
    undoing: 'Annulation en cours',
    undone: 'Annulée',
    failed: 'Échec',
  },
  progress: (percent) => `${percent} % effectués`,
  reload: 'Rechargez la page pour voir où cela en est.',
  verdicts: {
    new: 'Nouvelles personnes',
    match: 'Personnes connues, avec du nouveau',
    conflict: 'Personnes connues, avec d’autres valeurs',
    same: 'Personnes connues, rien de nouveau',
    unreadable: 'Lignes illisibles',
  },
  deeds: {
    added: 'Ajoutées',
    merged: 'Ajoutées à des personnes connues',
    unchanged: 'Inchangées',
    skipped: 'Ignorées',
    undone: 'Annulées',
    kept: 'Gardées, car vous les avez modifiées depuis',
    left: 'En attente de votre décision',
  },
  conflicts: 'Là où le fichier et Kith diffèrent',
  keep: 'Garder ce qu’a Kith',
  theirs: 'Prendre ce qu’a le fichier',
  skip: 'Ignorer la personne',
  apply: (people) => count(people, { one: 'Ajouter # personne', other: 'Ajouter # personnes' }),
  undo: 'Annuler l’importation',
  undoUntil: (day) => `Dernier jour pour annuler : ${day}.`,
  toPeople: 'Voir vos contacts',
  another: 'Importer un autre fichier',
} satisfies typeof Words
