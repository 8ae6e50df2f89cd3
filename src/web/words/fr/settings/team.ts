import { pluralIn } from '#language/locales/plural.ts'
import type { teamWords as TeamWords } from '../../en/settings/team.ts'

const count = pluralIn('fr')

export const teamWords = {
  title: 'Équipe',
  yourWorkspaces: 'Vos espaces de travail',
  lead: 'Un espace de travail réunit des cartes et les personnes qui les font. Vos contacts, notes et promesses ne sont qu’à vous : personne dans un espace de travail ne peut les lire.',
  addWorkspace: 'Nouvel espace',
  workspaceHint: 'Pour une autre entreprise ou une association, avec ses propres cartes et membres.',
  name: 'Nom',
  slug: 'Adresse',
  slugHint: (prefix) =>
    `Le début des adresses de ses cartes : ${prefix}. Les anciennes adresses cessent de fonctionner ; les liens courts et les codes QR restent valables.`,
  newSlugHint: (prefix) =>
    `Le début des adresses de ses cartes : ${prefix}. Laissez vide pour la former à partir du nom.`,
  createWorkspace: 'Créer l’espace de travail',
  members: (members) => count(members, { one: '# membre', other: '# membres' }),
  roles: { owner: 'Propriétaire', admin: 'Administrateur', member: 'Membre' },
  roleHints: {
    owner: 'Peut tout faire.',
    admin: 'Peut renommer l’espace, inviter, et modifier ou retirer des administrateurs et des membres.',
    member: 'Peut avoir des cartes ici et voir qui en fait partie.',
  },
  you: 'vous',
  joined: (when) => `Arrivée ${when}`,
  role: 'Rôle',
  remove: 'Retirer',
  removeTitle: (name) => `Retirer ${name} ?`,
  removeText: (name, workspace) =>
    `${name} perd tout de suite l’accès à ${workspace} et reçoit un e-mail à ce sujet, si Kith peut en envoyer. Ses contacts, notes et cartes restent à ${name} : les cartes passent dans un autre de ses espaces, avec leurs liens courts. Les invitations envoyées sont révoquées. Pour un retour, il faut une nouvelle invitation.`,
  removeMember: 'Retirer de l’espace de travail',
  leave: 'Quitter l’espace de travail',
  leaveTitle: (workspace) => `Quitter ${workspace} ?`,
  leaveText:
    'Vous perdez l’accès tout de suite. Vos contacts, notes et cartes restent à vous : les cartes passent dans un autre de vos espaces, avec leurs liens courts. Les invitations que vous avez envoyées sont révoquées. Pour revenir, il faut qu’on vous invite.',
  deleteWorkspace: 'Supprimer l’espace de travail',
  deleteTitle: (workspace) => `Supprimer ${workspace} ?`,
  deleteText:
    'Son adresse devient libre pour d’autres. Vos cartes passent dans un autre de vos espaces, avec leurs liens courts. C’est irréversible.',
  onlyWorkspace: 'C’est votre seul espace de travail. Créez-en ou rejoignez-en un autre avant de le supprimer.',
  cancel: 'Annuler',
  invites: 'Invitations',
  invite: 'Inviter quelqu’un',
  email: 'E-mail',
  sendInvite: 'Créer l’invitation',
  mailHint:
    'Kith envoie l’invitation par e-mail, et vous obtenez un lien à transmettre. Elle est valable 7 jours et une seule fois.',
  linkHint:
    'Vous obtenez un lien à transmettre. Il est valable 7 jours et une seule fois. Ce Kith n’envoie pas d’e-mails.',
  states: { pending: 'En attente', accepted: 'Utilisée', revoked: 'Révoquée', expired: 'Expirée' },
  invitedAs: { owner: 'Comme propriétaire', admin: 'Comme administrateur', member: 'Comme membre' },
  sent: (when) => `Invitation ${when}`,
  expires: (when) => `Expire ${when}`,
  revoke: 'Révoquer',
  newLink: 'Nouveau lien',
  ended: 'Invitations utilisées et terminées',
  noInvites: 'Personne n’est invité pour l’instant.',
  inviteMade: 'Votre invitation est prête',
  inviteLead: (email) => `Envoyez ce lien à ${email}. Vous ne le reverrez plus, mais vous pourrez en créer un nouveau.`,
  mailedLead: (email) =>
    `Nous l’envoyons par e-mail à ${email}. Vous pouvez aussi transmettre ce lien, qui convient à ceux qui ont déjà un compte Kith.`,
  link: 'Lien d’invitation',
  qrCode: 'Code QR du lien d’invitation',
  done: 'Terminé',
  workspaceSettings: 'Réglages de l’espace de travail',
  save: 'Enregistrer',
  notices: {
    created: 'L’espace de travail est prêt.',
    saved: 'Modifications enregistrées.',
    role: 'Le rôle est changé.',
    removed: 'Le membre est retiré.',
    left: 'Vous avez quitté l’espace de travail.',
    deleted: 'L’espace de travail est supprimé.',
    revoked: 'L’invitation est révoquée. Son lien ne fonctionne plus.',
  },
} satisfies typeof TeamWords
