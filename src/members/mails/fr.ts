import { pluralIn } from '#language/locales/plural.ts'
import type { MailWords } from './en.ts'

const count = pluralIn('fr')
const ignoreUnchanged = 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail : rien n’a changé.'
const roles: Record<string, string> = { owner: ', comme propriétaire', admin: ', comme administrateur' }

export const fr: MailWords = {
  lang: 'fr',
  hello: 'Bonjour,',
  noButton: 'Si le bouton ne fait rien, ouvrez cette adresse :',
  signUp: {
    subject: 'Créez votre compte Kith',
    about: 'Quelqu’un souhaite créer un compte Kith avec cette adresse e-mail. Si c’est vous, continuez ici :',
    button: 'Créer votre compte',
    after: ['Le lien fonctionne une fois, pendant un jour. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.'],
  },
  accountExists: {
    subject: 'Vous avez déjà un compte Kith',
    about:
      'Quelqu’un a voulu créer un compte Kith avec cette adresse e-mail. Vous en avez déjà un : connectez-vous plutôt.',
    button: 'Se connecter',
    after: [
      'Mot de passe oublié ? Choisissez-en un nouveau depuis la page de connexion. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
    ],
  },
  reset: {
    subject: 'Réinitialiser votre mot de passe Kith',
    about:
      'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte Kith. Si c’est vous, choisissez-en un nouveau ici :',
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Cela vous déconnecte de tous les navigateurs, met fin à vos jetons, mots de passe d’appareil, applications connectées et lien de calendrier, désactive vos webhooks et annule les invitations que vous avez envoyées. Vous devrez rétablir ce que vous utilisez encore.',
      'Le lien fonctionne une fois, pendant une heure. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail : votre mot de passe n’a pas changé.',
    ],
  },
  verification: {
    subject: 'Confirmez votre adresse e-mail pour Kith',
    about: 'Quelqu’un a indiqué cette adresse e-mail pour son compte Kith. Si c’est vous, confirmez-la ici :',
    button: 'Confirmer cette adresse',
    after: ['Il vous sera demandé de vous connecter. Le lien fonctionne une fois, pendant un jour.', ignoreUnchanged],
  },
  addressTaken: {
    subject: 'Vous avez déjà un compte Kith',
    about:
      'Quelqu’un a voulu utiliser cette adresse e-mail pour un autre compte Kith. Vous avez déjà un compte avec elle : rien n’a changé.',
    button: 'Se connecter',
    after: [ignoreUnchanged],
  },
  emailChanged: {
    subject: 'Votre adresse e-mail Kith a changé',
    about: 'Votre compte Kith a maintenant une autre adresse e-mail. Vous ne vous connectez plus avec celle-ci.',
    button: 'Ouvrir Kith',
    after: [
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Prévenez la personne qui gère ce Kith : elle peut vous rendre votre compte.',
    ],
  },
  removal: {
    subject: 'Vous avez été retiré d’un espace de travail sur Kith',
    about: 'Quelqu’un vous a retiré d’un espace de travail. Votre activité de sécurité indique qui et quand :',
    button: 'Activité de sécurité',
    after: [
      'Vos contacts, notes et promesses restent à vous, vos cartes aussi : elles sont dans votre propre espace, et les codes imprimés y mènent toujours.',
      'Si vous ne vous y attendiez pas, changez de mot de passe et demandez aux autres membres.',
    ],
  },
  peopleRemoved: {
    subject: (people) =>
      count(people, {
        one: '# contact a été supprimé sur un appareil',
        other: '# contacts ont été supprimés sur un appareil',
      }),
    about: (people) =>
      count(people, {
        one: 'Un téléphone ou un ordinateur synchronisé avec Kith a supprimé # contact de son carnet d’adresses. Il est toujours dans Kith, avec son historique et ses promesses :',
        other:
          'Un téléphone ou un ordinateur synchronisé avec Kith a supprimé # contacts de son carnet d’adresses. Ils sont toujours dans Kith, avec leur historique et leurs promesses :',
      }),
    button: 'Voir qui a été supprimé',
    after: [
      'Sur cette page, vous pouvez les remettre tous à la fois, ou les supprimer aussi de Kith.',
      'Si ce n’était pas vous, révoquez le mot de passe de l’appareil dans les réglages, sous « Téléphone et ordinateur ».',
    ],
  },
  security: {
    ifYou: 'Si c’était vous, il n’y a rien à faire.',
    name: (name) => `Nom : ${name}`,
    when: (at) => `Quand : ${at}`,
    device: (device) => `Appareil : ${device}`,
    network: (network) => `Réseau : ${network}`,
    deviceOn: (program, system) => `${program} sur ${system}`,
    kinds: {
      'code.wrong': {
        subject: 'Quelqu’un a passé la première étape de connexion à Kith',
        about:
          'Quelqu’un a saisi le bon mot de passe de votre compte Kith, ou utilisé un lien de réinitialisation, puis un code erroné. La connexion a échoué.',
        advice: 'Sinon, quelqu’un connaît votre mot de passe ou lit vos e-mails. Choisissez un nouveau mot de passe :',
      },
      'session.started': {
        subject: 'Nouvelle connexion à votre compte Kith',
        about:
          'Quelqu’un s’est connecté à votre compte Kith depuis un endroit où vous ne vous êtes pas connecté récemment.',
        advice: 'Sinon, déconnectez cet appareil et choisissez un nouveau mot de passe :',
      },
      'passkey.added': {
        subject: 'Une clé d’accès a été ajoutée à votre compte Kith',
        about: 'Une clé d’accès a été ajoutée à votre compte Kith. Elle permet de se connecter sans mot de passe.',
        advice: 'Sinon, supprimez-la et choisissez un nouveau mot de passe :',
      },
      'authenticator.removed': {
        subject: 'La connexion en deux étapes a été désactivée',
        about:
          'La connexion en deux étapes a été désactivée pour votre compte Kith. Votre mot de passe suffit désormais pour se connecter.',
        advice: 'Sinon, choisissez un nouveau mot de passe et réactivez-la :',
      },
      'token.created': {
        subject: 'Un jeton a été créé pour votre compte Kith',
        about:
          'Un jeton personnel a été créé pour votre compte Kith. Des programmes s’en servent pour lire ou modifier vos données.',
        advice: 'Sinon, révoquez-le et choisissez un nouveau mot de passe :',
      },
      'device.created': {
        subject: 'Un mot de passe d’appareil a été créé pour votre compte Kith',
        about:
          'Un mot de passe pour un téléphone ou un ordinateur a été créé pour votre compte Kith. Il synchronise vos contacts et vos promesses.',
        advice: 'Sinon, révoquez-le et choisissez un nouveau mot de passe :',
      },
      'app.connected': {
        subject: 'Une application a été connectée à votre compte Kith',
        about:
          'Une application a été connectée à votre compte Kith. Elle peut utiliser vos données dans la limite de ce qui lui est permis.',
        advice: 'Sinon, déconnectez-la et choisissez un nouveau mot de passe :',
      },
    },
  },
  invite: {
    asks: (inviter, workspace) => {
      if (!inviter)
        return workspace ? `Invitation à rejoindre ${workspace}` : 'Invitation à rejoindre un espace de travail'
      return workspace
        ? `${inviter} vous invite à rejoindre ${workspace}`
        : `${inviter} vous invite dans son espace de travail`
    },
    about: (asks, role) => `${asks} sur Kith${roles[role] ?? ''}.`,
    toAccept: 'Pour accepter, ouvrez ce lien :',
    button: 'Accepter l’invitation',
    what: 'Kith se souvient des personnes que vous rencontrez et partage votre carte numérique. Vos notes sont privées : personne d’autre dans l’espace de travail ne peut les lire.',
    from: (email) =>
      email
        ? `Kith a envoyé cet e-mail parce que ${email} a saisi votre adresse.`
        : 'Kith a envoyé cet e-mail parce qu’un membre de l’espace de travail a saisi votre adresse.',
    ends: (day) =>
      `Le lien fonctionne une fois, jusqu’au ${day}. Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.`,
  },
  card: {
    subject: (name) => `La carte de ${name}`,
    here: (who) => `Voici la carte de ${who} :`,
    toSave: (url) => `Pour l’enregistrer dans vos contacts, ouvrez le fichier joint ou ${url}`,
    why: 'Kith a envoyé cet e-mail parce que quelqu’un a laissé cette adresse sur la carte et demandé une copie. Si ce n’était pas vous, vous pouvez l’ignorer : il n’y en aura pas d’autre.',
  },
}
