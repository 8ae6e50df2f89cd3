import type { ReminderWords } from './en.ts'

export const es: ReminderWords = {
  goodMorning: (name) => `Buenos días, ${name}.`,
  dueSubject: (count) => (count === 1 ? '1 promesa por cumplir' : `${count} promesas por cumplir`),
  quietSubject: 'Es hora de saludar',
  dueHeading: 'Por cumplir',
  quietHeading: 'De quién no sabes nada hace tiempo',
  leadsHeading: 'Nuevos interesados',
  promisedTo: (text, name) => `${text} (${name})`,
  dueToday: 'Vence hoy',
  dueTodayAt: (time) => `Vence hoy a las ${time}`,
  overdueSince: (day) => `Atrasada desde el ${day}`,
  lastInTouch: (day) => `Último contacto: ${day}`,
  more: (count) => `y ${count} más`,
  openToday: 'Abrir Hoy',
  whyDigest: 'Recibes este correo porque activaste el correo de la mañana.',
  leadSubject: (count) => (count === 1 ? 'Alguien ha dejado sus datos' : `${count} personas han dejado sus datos`),
  leadIntro: (count) =>
    count === 1
      ? 'Alguien ha dejado sus datos en tu tarjeta:'
      : `${count} personas han dejado sus datos en tus tarjetas:`,
  openLeads: 'Abrir Interesados',
  whyLeads:
    'Recibes este correo porque quieres saber enseguida de los nuevos interesados. Si llegan muchos a la vez, van en un solo correo.',
  stop: 'Dejar de recibir estos correos',
  settings: 'Cambiar los recordatorios',
  pushDue: (count) => (count === 1 ? 'Una promesa por cumplir' : `${count} promesas por cumplir`),
  pushLeads: (count) => (count === 1 ? 'Un nuevo interesado' : `${count} nuevos interesados`),
}
