import type { accessWords as AccessWords } from '../../en/settings/access.ts'

export const accessWords = {
  read: 'Lecture',
  write: 'Lecture et écriture',
  wholeApi: 'toute l’API',
  allToolsReach: 'tous les outils pour assistants',
  eightToolsReach: 'les huit outils standard pour assistants',
  eightTools: 'Huit outils',
  eightToolsHint:
    'Trouver des personnes, lire leurs notes et promesses, et voir quoi faire ensuite. Avec Lecture et écriture, aussi ajouter des notes, tenir des promesses et rédiger des messages de suivi.',
  allTools: 'Tous les outils',
  allToolsHint:
    'Aussi répondre à des questions sur tous vos contacts, vous préparer à une rencontre, lire des historiques entiers et voir les prospects. Avec Lecture et écriture, aussi ajouter et modifier des personnes, des promesses et des messages, ajouter des prospects, et annuler ses propres changements.',
  readHint: 'Voir vos contacts, vos notes, promesses, brouillons et cartes.',
  writeHint:
    'Aussi les ajouter, les modifier et les supprimer. Impossible de changer votre mot de passe, d’inviter quelqu’un ou de donner accès à autre chose.',
  readToolsHint: 'Consulter. Impossible de changer quoi que ce soit.',
  writeToolsHint:
    'Aussi faire les changements que permettent ses outils. Impossible de changer votre mot de passe, d’inviter quelqu’un ou de donner accès à autre chose.',
} satisfies typeof AccessWords
