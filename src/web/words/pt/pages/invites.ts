import type { inviteWords as Words } from '../../en/pages/invites.ts'

const roles = { owner: 'como proprietário', admin: 'como administrador', member: 'como membro' }

export const inviteWords = {
  description: 'Um convite para o Kith.',
  notFound: 'Convite não encontrado',
  gone: 'Este convite já não é válido',
  linkExpired: 'Esta ligação já não é válida',
  invited: ({ invitedBy, workspace, role }) =>
    invitedBy
      ? `Convite de ${invitedBy} para ${workspace ?? 'o seu espaço de trabalho'} no Kith, ${roles[role]}.`
      : `Tem um convite para ${workspace ?? 'um espaço de trabalho'} no Kith, ${roles[role]}.`,
  join: (workspace) => `Entrar em ${workspace}`,
  joinOf: (name) => `Entrar no espaço de trabalho de ${name}`,
  privacy: (day) =>
    `As suas notas no Kith são privadas: ninguém no espaço de trabalho as pode ler. Este convite serve uma vez, até ${day}.`,
  welcome: (name) => `Boas-vindas, ${name}`,
  joined: (workspace, email) => `Entrou em ${workspace} e iniciou sessão como ${email}.`,
  open: 'Abrir o Kith',
  openHint: 'Adicione alguém que viu há pouco e o que lhe prometeu.',
  settings: 'Definições',
  settingsHint: 'Ligue o seu assistente, altere o perfil.',
  signedInAs: (name, email) => `A sessão está iniciada como ${name} (${email}).`,
  sentElsewhere: (email) => `O convite foi enviado para ${email}, mas pode entrar com esta conta.`,
  notYou: 'Outra pessoa?',
  signOut: 'Terminar sessão',
  thenAgain: 'Depois abra de novo a ligação do convite.',
  hasAccount: (email) => `${email} já tem uma conta aqui. Inicie sessão para aceitar o convite.`,
  signInToJoin: 'Iniciar sessão para entrar',
  ifAccount: 'Se já tem uma conta aqui, inicie sessão para entrar com ela.',
  ifNone: (email) => `Se não, abra a ligação do e-mail que enviámos para ${email}. Com ela pode criar uma conta.`,
  otherAccount: 'Já tem uma conta com outro e-mail?',
} satisfies typeof Words
