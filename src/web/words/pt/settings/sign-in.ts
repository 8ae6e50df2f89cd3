import { pluralIn } from '#language/locales/plural.ts'
import type { signInSettingsWords as SignInSettingsWords } from '../../en/settings/sign-in.ts'

const count = pluralIn('pt')

export const signInSettingsWords = {
  title: 'Chaves de acesso e entrada em dois passos',
  passkeys: 'Chaves de acesso',
  passkeysHint:
    'Entre com a impressão digital, o rosto ou o bloqueio do seu dispositivo. Ninguém consegue roubar uma chave de acesso de um site nem adivinhá-la.',
  addPasskey: 'Adicionar uma chave de acesso',
  noPasskeys: (address) =>
    `As chaves de acesso não funcionam aqui, porque este Kith está em ${address}. Os navegadores precisam de um endereço https com um nome de domínio. Quem gere este servidor pode configurá-lo.`,
  synced: 'Sincronizada entre dispositivos',
  oneDevice: 'Num só dispositivo',
  added: (when) => `Adicionada ${when}`,
  newPasskeyLead: 'O seu dispositivo ou chave de segurança cria-a e pede a impressão digital, o rosto ou o PIN.',
  passkeyNameHint: 'Para a reconhecer na lista.',
  passkey: 'Chave de acesso',
  createPasskey: 'Criar chave de acesso',
  notCreated:
    'Não foi criada nenhuma chave de acesso. O seu dispositivo pode já ter uma para esta conta. Tente de novo ou use outro dispositivo.',
  cannotCreate: (origin) =>
    `O seu navegador não consegue criar chaves de acesso aqui. Confirme que o JavaScript está ligado e que está em ${origin}.`,
  unreadable: 'Não foi possível ler a resposta do seu navegador. Tente de novo.',
  removeTitle: 'Remover',
  removeText: 'Deixa de servir para entrar. Onde a usou, a sessão continua.',
  removePasskey: 'Remover esta chave de acesso',
  removePasskeys: 'Remover chaves de acesso',
  passkeysStay:
    'As chaves de acesso continuam a funcionar com uma palavra-passe nova. Escolha as que quer remover: todas as que não reconhece ou já não usa.',
  twoStep: 'Entrada em dois passos',
  twoStepOff:
    'Depois da palavra-passe, o Kith pede um código de uma aplicação no seu telemóvel. Assim, roubar a palavra-passe não basta.',
  setUp: 'Configurar uma aplicação de autenticação',
  onSince: (when) =>
    `Ativada ${when}. Depois da palavra-passe, o Kith pede um código da sua aplicação de autenticação. As chaves de acesso não precisam de código.`,
  codesLeft: (codes) =>
    count(codes, { one: 'Resta # código de recuperação.', other: 'Restam # códigos de recuperação.' }),
  fewCodes: 'Crie novos antes de precisar deles.',
  createCodes: 'Criar novos códigos de recuperação',
  turnOffTitle: 'Desativar',
  turnOffText: 'A palavra-passe volta a bastar. Os seus códigos de recuperação deixam de funcionar.',
  turnOff: 'Desativar a entrada em dois passos',
  setUpLead:
    'Serve qualquer aplicação de autenticação, como a do seu gestor de palavras-passe ou do telemóvel. Leia este código com ela.',
  qrCode: 'Código QR para a sua aplicação de autenticação',
  cannotScan: 'Não consegue lê-lo?',
  openApp: 'Abrir a aplicação de autenticação neste dispositivo',
  enterKey: 'Ou escreva esta chave na aplicação, como código baseado no tempo:',
  key: 'Chave',
  code: 'Código da aplicação',
  turnOn: 'Ativar a entrada em dois passos',
  wrongCodeLead: 'Escreva o código que a sua aplicação de autenticação mostra agora.',
  startAgain: 'Recomeçar com um novo código QR',
  isOn: 'A entrada em dois passos está ativada',
  newCodes: 'Novos códigos de recuperação',
  codesLead: 'Guarde estes códigos agora: não os volta a ver. Cada um permite entrar uma vez se perder o telemóvel.',
  codes: 'Códigos de recuperação',
  codesHint: 'Guarde-os com as suas palavras-passe ou imprima-os. Não os tenha só no telemóvel.',
  savedCodes: 'Já os guardei',
  confirmTitle: 'Confirme a sua identidade',
  confirmLead: 'Já passou algum tempo desde que entrou. Confirme a sua identidade e continua onde estava.',
  continue: 'Continuar',
  useCode: 'Usar antes um código',
  usePasskey: 'Usar uma chave de acesso',
  passkeyNotUsed: 'A chave de acesso não foi usada. Tente de novo ou use a palavra-passe.',
  passkeyRefused: 'Não foi possível usar esta chave de acesso. Use a palavra-passe.',
  cancel: 'Cancelar',
  notices: {
    passkeyAdded: 'Chave de acesso adicionada. Da próxima vez, escolha “Iniciar sessão com uma chave de acesso”.',
    renamed: 'Nome mudado.',
    passkeyRemoved: 'Chave de acesso removida. Já não serve para entrar. Elimine-a também no seu dispositivo.',
    gone: 'Já tinha sido removido.',
    off: 'A entrada em dois passos está desativada. Basta a palavra-passe.',
  },
} satisfies typeof SignInSettingsWords
