import { pluralIn } from '#language/locales/plural.ts'
import type { teamWords as TeamWords } from '../../en/settings/team.ts'

const count = pluralIn('pt')

export const teamWords = {
  title: 'Equipa',
  yourWorkspaces: 'Os seus espaços de trabalho',
  lead: 'Num espaço de trabalho estão os cartões e as pessoas que os fazem. Os seus contactos, notas e promessas são só seus: ninguém do espaço os pode ler.',
  addWorkspace: 'Novo espaço',
  workspaceHint: 'Para outra empresa ou um clube, com cartões e membros próprios.',
  name: 'Nome',
  slug: 'Endereço',
  slugHint: (prefix) =>
    `O início dos endereços dos seus cartões: ${prefix}. Os endereços antigos deixam de funcionar; as ligações curtas e os códigos QR continuam válidos.`,
  newSlugHint: (prefix) =>
    `O início dos endereços dos seus cartões: ${prefix}. Deixe vazio para o formar a partir do nome.`,
  createWorkspace: 'Criar espaço de trabalho',
  members: (members) => count(members, { one: '# membro', other: '# membros' }),
  roles: { owner: 'Proprietário', admin: 'Administrador', member: 'Membro' },
  roleHints: {
    owner: 'Pode fazer tudo.',
    admin: 'Pode mudar o nome do espaço, convidar, e mudar ou remover administradores e membros.',
    member: 'Pode ter cartões aqui e ver quem faz parte.',
  },
  you: 'a sua conta',
  joined: (when) => `Entrou ${when}`,
  role: 'Função',
  remove: 'Remover',
  removeTitle: (name) => `Remover ${name}?`,
  removeText: (name, workspace) =>
    `${name} perde de imediato o acesso a ${workspace} e recebe um e-mail sobre isso, se o Kith o puder enviar. Contactos, notas e cartões continuam a ser de ${name}: os cartões passam para outro dos seus espaços, com as ligações curtas. Os convites enviados são revogados. Para voltar, é preciso um novo convite.`,
  removeMember: 'Remover do espaço de trabalho',
  leave: 'Sair do espaço de trabalho',
  leaveTitle: (workspace) => `Sair de ${workspace}?`,
  leaveText:
    'Perde o acesso de imediato. Os seus contactos, notas e cartões continuam a ser seus: os cartões passam para outro dos seus espaços, com as ligações curtas. Os convites que enviou são revogados. Para voltar, alguém tem de enviar um convite.',
  deleteWorkspace: 'Eliminar o espaço de trabalho',
  deleteTitle: (workspace) => `Eliminar ${workspace}?`,
  deleteText:
    'O endereço fica livre para outros. Os seus cartões passam para outro dos seus espaços, com as ligações curtas. Não é possível anular.',
  onlyWorkspace: 'É o seu único espaço de trabalho. Crie ou entre noutro antes de o eliminar.',
  cancel: 'Cancelar',
  invites: 'Convites',
  invite: 'Convidar alguém',
  email: 'E-mail',
  sendInvite: 'Criar convite',
  mailHint: 'O Kith envia o convite por e-mail, e recebe uma ligação para passar. Vale 7 dias e uma só vez.',
  linkHint: 'Recebe uma ligação para passar. Vale 7 dias e uma só vez. Este Kith não envia e-mails.',
  states: { pending: 'À espera', accepted: 'Usado', revoked: 'Anulado', expired: 'Expirado' },
  invitedAs: { owner: 'Como proprietário', admin: 'Como administrador', member: 'Como membro' },
  sent: (when) => `Convite enviado ${when}`,
  expires: (when) => `Expira ${when}`,
  revoke: 'Revogar',
  newLink: 'Nova ligação',
  ended: 'Convites usados e terminados',
  noInvites: 'De momento não há ninguém convidado.',
  inviteMade: 'O seu convite está pronto',
  inviteLead: (email) => `Envie esta ligação a ${email}. Não a volta a ver, mas pode criar outra.`,
  mailedLead: (email) =>
    `Enviamo-lo por e-mail a ${email}. Também pode passar esta ligação, que serve a quem já tem conta no Kith.`,
  link: 'Ligação do convite',
  qrCode: 'Código QR da ligação do convite',
  done: 'Pronto',
  workspaceSettings: 'Definições do espaço de trabalho',
  save: 'Guardar',
  notices: {
    created: 'O espaço de trabalho está pronto.',
    saved: 'Alterações guardadas.',
    role: 'A função foi mudada.',
    removed: 'O membro foi removido.',
    left: 'Saiu do espaço de trabalho.',
    deleted: 'O espaço de trabalho foi eliminado.',
    revoked: 'O convite foi revogado. A ligação já não funciona.',
  },
} satisfies typeof TeamWords
