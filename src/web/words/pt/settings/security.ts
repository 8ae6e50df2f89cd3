import { pluralIn } from '#language/locales/plural.ts'
import type { SecurityKind } from '#members/security-log/api.ts'
import type {
  accessReviewWords as AccessReviewWords,
  activityWords as ActivityWords,
  sessionsWords as SessionsWords,
} from '../../en/settings/security.ts'

const count = pluralIn('pt')

export const sessionsWords = {
  title: 'Onde tem sessão iniciada',
  lead: 'Não reconhece alguma? Termine-a e depois mude a palavra-passe.',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconhecido',
  signedIn: (when) => `Sessão iniciada ${when}`,
  signedInFrom: (when, network) => `Sessão iniciada ${when} a partir de ${network}`,
  signOut: 'Terminar sessão',
  signOutOthers: 'Terminar todas as outras sessões',
  idle: (days) =>
    count(days, {
      one: 'Uma sessão termina sozinha se não for usada durante # dia, e o mais tardar 30 dias depois de iniciada.',
      other: 'Uma sessão termina sozinha se não for usada durante # dias, e o mais tardar 30 dias depois de iniciada.',
    }),
  keptPages: (days) =>
    count(days, {
      one: 'As páginas que um dispositivo guarda para ler sem ligação são removidas assim que ele contacta o Kith, o mais tardar após # dia.',
      other:
        'As páginas que um dispositivo guarda para ler sem ligação são removidas assim que ele contacta o Kith, o mais tardar após # dias.',
    }),
  ended: 'Sessão terminada nesse dispositivo.',
  othersEnded: 'Sessão terminada em todos os outros sítios.',
} satisfies typeof SessionsWords

const kinds: Record<SecurityKind, string> = {
  'account.created': 'Conta criada',
  'account.removed': 'Conta eliminada',
  'session.started': 'Sessão iniciada',
  'session.ended': 'Sessão terminada noutro dispositivo',
  'password.wrong': 'Palavra-passe errada',
  'password.changed': 'Palavra-passe mudada',
  'password.reset': 'Palavra-passe reposta por e-mail',
  'code.wrong': 'Código errado no segundo passo',
  'passkey.added': 'Chave de acesso adicionada',
  'passkey.removed': 'Chave de acesso removida',
  'authenticator.added': 'Aplicação de autenticação adicionada',
  'authenticator.removed': 'Aplicação de autenticação removida',
  'recoveryCode.used': 'Código de recuperação usado',
  'recoveryCodes.created': 'Novos códigos de recuperação criados',
  'email.verified': 'Endereço de e-mail verificado',
  'email.changed': 'Endereço de e-mail mudado',
  'token.created': 'Token criado',
  'token.renewed': 'Token renovado',
  'token.revoked': 'Token revogado',
  'device.created': 'Palavra-passe de dispositivo criada',
  'device.renewed': 'Palavra-passe de dispositivo renovada',
  'device.revoked': 'Palavra-passe de dispositivo revogada',
  'app.connected': 'Aplicação ligada',
  'app.changed': 'Ferramentas de uma aplicação mudadas',
  'app.disconnected': 'Aplicação desligada',
  'webhook.created': 'Webhook criado',
  'webhook.changed': 'Endereço de um webhook alterado',
  'webhook.removed': 'Webhook removido',
  'calendar.created': 'Endereço de calendário criado',
  'calendar.removed': 'Endereço de calendário eliminado',
  'archive.exported': 'Dados descarregados',
  'invite.created': 'Convite enviado',
  'invite.accepted': 'Convite aceite',
  'invite.revoked': 'Convite revogado',
  'member.joined': 'Alguém aceitou o seu convite',
  'role.changed': 'Função mudada',
  'member.removed': 'Membro removido de um espaço de trabalho',
}

export const activityWords = {
  title: 'Atividade de segurança',
  lead: 'O que aconteceu na sua conta nos últimos 400 dias. Se algo aqui não foi feito por si, mude a palavra-passe.',
  nothing: 'Ainda nada.',
  earlier: 'Atividade anterior',
  wrongPasswords: (times) => count(times, { one: '# palavra-passe errada', other: '# palavras-passe erradas' }),
  wrongCodes: (times) =>
    count(times, {
      one: '# código errado no segundo passo',
      other: '# códigos errados no segundo passo',
    }),
  kinds,
} satisfies typeof ActivityWords

export const accessReviewWords = {
  title: 'O que tem acesso',
  lead: 'Veja o que não reconhece e termine-o. As sessões, as aplicações, os tokens e o calendário têm páginas próprias.',
  webhooks: 'Webhooks',
  on: 'Ligado',
  off: 'Desligado.',
  created: (when) => `Criado ${when}`,
  turnOff: 'Desligar',
  turnOn: 'Ligar',
  remove: 'Remover',
  invites: 'Convites que enviou',
  pendingAs: {
    owner: 'À espera, como proprietário',
    admin: 'À espera, como administrador',
    member: 'À espera, como membro',
  },
  revoked: 'Anulado.',
  sent: (when) => `Enviado ${when}`,
  revoke: 'Revogar',
  inviteAgain: 'Convidar de novo',
  joined: 'Entraram nos seus espaços de trabalho nos últimos 30 dias',
  roleOf: {
    owner: (workspace) => `Proprietário de ${workspace}`,
    admin: (workspace) => `Administrador de ${workspace}`,
    member: (workspace) => `Membro de ${workspace}`,
  },
  joinedAt: (when) => `Entrou ${when}`,
  removeMember: 'Remover do espaço de trabalho',
  passkeys: 'Chaves de acesso',
  passkeysStay: 'Uma palavra-passe nova não termina as chaves de acesso.',
  added: (when) => `Adicionada ${when}`,
  restoreTitle: 'Tudo isto é meu',
  restoreText: 'Liga todos os webhooks e volta a enviar os convites revogados.',
  restore: 'Ligar tudo de novo',
  endTitle: 'Terminar tudo',
  endText: 'Remove todos os webhooks e anula todos os convites à espera. Os membros ficam.',
  end: 'Terminar tudo',
  notices: {
    password:
      'Palavra-passe mudada. A sessão terminou em todos os outros sítios, e os seus tokens, palavras-passe de dispositivo, aplicações ligadas e endereço de calendário já não funcionam. Os webhooks estão desligados e os seus convites revogados.',
    on: 'O webhook está ligado de novo.',
    off: 'O webhook está desligado.',
    removed: 'O webhook foi removido.',
    revoked: 'O convite foi revogado.',
    invited: 'O convite foi enviado de novo.',
    memberRemoved: 'O membro foi removido do espaço de trabalho.',
    restored: 'Está tudo ligado de novo.',
    ended: 'Está tudo terminado.',
    gone: 'Já tinha sido removido.',
  },
} satisfies typeof AccessReviewWords
