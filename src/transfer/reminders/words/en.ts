/** What Kith writes in digests, e-mails about leads and notifications. Subjects and titles name nobody: a lock screen shows them. */
export const en = {
  goodMorning: (name: string) => `Good morning, ${name}.`,
  dueSubject: (count: number) => (count === 1 ? '1 promise is due' : `${count} promises are due`),
  quietSubject: 'Time to say hello',
  dueHeading: 'What is due',
  quietHeading: 'Who has gone quiet',
  leadsHeading: 'New leads',
  promisedTo: (text: string, name: string) => `${text} (${name})`,
  dueToday: 'Due today',
  dueTodayAt: (time: string) => `Due today at ${time}`,
  overdueSince: (day: string) => `Overdue since ${day}`,
  lastInTouch: (day: string) => `Last in touch on ${day}`,
  more: (count: number) => `and ${count} more`,
  openToday: 'Open Today',
  whyDigest: 'You get this e-mail because you turned on the morning e-mail.',
  leadSubject: (count: number) => (count === 1 ? 'Somebody left their details' : `${count} people left their details`),
  leadIntro: (count: number) =>
    count === 1 ? 'Somebody left their details with your card:' : `${count} people left their details with your cards:`,
  openLeads: 'Open Leads',
  whyLeads: 'You get this e-mail because you asked to hear about new leads at once. Many at once come as one e-mail.',
  stop: 'Stop these e-mails',
  settings: 'Change what you hear',
  pushDue: (count: number) => (count === 1 ? 'A promise is due' : `${count} promises are due`),
  pushLeads: (count: number) => (count === 1 ? 'A new lead' : `${count} new leads`),
}

export type ReminderWords = typeof en
