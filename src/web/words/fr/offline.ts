import { pluralIn } from '#language/locales/plural.ts'
import type { offlineWords as Words } from '../en/offline.ts'

const count = pluralIn('fr')

export const offlineWords = {
  waitingHere: '# en attente sur cet appareil',
  keptCopy: (time, day) => `Vous êtes hors ligne. État de cette page : ${day}, ${time}.`,
  back: 'Vous êtes de nouveau en ligne. Terminez ce que vous écrivez : la page se rechargera ensuite.',
  stillWaiting: 'Quelque chose attend encore sur cet appareil',
  waitsForYou: (name) =>
    `Cela n’a pas encore été envoyé. Si vous vous déconnectez maintenant, cela reste ici et part quand vous, ${name}, vous reconnecterez sur cet appareil.`,
  stay: 'Rester connecté',
  signOutAnyway: 'Se déconnecter quand même',
  description: 'Souvenez-vous des personnes que vous rencontrez.',
  addPerson: 'Ajouter une personne',
  title: 'Vous êtes hors ligne',
  lead: 'Cette page n’est pas gardée sur cet appareil. Vous pouvez tout de même noter : l’envoi se fera à votre retour en ligne.',
  tryAgain: 'Réessayer',
  nobody: 'Vous êtes hors ligne, et personne n’est connecté sur cet appareil.',
  keepPages: 'Garder des pages sur cet appareil pour les lire hors ligne',
  keepPagesHint: (days) =>
    count(days, {
      one: 'Les 100 dernières pages de personnes, et Aujourd’hui. Elles sont supprimées à la déconnexion ou à la fin de la session, et quand cet appareil n’a pas joint Kith depuis # jour.',
      other:
        'Les 100 dernières pages de personnes, et Aujourd’hui. Elles sont supprimées à la déconnexion ou à la fin de la session, et quand cet appareil n’a pas joint Kith depuis # jours.',
    }),
} satisfies typeof Words
