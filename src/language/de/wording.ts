import type { Address, Day, Doing, Wording } from '../language-data/wording.ts'
import { dateIn, joinWords, monthIn, pastDay, weekdayIn } from '../language-data/wording-pieces.ts'
import { germanReads } from './note-reads.ts'

const dative: Record<Address, string> = { familiar: 'dir', formal: 'Ihnen', plural: 'euch' }
const accusative: Record<Address, string> = { familiar: 'dich', formal: 'Sie', plural: 'euch' }
const tell: Record<Address, string> = { familiar: 'Erzähl', formal: 'Erzählen Sie', plural: 'Erzählt' }
const subject: Record<Address, string> = { familiar: 'du', formal: 'Sie', plural: 'ihr' }

/** Before the infinitive with "zu"; and the noun after "unser". */
const together: Record<Doing, { before?: string; verb: string; noun: string; isDirect?: true }> = {
  coffee: { before: 'einen Kaffee', verb: 'zu trinken', noun: 'Kaffee' },
  tea: { before: 'einen Tee', verb: 'zu trinken', noun: 'Tee' },
  breakfast: { verb: 'zu frühstücken', noun: 'Frühstück' },
  brunch: { verb: 'zu brunchen', noun: 'Brunch' },
  lunch: { before: 'zu Mittag', verb: 'zu essen', noun: 'Mittagessen' },
  dinner: { before: 'zu Abend', verb: 'zu essen', noun: 'Abendessen' },
  drink: { before: 'etwas', verb: 'zu trinken', noun: 'Treffen' },
  walk: { verb: 'spazieren zu gehen', noun: 'Spaziergang' },
  call: { verb: 'zu telefonieren', noun: 'Telefonat' },
  talk: { verb: 'zu sprechen', noun: 'Gespräch' },
  meeting: { isDirect: true, verb: 'zu treffen', noun: 'Treffen' },
  meet: { isDirect: true, verb: 'kennenzulernen', noun: 'Treffen' },
  see: { isDirect: true, verb: 'zu sehen', noun: 'Treffen' },
  message: { verb: 'in Kontakt zu sein', noun: 'Austausch' },
  reply: { verb: 'in Kontakt zu sein', noun: 'Austausch' },
  details: { verb: 'in Kontakt zu sein', noun: 'Austausch' },
}

const near = { [-1]: 'gestern', 0: 'heute', 1: 'morgen' }
const nearDay = (day: Day, today: Day) => (near as Record<number, string>)[today.until(day).days]
const isWithinWeek = (day: Day, today: Day) => Math.abs(today.until(day).days) < 7

