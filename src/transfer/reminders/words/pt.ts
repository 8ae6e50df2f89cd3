import type { ReminderWords } from './en.ts'

export const pt: ReminderWords = {
  goodMorning: (name) => `Bom dia, ${name}.`,
  dueSubject: (count) => (count === 1 ? '1 promessa por cumprir' : `${count} promessas por cumprir`),
  quietSubject: 'Está na hora de dizer olá',
  dueHeading: 'Por cumprir',
  quietHeading: 'Sem notícias há algum tempo',
  leadsHeading: 'Novos interessados',
  promisedTo: (text, name) => `${text} (${name})`,
  dueToday: 'Para hoje',
  dueTodayAt: (time) => `Para hoje às ${time}`,
  overdueSince: (day) => `Em atraso desde ${day}`,
  lastInTouch: (day) => `Último contacto: ${day}`,
  more: (count) => `e mais ${count}`,
  openToday: 'Abrir Hoje',
  whyDigest: 'Este e-mail chega porque o e-mail da manhã está ligado.',
  leadSubject: (count) => (count === 1 ? 'Alguém deixou os seus dados' : `${count} pessoas deixaram os seus dados`),
  leadIntro: (count) =>
    count === 1
      ? 'Alguém deixou os seus dados no seu cartão:'
      : `${count} pessoas deixaram os seus dados nos seus cartões:`,
  openLeads: 'Abrir Interessados',
  whyLeads:
    'Este e-mail chega porque pediu para saber logo de novos interessados. Muitos de uma vez chegam num só e-mail.',
  stop: 'Deixar de receber estes e-mails',
  settings: 'Alterar os lembretes',
  pushDue: (count) => (count === 1 ? 'Uma promessa por cumprir' : `${count} promessas por cumprir`),
  pushLeads: (count) => (count === 1 ? 'Um novo interessado' : `${count} novos interessados`),
}
