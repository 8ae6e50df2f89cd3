import { pluralIn } from '#language/locales/plural.ts'
import type { SecurityKind } from '#members/security-log/api.ts'
import type {
  accessReviewWords as AccessReviewWords,
  activityWords as ActivityWords,
  sessionsWords as SessionsWords,
} from '../../en/settings/security.ts'

const count = pluralIn('fr')

export const sessionsWords = {
  title: 'Où vous êtes connecté',
  lead: 'Une session vous est inconnue ? Déconnectez-la, puis changez de mot de passe.',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  signedIn: (when) => `Connexion ${when}`,
  signedInFrom: (when, network) => `Connexion ${when} depuis ${network}`,
  signOut: 'Déconnecter',
  signOutOthers: 'Se déconnecter partout ailleurs',
  idle: (days) =>
    count(days, {
      one: 'Une session se termine d’elle-même après # jour sans utilisation, et au plus tard 30 jours après la connexion.',
      other:
        'Une session se termine d’elle-même après # jours sans utilisation, et au plus tard 30 jours après la connexion.',
    }),
  keptPages: (days) =>
    count(days, {
      one: 'Les pages qu’un appareil garde pour la lecture hors ligne y sont supprimées dès qu’il joint Kith, au plus tard après # jour.',
      other:
        'Les pages qu’un appareil garde pour la lecture hors ligne y sont supprimées dès qu’il joint Kith, au plus tard après # jours.',
    }),
  ended: 'Déconnecté de cet appareil.',
  othersEnded: 'Déconnecté partout ailleurs.',
} satisfies typeof SessionsWords

const kinds: Record<SecurityKind, string> = {
  'account.created': 'Compte créé',
  'account.removed': 'Compte supprimé',
  'session.started': 'Connexion',
  'session.ended': 'Déconnexion d’un autre appareil',
  'password.wrong': 'Mot de passe erroné',
  'password.changed': 'Mot de passe changé',
  'password.reset': 'Mot de passe réinitialisé par e-mail',
  'code.wrong': 'Code erroné à la deuxième étape',
  'passkey.added': 'Clé d’accès ajoutée',
  'passkey.removed': 'Clé d’accès supprimée',
  'authenticator.added': 'Application d’authentification ajoutée',
  'authenticator.removed': 'Application d’authentification supprimée',
  'recoveryCode.used': 'Code de secours utilisé',
  'recoveryCodes.created': 'Nouveaux codes de secours créés',
  'email.verified': 'Adresse e-mail vérifiée',
  'email.changed': 'Adresse e-mail changée',
  'token.created': 'Jeton créé',
  'token.renewed': 'Jeton renouvelé',
  'token.revoked': 'Jeton révoqué',
  'device.created': 'Mot de passe d’appareil créé',
  'device.renewed': 'Mot de passe d’appareil renouvelé',
  'device.revoked': 'Mot de passe d’appareil révoqué',
  'app.connected': 'Application connectée',
  'app.changed': 'Outils d’une application modifiés',
  'app.disconnected': 'Application déconnectée',
  'webhook.created': 'Webhook créé',
  'webhook.changed': 'Adresse d’un webhook modifiée',
  'webhook.removed': 'Webhook supprimé',
  'calendar.created': 'Adresse d’agenda créée',
  'calendar.removed': 'Adresse d’agenda supprimée',
  'archive.exported': 'Données téléchargées',
  'invite.created': 'Invitation envoyée',
  'invite.accepted': 'Invitation acceptée',
  'invite.revoked': 'Invitation révoquée',
  'member.joined': 'Quelqu’un a accepté votre invitation',
  'role.changed': 'Rôle modifié',
  'member.removed': 'Membre retiré d’un espace de travail',
}

export const activityWords = {
  title: 'Activité de sécurité',
  lead: 'Ce qui s’est passé sur votre compte ces 400 derniers jours. Si quelque chose ne vient pas de vous, changez de mot de passe.',
  nothing: 'Rien pour l’instant.',
  earlier: 'Activité plus ancienne',
  wrongPasswords: (times) => count(times, { one: '# mot de passe erroné', other: '# mots de passe erronés' }),
  wrongCodes: (times) =>
    count(times, { one: '# code erroné à la deuxième étape', other: '# codes erronés à la deuxième étape' }),
  kinds,
} satisfies typeof ActivityWords

export const accessReviewWords = {
  title: 'Ce qui a accès',
  lead: 'Vérifiez ce que vous ne reconnaissez pas, et mettez-y fin. Les sessions, les applications, les jetons et l’agenda ont leurs propres pages.',
  webhooks: 'Webhooks',
  on: 'Actif',
  off: 'Désactivé.',
  created: (when) => `Création ${when}`,
  turnOff: 'Désactiver',
  turnOn: 'Activer',
  remove: 'Supprimer',
  invites: 'Invitations que vous avez envoyées',
  pendingAs: {
    owner: 'En attente, comme propriétaire',
    admin: 'En attente, comme administrateur',
    member: 'En attente, comme membre',
  },
  revoked: 'Révoquée.',
  sent: (when) => `Envoi ${when}`,
  revoke: 'Révoquer',
  inviteAgain: 'Inviter à nouveau',
  joined: 'Ont rejoint vos espaces de travail ces 30 derniers jours',
  roleOf: {
    owner: (workspace) => `Propriétaire de ${workspace}`,
    admin: (workspace) => `Administrateur de ${workspace}`,
    member: (workspace) => `Membre de ${workspace}`,
  },
  joinedAt: (when) => `Arrivée ${when}`,
  removeMember: 'Retirer de l’espace de travail',
  passkeys: 'Clés d’accès',
  passkeysStay: 'Un nouveau mot de passe ne met pas fin aux clés d’accès.',
  added: (when) => `Ajout ${when}`,
  restoreTitle: 'Tout ceci est à moi',
  restoreText: 'Active tous les webhooks et renvoie les invitations révoquées.',
  restore: 'Tout réactiver',
  endTitle: 'Mettre fin à tout',
  endText: 'Supprime tous les webhooks et révoque toutes les invitations en attente. Les membres restent.',
  end: 'Mettre fin à tout',
  notices: {
    password:
      'Mot de passe changé. Vous êtes déconnecté partout ailleurs, et vos jetons, mots de passe d’appareil, applications connectées et adresse d’agenda ne fonctionnent plus. Les webhooks sont désactivés, et vos invitations sont révoquées.',
    on: 'Le webhook est de nouveau actif.',
    off: 'Le webhook est désactivé.',
    removed: 'Le webhook est supprimé.',
    revoked: 'L’invitation est révoquée.',
    invited: 'L’invitation est renvoyée.',
    memberRemoved: 'Le membre est retiré de l’espace de travail.',
    restored: 'Tout est de nouveau actif.',
    ended: 'Tout est terminé.',
    gone: 'C’était déjà supprimé.',
  },
} satisfies typeof AccessReviewWords
