import type { Address, Day, Doing, Wording } from '../language-data/wording.ts'
import { dateIn, joinWords, monthIn, pastDay, weekdayIn } from '../language-data/wording-pieces.ts'
import { frenchReads } from './note-reads.ts'

const isTu = (address: Address) => address === 'familiar'
const you = (address: Address) => (isTu(address) ? 'toi' : 'vous')

/** After "Cela m’a fait plaisir de", with "%" for the person as an object; and the noun after "notre". */
const together: Record<Doing, { doing: string; noun: string }> = {
  coffee: { doing: 'prendre un café avec', noun: 'café' },
  tea: { doing: 'prendre un thé avec', noun: 'thé' },
  breakfast: { doing: 'prendre le petit déjeuner avec', noun: 'petit déjeuner' },
  brunch: { doing: 'bruncher avec', noun: 'brunch' },
  lunch: { doing: 'déjeuner avec', noun: 'déjeuner' },
  dinner: { doing: 'dîner avec', noun: 'dîner' },
  drink: { doing: 'prendre un verre avec', noun: 'verre' },
  walk: { doing: 'me promener avec', noun: 'promenade' },
  call: { doing: 'parler avec', noun: 'appel' },
  talk: { doing: 'parler avec', noun: 'conversation' },
  meeting: { doing: '% voir', noun: 'rendez-vous' },
  meet: { doing: '% rencontrer', noun: 'rencontre' },
  see: { doing: '% voir', noun: 'rencontre' },
  message: { doing: 'échanger avec', noun: 'échange' },
  reply: { doing: 'échanger avec', noun: 'échange' },
  details: { doing: 'échanger avec', noun: 'échange' },
}

const near = { [-1]: 'hier', 0: 'aujourd’hui', 1: 'demain' }
const nearDay = (day: Day, today: Day) => (near as Record<number, string>)[today.until(day).days]
const isWithinWeek = (day: Day, today: Day) => Math.abs(today.until(day).days) < 7
const plainDay = (day: Day, today: Day) =>
  isWithinWeek(day, today) ? weekdayIn('fr', day) : `le ${dateIn('fr', day, today)}`

const greet = (name: string | null) => (name === null ? 'Bonjour,' : `Bonjour ${name},`)

export const frenchWording: Wording = {
  reads: frenchReads,
  greet,
  and: 'et',
  signOff: 'À bientôt,',
  tones: {
    warm: {
      signOff: () => 'Amicalement,',
      line: (address) =>
        isTu(address)
          ? 'Donne-moi de tes nouvelles quand tu as un moment.'
          : 'Donnez-moi de vos nouvelles quand vous avez un moment.',
    },
    formal: { signOff: 'Bien cordialement,', greet, couple: 'plural' },
  },
  whenItWas: (day, today) =>
    pastDay(day, today, {
      days: near,
      weekday: weekdayIn('fr', day),
      lastWeek: 'la semaine dernière',
      date: `le ${dateIn('fr', day, today)}`,
      month: `en ${monthIn('fr', day, today)}`,
    }),
  byWhen: (day, today) => nearDay(day, today) ?? `d’ici ${plainDay(day, today)}`,
  onDay: (day, today) => nearDay(day, today) ?? plainDay(day, today),
  recent: ({ doing, topic, sober }, when, address) => {
    if (doing === 'details')
      return sentence(`Merci de m’avoir laissé ${isTu(address) ? 'tes' : 'vos'} coordonnées`, when)
    if (doing === 'reply') return sentence(`Merci pour ${isTu(address) ? 'ton' : 'votre'} message`, when)
    if (sober) return sentence('Merci d’avoir pris le temps', when)
    const { doing: deed } = together[doing]
    const whom = deed.includes('%') ? deed.replace('%', isTu(address) ? 'te' : 'vous') : `${deed} ${you(address)}`
    const isTalk = doing === 'call' || doing === 'talk'
    return sentence(
      `Cela m’a fait plaisir ${/^[éa]/.test(whom) ? 'd’' : 'de '}${whom}`,
      when,
      topic && (isTalk ? topic : `et de parler ${topic}`),
    )
  },
  longAgo: ({ doing }, when) => sentence(`Cela fait un moment depuis notre ${together[doing].noun}`, when),
  noContact: (address) => `J’espère que ${isTu(address) ? 'tu vas' : 'vous allez'} bien.`,
  kindly: {
    subject: 'Un petit mot',
    body: (address) => `Je pense à ${you(address)}. Si je peux faire quelque chose, je suis là.`,
  },
  willDo: (doing, by) => sentence('Comme promis, je vais', doing, by),
  stillOwed: ({ doing, thing }, isLate, address) => {
    const promised = `ce que je ${isTu(address) ? 't’' : 'vous '}ai promis`
    const what = doing ? `que je dois ${doing}` : `${promised}${thing ? ` : ${thing}` : ''}`
    return `Je n’oublie pas ${what}.${isLate ? ' Pardon pour le retard.' : ''}`
  },
  eventAhead: (event, on) => `J’espère que ${event} se passera bien ${on}.`,
  eventGone: (event, on) => `Comment ça a été, ${event}, ${on} ?`,
  newThing: (thing) => `Comment ça se passe avec ${thing} ?`,
  birthday: (when, on, address) => {
    if (when === 'today') return 'Joyeux anniversaire !'
    if (when === 'ahead') return `Je ${isTu(address) ? 'te' : 'vous'} souhaite un bel anniversaire ${on}.`
    return `J’espère que ${isTu(address) ? 'tu as' : 'vous avez'} passé un bel anniversaire ${on}.`
  },
  closing: (contact, isLongAgo, address) => {
    if (contact?.sober) return `Je pense à ${you(address)}.`
    if (!contact) return `Cela me ferait plaisir d’avoir de ${isTu(address) ? 'tes' : 'vos'} nouvelles.`
    if (isLongAgo) return `Comment ${isTu(address) ? 'vas-tu' : 'allez-vous'} ?`
    return 'J’espère que nous nous reparlerons bientôt.'
  },
  openers: {
    news: (address) => `Quoi de neuf pour ${you(address)} ?`,
    time: () => 'Un petit appel dans les prochains jours ?',
  },
  subjects: {
    owed: 'Comme promis',
    contact: ({ doing }, when) => joinWords('Notre', together[doing].noun, when),
    birthday: 'Bon anniversaire',
    thingIn: () => null,
    thanks: (_, address) => `Merci pour ${isTu(address) ? 'ton' : 'votre'} message`,
    keepInTouch: 'Des nouvelles',
  },
}

const sentence = (...parts: (string | null)[]) => `${joinWords(...parts)}.`
