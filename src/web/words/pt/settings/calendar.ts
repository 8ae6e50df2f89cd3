import type { calendarWords as CalendarWords } from '../../en/settings/calendar.ts'

export const calendarWords = {
  title: 'Subscrição do calendário',
  lead: 'Veja as suas promessas e os aniversários no seu próprio calendário. O Kith cria um endereço privado e o seu calendário atualiza-se sozinho a partir dele.',
  madeAt: (when) => `Criou um endereço ${when}.`,
  lastRead: (when) => `O seu calendário leu-o pela última vez ${when}.`,
  neverRead: 'Ainda nenhum calendário o leu.',
  notShown: 'Não volta a ser mostrado. Um endereço novo substitui-o.',
  include: 'Incluir',
  contents: { both: 'Promessas e aniversários', promises: 'Promessas em aberto', birthdays: 'Aniversários' },
  show: 'Mostrar',
  full: 'Tudo',
  fullHint: 'Por exemplo “Enviar a apresentação à Ana”.',
  private: 'Só que há um prazo',
  privateHint: 'Para um calendário que outros podem ver.',
  create: 'Criar endereço',
  createNew: 'Criar novo endereço',
  removeTitle: 'Eliminar o endereço',
  removeText:
    'O endereço deixa de funcionar de imediato. Para tirar também as entradas, elimine a subscrição no seu calendário.',
  remove: 'Eliminar este endereço',
  removed: 'O seu endereço de calendário já não funciona.',
  newTitle: 'O seu endereço de calendário',
  newLead: 'Copie-o agora: não o volta a ver. Quem o tiver pode ler o seu calendário.',
  address: 'Endereço de calendário',
  google: 'Google Calendar na web: Outros calendários, A partir do URL.',
  apple:
    'iPhone: Calendários, Adicionar calendário, Adicionar subscrição. Mac: Ficheiro, Nova subscrição de calendário.',
  outlook: 'Outlook: Adicionar calendário, Subscrever a partir da web.',
  reach:
    'Calendários online como o da Google só o conseguem ler se este servidor estiver na internet. Alguns atualizam uma vez por dia.',
} satisfies typeof CalendarWords
