import type { reminderWords as Reminders, sharedWords as Shared, unsubscribeWords as Unsubscribe } from './en.ts'

export const reminderWords = {
  title: 'Lembretes',
  lead: 'Escolha o que o Kith lhe diz por si. Nada chega antes de o ligar aqui.',
  saved: 'Guardado.',
  save: 'Guardar',
  mailHeading: 'Por e-mail',
  digest: 'Um e-mail de manhã',
  digestHint: 'O que há para cumprir, quem anda em silêncio e novos interessados. Se não houver nada, nada é enviado.',
  morning: 'A sua manhã',
  morningHint: (zone) => `No seu fuso horário, ${zone}. As promessas sem hora também contam a partir daí.`,
  nextDigest: (time) => `O próximo: ${time}`,
  leadMail: 'Um e-mail quando alguém deixa os seus dados',
  leadMailHint: 'Logo com a primeira pessoa. As dos 15 minutos seguintes chegam juntas.',
  noMail: 'Este Kith ainda não consegue enviar e-mails: não há e-mail de manhã nem sobre interessados.',
  noMailHow: 'Quem gere o servidor pode ligar um servidor de e-mail. O Kith lê estas duas definições ao arrancar:',
  noMailMore: 'O ficheiro docs/running.md na pasta do Kith explica-as em “Send e-mails”.',
  deviceHeading: 'Nos seus dispositivos',
  deviceLead:
    'As notificações chegam aos dispositivos que escolher, e o ícone da app mostra quantas promessas há para cumprir.',
  pushPromises: 'Quando chega a hora de uma promessa',
  pushLeads: 'Quando alguém deixa os seus dados',
  pushNames: 'Mostrar nomes e o que prometi',
  pushNamesHint: 'Quem vir o ecrã bloqueado pode lê-los. Caso contrário, só aparece um número.',
  turnOn: 'Ligar as notificações neste dispositivo',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Um navegador',
  since: (date) => `desde ${date}`,
  turnOff: 'Desligar',
  turnOffOf: (device) => `Desligar as notificações: ${device}`,
  noDevices: 'Nenhum dispositivo recebe notificações ainda.',
  turnedOff: 'As notificações estão desligadas nesse dispositivo.',
  turnedOn: 'As notificações estão ligadas.',
  needsScript: 'As notificações precisam de JavaScript neste navegador.',
  notSupported: 'Este navegador não consegue mostrar notificações.',
  iosFirst:
    'No iPhone ou iPad, junte primeiro o Kith ao ecrã principal: toque em Partilhar e depois em “Adicionar ao ecrã principal”. Abra-o a partir daí e volte a esta página.',
  blocked: 'As notificações estão bloqueadas para este site. Permita-as nas definições do navegador e tente de novo.',
  insecure:
    'As notificações só funcionam quando o Kith é aberto por HTTPS, ou no computador onde corre. Peça a quem gere este Kith que configure HTTPS.',
  noWorker:
    'Este navegador não deixa o Kith trabalhar em segundo plano. Abra o Kith fora de uma janela privada, permita que este endereço guarde dados e recarregue esta página.',
  dismissed:
    'O navegador perguntou se o Kith pode mostrar notificações e a pergunta foi fechada. Carregue outra vez no botão e escolha “Permitir”.',
  noService:
    'Permitiu as notificações, mas o navegador não consegue contactar o serviço push do seu fabricante. As janelas privadas não o têm, e algumas versões do Chromium também não: use uma janela normal do Chrome, Edge, Firefox ou Safari. No Brave, ligue “Usar os serviços da Google para mensagens push” nas definições de privacidade. Caso contrário, uma VPN, uma firewall ou um bloqueador de conteúdos pode estar a impedi-lo. O navegador diz:',
  failed: 'O navegador não conseguiu ligar as notificações. Atualize-o ou reinicie-o e tente de novo. Ele diz:',
  calendarHeading: 'No seu calendário',
  calendar: 'Promessas e aniversários na sua app de calendário, com alarmes',
} satisfies typeof Reminders

export const unsubscribeWords = {
  description: 'Deixar de receber e-mails do Kith.',
  askDigest: 'Deixar de receber o e-mail da manhã?',
  askLeads: 'Deixar de receber e-mails sobre novos interessados?',
  stop: 'Deixar de receber estes e-mails',
  digestStopped: 'O e-mail da manhã está desligado',
  leadsStopped: 'Os e-mails sobre novos interessados estão desligados',
  stopped: 'Só volta a chegar se o ligar de novo.',
  broken: 'Esta ligação não está completa',
  brokenHint: 'Abra-a de novo a partir do e-mail, ou desligue o e-mail nas definições.',
  settings: 'Lembretes nas definições',
} satisfies typeof Unsubscribe

export const sharedWords = {
  title: 'Partilhado com o Kith',
  question:
    'Uma aplicação ou um site quer partilhar contactos com o Kith. Quer vê-los? Ninguém é adicionado sem a sua confirmação.',
  look: 'Vê-los',
  discard: 'Rejeitá-los',
  sending: 'Os seus contactos vão a caminho. Vê-os antes de alguém ser adicionado.',
  nothing: 'Não há nada à espera.',
  waits: 'O ficheiro está guardado neste dispositivo. É enviado quando abrir esta página com ligação.',
  refused: 'O Kith não consegue ler este ficheiro. Escolha outro.',
  toImports: 'Trazer pessoas',
} satisfies typeof Shared
