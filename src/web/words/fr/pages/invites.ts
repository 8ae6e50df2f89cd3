import type { inviteWords as Words } from '../../en/pages/invites.ts'

const roles = { owner: 'comme propriétaire', admin: 'comme administrateur', member: 'comme membre' }

export const inviteWords = {
  description: 'Une invitation à Kith.',
  notFound: 'Invitation introuvable',
  gone: 'Cette invitation n’est plus valable',
  linkExpired: 'Ce lien n’est plus valable',
  invited: ({ invitedBy, workspace, role }) =>
    invitedBy
      ? `${invitedBy} vous invite à rejoindre ${workspace ?? 'son espace de travail'} sur Kith, ${roles[role]}.`
      : `Vous êtes invité à rejoindre ${workspace ?? 'un espace de travail'} sur Kith, ${roles[role]}.`,
  join: (workspace) => `Rejoindre ${workspace}`,
  joinOf: (name) => `Rejoindre l’espace de travail de ${name}`,
  privacy: (day) =>
    `Vos notes dans Kith sont privées : personne dans l’espace de travail ne peut les lire. Cette invitation sert une fois, jusqu’au ${day}.`,
  welcome: (name) => `Bienvenue, ${name}`,
  joined: (workspace, email) => `Vous avez rejoint ${workspace}, avec l’adresse ${email}.`,
  open: 'Ouvrir Kith',
  openHint: 'Ajoutez quelqu’un que vous avez vu récemment, et ce que vous lui avez promis.',
  settings: 'Réglages',
  settingsHint: 'Connecter votre assistant, modifier votre profil.',
  signedInAs: (name, email) => `Vous êtes connecté comme ${name} (${email}).`,
  sentElsewhere: (email) => `L’invitation a été envoyée à ${email}, mais vous pouvez utiliser ce compte.`,
  notYou: 'Ce n’est pas vous ?',
  signOut: 'Se déconnecter',
  thenAgain: 'Rouvrez ensuite le lien d’invitation.',
  hasAccount: (email) => `${email} a déjà un compte ici. Connectez-vous pour accepter l’invitation.`,
  signInToJoin: 'Se connecter pour rejoindre',
  ifAccount: 'Si vous avez déjà un compte ici, connectez-vous pour l’utiliser.',
  ifNone: (email) => `Sinon, ouvrez le lien de l’e-mail envoyé à ${email}. Il permet de créer un compte.`,
  otherAccount: 'Vous avez un compte avec une autre adresse e-mail ?',
} satisfies typeof Words