export const germanWording: Wording = {
  reads: germanReads,
  greet: (name, address) => {
    if (name === null) return 'Hallo,'
    return address === 'formal' ? greetFormally(name) : `Hallo ${name},`
  },
  and: 'und',
  signOff: 'Viele Grüße',
  tones: {
    warm: {
      signOff: () => 'Herzliche Grüße',
      line: (address) => `${tell[address]} mir gern, wie es ${dative[address]} geht.`,
    },
    formal: { signOff: 'Mit freundlichen Grüßen', greet: greetFormally, couple: 'formal' },
  },
  whenItWas: (day, today) =>
    pastDay(day, today, {
      days: near,
      weekday: `am ${weekdayIn('de', day)}`,
      lastWeek: 'letzte Woche',
      date: `am ${dateIn('de', day, today)}`,
      month: `im ${monthIn('de', day, today)}`,
    }),
  byWhen: (day, today) =>
    nearDay(day, today) ??
    (isWithinWeek(day, today) ? `bis ${weekdayIn('de', day)}` : `bis zum ${dateIn('de', day, today)}`),
  onDay: (day, today) =>
    nearDay(day, today) ?? `am ${isWithinWeek(day, today) ? weekdayIn('de', day) : dateIn('de', day, today)}`,
  recent: ({ doing, topic, sober }, when, address) => {
    const { before = null, verb, isDirect } = together[doing]
    if (doing === 'details') return sentence(`Danke für ${yours(address)}e Kontaktdaten`, when)
    if (doing === 'reply') return sentence(`Danke für ${yours(address)}e Nachricht`, when)
    if (sober) return sentence(`Danke, dass ${subject[address]}`, when, 'Zeit', had(address))
    if (isDirect) return sentence('Es war schön,', accusative[address], when, verb, topic && `und ${topic} zu sprechen`)
    const whom = `mit ${dative[address]}`
    if (topic && (doing === 'call' || doing === 'talk'))
      return sentence('Es war schön,', when, whom, topic, 'zu sprechen')
    const talked = topic && `und ${topic} zu sprechen`
    return sentence('Es war schön,', when, whom, before, verb, talked)
  },
  longAgo: ({ doing, topic }, when) => {
    if (doing === 'see') return `${joinWords('Seit wir uns', when, 'gesehen haben')}, ist einige Zeit vergangen.`
    return sentence(
      `Seit unserem ${together[doing].noun}`,
      when,
      topic && !/^wegen /.test(topic) ? topic : null,
      'ist einige Zeit vergangen',
    )
  },
  noContact: (address) => `Ich hoffe, es geht ${dative[address]} gut.`,
  kindly: {
    subject: 'Ein Gruß',
    body: (address) => `Ich denke an ${accusative[address]}. Wenn ich etwas tun kann, bin ich gern da.`,
  },
  willDo: (doing, by) => {
    const words = doing.split(' ')
    return sentence('Wie versprochen werde ich', ...words.slice(0, -1), by, words.at(-1) ?? '')
  },
  stillOwed: ({ doing, thing }, isLate, address) => {
    const what = doing
      ? `dass ich ${doing} wollte`
      : `was ich ${dative[address]} versprochen habe${thing ? `: ${thing}` : ''}`
    return `Ich habe nicht vergessen, ${what}.${isLate ? ` ${pardon[address]}, dass es so lange dauert.` : ''}`
  },
  eventAhead: (event, on) => `Ich hoffe, ${event} ${on} läuft gut.`,
  eventGone: (event, on) => `Wie war ${event} ${on}?`,
  newThing: (thing) => `Wie läuft es mit ${thing}?`,
  birthday: (when, on, address) => {
    if (when === 'today') return 'Alles Gute zum Geburtstag!'
    if (when === 'ahead') return `Ich wünsche ${dative[address]} ${on} einen schönen Geburtstag.`
    return `Ich hoffe, ${subject[address]} ${had(address)} ${on} einen schönen Geburtstag.`
  },
  closing: (contact, isLongAgo, address) => {
    if (contact?.sober) return `Ich bin gern für ${accusative[address]} da.`
    if (!contact) return `Ich würde mich freuen, von ${dative[address]} zu hören.`
    if (isLongAgo) return `Wie geht es ${dative[address]}?`
    return 'Ich freue mich, wenn wir bald wieder voneinander hören.'
  },
  openers: {
    news: (address) => `Was gibt es Neues bei ${dative[address]}?`,
    time: () => 'Wollen wir in den nächsten Tagen einmal telefonieren?',
  },
  subjects: {
    owed: 'Wie versprochen',
    contact: ({ doing }, when) => (doing === 'see' ? 'Ein Gruß' : joinWords('Unser', together[doing].noun, when)),
    birthday: 'Zum Geburtstag',
    thingIn: () => null,
    thanks: (_, address) => `Danke für ${yours(address)}e Nachricht`,
    keepInTouch: 'Ein Gruß',
  },
}

function greetFormally(name: string | null) {
  if (name === null) return 'Guten Tag,'
  if (name.startsWith('Frau')) return `Sehr geehrte ${name},`
  return name.startsWith('Herr') ? `Sehr geehrter ${name},` : `Guten Tag ${name},`
}

const pardon: Record<Address, string> = {
  familiar: 'Entschuldige',
  formal: 'Entschuldigen Sie',
  plural: 'Entschuldigt',
}
const yours = (address: Address) => ({ familiar: 'dein', formal: 'Ihr', plural: 'eur' })[address]
const had = (address: Address) => ({ familiar: 'hattest', formal: 'hatten', plural: 'hattet' })[address]
const sentence = (...parts: (string | null)[]) => `${joinWords(...parts)}.`
