import type { signingInWords as Words } from '../../en/pages/signing-in.ts'

export const signingInWords = {
  signIn: 'Iniciar sessão',
  signInTo: 'Inicie sessão no Kith.',
  forApp: 'Uma aplicação quer aceder à sua conta Kith. Inicie sessão para escolher o que ela pode fazer.',
  email: 'E-mail',
  password: 'Palavra-passe',
  name: 'Nome',
  code: 'Código',
  passkey: 'Iniciar sessão com uma chave de acesso',
  passkeyFailed: 'A chave de acesso não foi usada. Tente de novo ou use a palavra-passe.',
  forgotten: 'Esqueceu a palavra-passe?',
  newHere: 'Ainda sem conta?',
  stays: 'A sessão fica aberta neste navegador durante 30 dias, ou até a terminar.',
  signedOut: 'Sessão terminada',
  signedOutHint: 'A sessão terminou neste navegador. As aplicações ligadas e os tokens continuam a funcionar.',
  signInAgain: 'Voltar a iniciar sessão',
  backToSignIn: 'Voltar ao início de sessão',

  enterCode: 'Introduza o código',
  codeHint: 'Abra a aplicação de autenticação e introduza os seis algarismos que mostra para o Kith.',
  useRecovery: 'Usar um código de recuperação',
  recoveryCode: 'Código de recuperação',
  recoveryHint: 'Um dos dez códigos que guardou ao ativar a entrada em dois passos. Cada um funciona uma vez.',
  signInRecovery: 'Iniciar sessão com um código de recuperação',
  startAgain: 'Recomeçar',

  createAccount: 'Criar uma conta',
  create: 'Criar conta',
  yourAccount: 'Crie a sua conta Kith.',
  welcome: 'Boas-vindas',
  welcomeToKith: 'Boas-vindas ao Kith',
  first:
    'O Kith lembra-se das pessoas que conhece, para si e para o seu assistente de IA. Crie a primeira conta para começar. Esta instalação será sua.',
  haveOne: 'Já tem uma?',
  passwordHint: 'Pelo menos 8 caracteres.',
  emailHint: 'É com ele que inicia sessão.',
  privacy:
    'As suas notas são privadas: nenhum outro membro as pode ler, nem o proprietário desta instalação. Quem gere o servidor pode aceder à base de dados.',
  enterEmail: 'Introduza o seu e-mail. Enviamos-lhe uma ligação para criar a conta.',
  sendLink: 'Enviar ligação',
  checkEmail: 'Veja o seu e-mail',
  signUpSent: (email) =>
    `Enviámos um e-mail para ${email}. Abra a ligação que lá está para continuar. Funciona uma vez, durante um dia.`,
  noEmail: 'Nada passados alguns minutos? Veja na pasta de spam. Só a ligação mais recente funciona.',
  anotherLink: 'Pedir outra ligação',
  needInvite: 'Precisa de um convite',
  needInviteHint: 'Aqui, os novos membros precisam de um convite.',
  timeZone: 'Fuso horário',
  timeZoneHint: 'Para prazos e aniversários.',

  reset: 'Repor a palavra-passe',
  resetKith: 'Reponha a sua palavra-passe do Kith.',
  resetHint: 'Introduza o e-mail com que inicia sessão. Enviamos-lhe uma ligação.',
  sendReset: 'Enviar ligação',
  resetSent: (email) =>
    `Se ${email} tiver uma conta aqui, enviámos-lhe uma ligação. Funciona uma vez, durante uma hora.`,
  noReset:
    'Nada passados alguns minutos? Veja na pasta de spam e confirme que é o e-mail com que inicia sessão. Só a ligação mais recente funciona.',
  noMail: 'Este Kith não envia e-mail. Peça a quem o gere que execute este comando na pasta dele:',
  onServer: 'No servidor',
  commandHint:
    'Mostra uma ligação para uma página onde escolhe uma nova palavra-passe. Funciona uma vez, durante uma hora.',
  newPassword: 'Nova palavra-passe',
  choosePassword: 'Escolha uma nova palavra-passe',
  choosePasswordHint:
    'Isto termina a sessão em todos os outros navegadores e acaba com os tokens, as aplicações ligadas e o endereço do calendário. Terá de os configurar de novo.',
  resetCodeHint: 'Da aplicação de autenticação, ou um código de recuperação.',
  saveAndSignIn: 'Guardar e iniciar sessão',

  cookiesBlocked: 'Os cookies estão bloqueados',
  cookiesNeeded:
    'O Kith precisa de um cookie para manter a sessão aberta, e o navegador não o guardou. O formulário não foi enviado.',
  allowCookies: (address) =>
    `Permita os cookies deste site nas definições do navegador e confirme que está em ${address}. Depois tente de novo.`,
  unreadablePasskey: 'Não foi possível ler a resposta do navegador. Tente de novo.',
} satisfies typeof Words
