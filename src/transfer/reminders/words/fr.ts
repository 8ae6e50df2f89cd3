import type { ReminderWords } from './en.ts'

export const fr: ReminderWords = {
  goodMorning: (name) => `Bonjour ${name},`,
  dueSubject: (count) => (count === 1 ? '1 promesse à tenir aujourd’hui' : `${count} promesses à tenir aujourd’hui`),
  quietSubject: 'C’est le moment de donner des nouvelles',
  dueHeading: 'À faire',
  quietHeading: 'Sans nouvelles depuis longtemps',
  leadsHeading: 'Nouveaux prospects',
  promisedTo: (text, name) => `${text} (${name})`,
  dueToday: 'À faire aujourd’hui',
  dueTodayAt: (time) => `À faire aujourd’hui à ${time}`,
  overdueSince: (day) => `En retard depuis le ${day}`,
  lastInTouch: (day) => `Dernier échange le ${day}`,
  more: (count) => `et ${count} de plus`,
  openToday: 'Ouvrir Aujourd’hui',
  whyDigest: 'Vous recevez cet e-mail parce que vous avez activé l’e-mail du matin.',
  leadSubject: (count) =>
    count === 1 ? 'Quelqu’un a laissé ses coordonnées' : `${count} personnes ont laissé leurs coordonnées`,
  leadIntro: (count) =>
    count === 1
      ? 'Quelqu’un a laissé ses coordonnées sur votre carte :'
      : `${count} personnes ont laissé leurs coordonnées sur vos cartes :`,
  openLeads: 'Ouvrir Prospects',
  whyLeads:
    'Vous recevez cet e-mail parce que vous avez demandé à être averti tout de suite des nouveaux prospects. S’ils sont nombreux, ils arrivent dans un seul e-mail.',
  stop: 'Ne plus recevoir ces e-mails',
  settings: 'Modifier les rappels',
  pushDue: (count) => (count === 1 ? 'Une promesse à tenir' : `${count} promesses à tenir`),
  pushLeads: (count) => (count === 1 ? 'Un nouveau prospect' : `${count} nouveaux prospects`),
}
