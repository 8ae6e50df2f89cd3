import { pluralIn } from '#language/locales/plural.ts'
import type { MailWords } from './en.ts'

const count = pluralIn('pt')
const ignoreUnchanged = 'Se não foi você, pode ignorar este e-mail: nada mudou.'
const roles: Record<string, string> = { owner: ', como proprietário', admin: ', como administrador' }

export const pt: MailWords = {
  lang: 'pt',
  hello: 'Olá,',
  noButton: 'Se o botão não funcionar, abra este endereço:',
  signUp: {
    subject: 'Crie a sua conta Kith',
    about: 'Alguém pediu para criar uma conta Kith com este e-mail. Se foi você, continue aqui:',
    button: 'Criar a conta',
    after: ['A ligação funciona uma vez, durante um dia. Se não foi você, pode ignorar este e-mail.'],
  },
  accountExists: {
    subject: 'Já tem uma conta Kith',
    about: 'Alguém pediu para criar uma conta Kith com este e-mail. Já tem uma conta com ele: inicie sessão.',
    button: 'Iniciar sessão',
    after: [
      'Se esqueceu a palavra-passe, escolha uma nova na página de início de sessão. Se não foi você, pode ignorar este e-mail.',
    ],
  },
  reset: {
    subject: 'Repor a sua palavra-passe do Kith',
    about: 'Alguém pediu para repor a palavra-passe da sua conta Kith. Se foi você, escolha uma nova aqui:',
    button: 'Escolher uma nova palavra-passe',
    after: [
      'Isto termina a sessão em todos os navegadores, acaba com os seus tokens, palavras-passe de dispositivo, aplicações ligadas e ligação do calendário, desativa os webhooks e revoga os convites enviados. Terá de configurar de novo o que ainda usa.',
      'A ligação funciona uma vez, durante uma hora. Se não a pediu, pode ignorar este e-mail: a palavra-passe não mudou.',
    ],
  },
  verification: {
    subject: 'Confirme o seu e-mail para o Kith',
    about: 'Alguém indicou este e-mail para a sua conta Kith. Se foi você, confirme-o aqui:',
    button: 'Confirmar este e-mail',
    after: ['Será pedido que inicie sessão. A ligação funciona uma vez, durante um dia.', ignoreUnchanged],
  },
  addressTaken: {
    subject: 'Já tem uma conta Kith',
    about: 'Alguém pediu para usar este e-mail noutra conta Kith. Já tem uma conta com ele, por isso nada mudou.',
    button: 'Iniciar sessão',
    after: [ignoreUnchanged],
  },
  emailChanged: {
    subject: 'O seu e-mail do Kith mudou',
    about: 'A sua conta Kith tem agora outro e-mail. Já não inicia sessão com este.',
    button: 'Abrir o Kith',
    after: ['Se não foi você, alguém sabe a sua palavra-passe. Avise quem gere este Kith: pode devolver-lhe a conta.'],
  },
  removal: {
    subject: 'Saiu de um espaço de trabalho no Kith',
    about: 'Alguém retirou-o de um espaço de trabalho. A atividade de segurança diz quem e quando:',
    button: 'Atividade de segurança',
    after: [
      'Os seus contactos, notas e promessas continuam seus, e os cartões também: estão no seu próprio espaço, e os códigos impressos continuam a levar até eles.',
      'Se não estava à espera disto, mude a palavra-passe e pergunte aos outros membros.',
    ],
  },
  peopleRemoved: {
    subject: (people) =>
      count(people, {
        one: '# pessoa foi apagada num dispositivo',
        other: '# pessoas foram apagadas num dispositivo',
      }),
    about: (people) =>
      count(people, {
        one: 'Um telemóvel ou computador que sincroniza com o Kith apagou # pessoa da lista de contactos. Continua no Kith, com a cronologia e as promessas:',
        other:
          'Um telemóvel ou computador que sincroniza com o Kith apagou # pessoas da lista de contactos. Continuam no Kith, com a cronologia e as promessas:',
      }),
    button: 'Ver quem foi apagado',
    after: [
      'Nessa página pode repor todas as pessoas de uma vez ou removê-las também do Kith.',
      'Se não reconhece isto, revogue a palavra-passe do dispositivo nas definições, em “Telemóvel e computador”.',
    ],
  },
  security: {
    ifYou: 'Se foi você, não precisa de fazer nada.',
    name: (name) => `Nome: ${name}`,
    when: (at) => `Quando: ${at}`,
    device: (device) => `Dispositivo: ${device}`,
    network: (network) => `Rede: ${network}`,
    deviceOn: (program, system) => `${program} em ${system}`,
    kinds: {
      'code.wrong': {
        subject: 'Alguém passou o primeiro passo para entrar na sua conta Kith',
        about:
          'Alguém introduziu a palavra-passe certa da sua conta Kith, ou usou uma ligação de reposição, e depois um código errado. Não conseguiu entrar.',
        advice: 'Se não, alguém sabe a sua palavra-passe ou lê o seu e-mail. Escolha uma palavra-passe nova:',
      },
      'session.started': {
        subject: 'Nova sessão na sua conta Kith',
        about: 'Alguém iniciou sessão na sua conta Kith a partir de um local onde não a iniciou recentemente.',
        advice: 'Se não, termine a sessão nesse dispositivo e escolha uma palavra-passe nova:',
      },
      'passkey.added': {
        subject: 'Foi adicionada uma chave de acesso à sua conta Kith',
        about: 'Foi adicionada uma chave de acesso à sua conta Kith. Permite entrar sem palavra-passe.',
        advice: 'Se não, remova-a e escolha uma palavra-passe nova:',
      },
      'authenticator.removed': {
        subject: 'A entrada em dois passos foi desligada',
        about: 'A entrada em dois passos da sua conta Kith foi desligada. Agora basta a palavra-passe para entrar.',
        advice: 'Se não, escolha uma palavra-passe nova e volte a ligá-la:',
      },
      'token.created': {
        subject: 'Foi criado um token para a sua conta Kith',
        about:
          'Foi criado um token pessoal para a sua conta Kith. Os programas usam-no para ler ou alterar os seus dados.',
        advice: 'Se não, revogue-o e escolha uma palavra-passe nova:',
      },
      'device.created': {
        subject: 'Foi criada uma palavra-passe de dispositivo para a sua conta Kith',
        about:
          'Foi criada uma palavra-passe para um telemóvel ou computador na sua conta Kith. Sincroniza os seus contactos e promessas.',
        advice: 'Se não, revogue-a e escolha uma palavra-passe nova:',
      },
      'app.connected': {
        subject: 'Foi ligada uma aplicação à sua conta Kith',
        about: 'Foi ligada uma aplicação à sua conta Kith. Pode usar os seus dados até onde lhe foi permitido.',
        advice: 'Se não, desligue-a e escolha uma palavra-passe nova:',
      },
    },
  },
  invite: {
    asks: (inviter, workspace) => {
      if (!inviter) return workspace ? `Convite para ${workspace}` : 'Convite para um espaço de trabalho'
      return workspace
        ? `Convite de ${inviter} para ${workspace}`
        : `Convite de ${inviter} para o seu espaço de trabalho`
    },
    about: (asks, role) => `${asks}, no Kith${roles[role] ?? ''}.`,
    toAccept: 'Para aceitar, abra esta ligação:',
    button: 'Aceitar o convite',
    what: 'O Kith lembra-se das pessoas que conhece e partilha o seu cartão digital. As suas notas são privadas: mais ninguém no espaço de trabalho as pode ler.',
    from: (email) =>
      email
        ? `O Kith enviou este e-mail porque ${email} indicou o seu endereço.`
        : 'O Kith enviou este e-mail porque um membro do espaço de trabalho indicou o seu endereço.',
    ends: (day) => `A ligação funciona uma vez, até ${day}. Se não esperava este e-mail, pode ignorá-lo.`,
  },
  card: {
    subject: (name) => `O cartão de ${name}`,
    here: (who) => `Aqui está o cartão de ${who}:`,
    toSave: (url) => `Para o guardar nos contactos, abra o ficheiro em anexo ou ${url}`,
    why: 'O Kith enviou este e-mail porque alguém deixou este endereço no cartão e pediu uma cópia. Se não foi você, pode ignorá-lo: não receberá mais.',
  },
}
