import type { ReminderWords } from './en.ts'

export const de: ReminderWords = {
  goodMorning: (name) => `Guten Morgen, ${name}.`,
  dueSubject: (count) => (count === 1 ? '1 Versprechen ist fällig' : `${count} Versprechen sind fällig`),
  quietSubject: 'Zeit, sich zu melden',
  dueHeading: 'Was fällig ist',
  quietHeading: 'Von wem du lange nichts gehört hast',
  leadsHeading: 'Neue Leads',
  promisedTo: (text, name) => `${text} (${name})`,
  dueToday: 'Heute fällig',
  dueTodayAt: (time) => `Heute um ${time} fällig`,
  overdueSince: (day) => `Überfällig seit ${day}`,
  lastInTouch: (day) => `Zuletzt Kontakt am ${day}`,
  more: (count) => `und ${count} weitere`,
  openToday: 'Heute öffnen',
  whyDigest: 'Du bekommst diese E-Mail, weil du die Morgen-E-Mail eingeschaltet hast.',
  leadSubject: (count) =>
    count === 1 ? 'Jemand hat Kontaktdaten hinterlassen' : `${count} Personen haben Kontaktdaten hinterlassen`,
  leadIntro: (count) =>
    count === 1
      ? 'Jemand hat bei deiner Karte Kontaktdaten hinterlassen:'
      : `${count} Personen haben bei deinen Karten Kontaktdaten hinterlassen:`,
  openLeads: 'Leads öffnen',
  whyLeads:
    'Du bekommst diese E-Mail, weil du von neuen Leads sofort hören willst. Viele auf einmal kommen in einer E-Mail.',
  stop: 'Diese E-Mails abbestellen',
  settings: 'Erinnerungen ändern',
  pushDue: (count) => (count === 1 ? 'Ein Versprechen ist fällig' : `${count} Versprechen sind fällig`),
  pushLeads: (count) => (count === 1 ? 'Ein neuer Lead' : `${count} neue Leads`),
}
