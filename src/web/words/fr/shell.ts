import { pluralIn } from '#language/locales/plural.ts'
import type { shellWords as Words } from '../en/shell.ts'

const count = pluralIn('fr')

export const shellWords = {
  skip: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  today: 'Aujourd’hui',
  people: 'Contacts',
  capture: 'Noter',
  ask: 'Demander',
  more: 'Plus',
  cards: 'Cartes',
  leads: 'Prospects',
  imports: 'Importer des contacts',
  team: 'Équipe',
  settings: 'Réglages',
  signOut: 'Se déconnecter',
  menuOf: (name) => `Menu de ${name}`,
  waiting: (things) => count(things, { other: '# en attente' }),
  somethingNew: 'Il y a du nouveau',
  offline: 'Vous êtes hors ligne. Votre texte est toujours là : réessayez une fois en ligne.',
  failed: 'Cela n’a pas marché. Votre texte est toujours là : réessayez dans un instant.',
  stillSignedIn: 'Vous êtes toujours connecté : la déconnexion n’a pas marché. Réessayez dans un instant.',
  undo: 'Annuler',
  copy: 'Copier',
  copied: 'Copié.',
  apiReference: 'Référence de l’API',
  assistants: 'Connecter un assistant',
  status: 'État',
} satisfies typeof Words
