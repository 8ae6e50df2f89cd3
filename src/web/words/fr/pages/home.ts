import type { homeWords as Words } from '../../en/pages/home.ts'

export const homeWords = {
  description: 'Kith se souvient des personnes que vous rencontrez, pour vous et votre assistant IA.',
  title: 'Gardez en mémoire ceux que vous rencontrez',
  lead: 'Après une rencontre, écrivez ou dites quelques mots. Kith retient qui c’était, de quoi vous avez parlé et ce que vous avez promis, et vous le rappelle à temps.',
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
  example: 'Un exemple : une note sur Ana, la promesse que Kith y a trouvée, et une question à laquelle elle répond.',
  city: 'Lisbonne',
  note: 'Café au bord du fleuve. Elle s’installe à Porto en mai. Je lui envoie la présentation d’ici vendredi.',
  promise: 'Promesse :',
  promised: 'envoyer la présentation à Ana',
  due: 'pour vendredi',
  question: 'Qui est-ce que je connais à Porto ?',
  answer: 'Ana Ribeiro s’y installe en mai.',
  source: 'D’après votre note du 3 mars',
  points: [
    ['Tenez parole', 'Kith trouve les promesses dans vos notes et vous les rappelle avant l’échéance.'],
    [
      'Gardez le contact',
      'Kith apprend à quel rythme vous vous parlez, signale qui ne donne plus de nouvelles et rédige la première phrase d’après votre dernière conversation.',
    ],
    ['Partagez une carte', 'On la scanne, on enregistre vos coordonnées et on vous laisse les siennes.'],
    [
      'Posez vos questions',
      'Les réponses viennent de vos propres notes, avec la source à côté de chaque phrase, ici ou dans votre assistant IA.',
    ],
  ],
  privacy:
    'Vos notes sont privées : aucun autre membre ne peut les lire, pas même le propriétaire de cette installation. La personne qui gère le serveur peut accéder à sa base de données.',
  versionAt: (version, address) => `Kith ${version} à l’adresse ${address}.`,
  developers: 'Pour les développeurs :',
  reference: 'référence de l’API',
  connect: 'connecter un assistant',
  status: 'état du service',
  tryAgain: 'Réessayer',
  toHome: 'Aller à l’accueil',
  noPage: 'Il n’y a pas de page à cette adresse. Vérifiez qu’elle est bien écrite.',
  openAt: (address) => `Ouvrir ${address}`,
} satisfies typeof Words
