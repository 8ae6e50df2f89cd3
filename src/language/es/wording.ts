import type { Address, Day, Doing, Wording } from '../language-data/wording.ts'
import { dateIn, joinWords, monthIn, pastDay, weekdayIn } from '../language-data/wording-pieces.ts'
import { spanishReads } from './note-reads.ts'

type ByAddress = Record<Address, string>
const withYou: ByAddress = { familiar: 'contigo', formal: 'con usted', plural: 'con ustedes' }
const forYou: ByAddress = { familiar: 'ti', formal: 'usted', plural: 'ustedes' }
const suffix: ByAddress = { familiar: 'te', formal: 'le', plural: 'les' }
const are: ByAddress = { familiar: 'estás', formal: 'está', plural: 'están' }
const your = (address: Address) => (address === 'familiar' ? 'tu' : 'su')

/** After "Me alegró", with "%" for the person as an object; and the noun after "nuestro". */
const together: Record<Doing, { doing: string; noun: string }> = {
  coffee: { doing: 'tomar un café', noun: 'nuestro café' },
  tea: { doing: 'tomar un té', noun: 'nuestro té' },
  breakfast: { doing: 'desayunar', noun: 'nuestro desayuno' },
  brunch: { doing: 'desayunar', noun: 'nuestro desayuno' },
  lunch: { doing: 'comer', noun: 'nuestra comida' },
  dinner: { doing: 'cenar', noun: 'nuestra cena' },
  drink: { doing: 'tomar algo', noun: 'nuestro encuentro' },
  walk: { doing: 'dar un paseo', noun: 'nuestro paseo' },
  call: { doing: 'hablar', noun: 'nuestra llamada' },
  talk: { doing: 'hablar', noun: 'nuestra conversación' },
  meeting: { doing: 'ver%', noun: 'nuestro encuentro' },
  meet: { doing: 'conocer%', noun: 'nuestro encuentro' },
  see: { doing: 'ver%', noun: 'nuestro encuentro' },
  message: { doing: 'estar en contacto', noun: 'nuestros mensajes' },
  reply: { doing: 'estar en contacto', noun: 'nuestros mensajes' },
  details: { doing: 'estar en contacto', noun: 'nuestros mensajes' },
}

const near = { [-1]: 'ayer', 0: 'hoy', 1: 'mañana' }
const nearDay = (day: Day, today: Day) => (near as Record<number, string>)[today.until(day).days]
const plainDay = (day: Day, today: Day) =>
  Math.abs(today.until(day).days) < 7 ? weekdayIn('es', day) : dateIn('es', day, today)

export const spanishWording: Wording = {
  reads: spanishReads,
  greet: (name, address) => {
    if (name === null) return 'Hola:'
    return address === 'formal' ? greetFormally(name) : `Hola, ${name}:`
  },
  and: 'y',
  signOff: 'Saludos,',
  tones: {
    warm: {
      signOff: (address) => (address === 'formal' ? 'Un saludo afectuoso,' : 'Un abrazo,'),
      line: (address) => `Me encantaría saber cómo ${are[address]}.`,
    },
    formal: { signOff: 'Un cordial saludo,', greet: greetFormally, couple: 'plural' },
  },
  whenItWas: (day, today) =>
    pastDay(day, today, {
      days: near,
      weekday: `el ${weekdayIn('es', day)}`,
      lastWeek: 'la semana pasada',
      date: `el ${dateIn('es', day, today)}`,
      month: `en ${monthIn('es', day, today).replace(/ (?=\d)/, ' de ')}`,
    }),
  byWhen: (day, today) => nearDay(day, today) ?? `a más tardar el ${plainDay(day, today)}`,
  onDay: (day, today) => nearDay(day, today) ?? `el ${plainDay(day, today)}`,
  recent: ({ doing, topic, sober }, when, address) => {
    if (doing === 'details') return sentence(`Gracias por dejarme ${your(address)}s datos`, when)
    if (doing === 'reply') return sentence(`Gracias por ${your(address)} mensaje`, when)
    if (sober) return sentence(`Gracias por ${your(address)} tiempo`, when)
    const { doing: deed } = together[doing]
    const whom = deed.includes('%') ? deed.replace('%', suffix[address]) : `${deed} ${withYou[address]}`
    const isTalk = doing === 'call' || doing === 'talk'
    return sentence('Me alegró', whom, when, topic && (isTalk ? topic : `y hablar ${topic}`))
  },
  longAgo: ({ doing }, when) => sentence('Ha pasado un tiempo desde', together[doing].noun, when),
  noContact: (address) => `Espero que ${{ familiar: 'estés', formal: 'esté', plural: 'estén' }[address]} bien.`,
  kindly: {
    subject: 'Un saludo',
    body: (address) => `Pienso en ${forYou[address]}. Si puedo hacer algo, aquí estoy.`,
  },
  willDo: (doing, by) => sentence('Como prometí, voy a', doing, by),
  stillOwed: ({ doing, thing }, isLate, address) => {
    const what = doing ? `de ${doing}` : `de lo que ${suffix[address]} prometí${thing ? `: ${thing}` : ''}`
    return `No me he olvidado ${what}.${isLate ? ' Perdón por la demora.' : ''}`
  },
  eventAhead: (event, on) => `Espero que ${event} vaya bien ${on}.`,
  eventGone: (event, on) => `¿Qué tal fue ${event} ${on}?`,
  newThing: (thing) => `¿Qué tal ${thing}?`,
  birthday: (when, on, address) => {
    if (when === 'today') return '¡Feliz cumpleaños!'
    if (when === 'ahead')
      return `Que ${{ familiar: 'tengas', formal: 'tenga', plural: 'tengan' }[address]} un feliz cumpleaños ${on}.`
    return `Espero que ${{ familiar: 'hayas', formal: 'haya', plural: 'hayan' }[address]} pasado un feliz cumpleaños ${on}.`
  },
  closing: (contact, isLongAgo, address) => {
    if (contact?.sober) return `Pienso en ${forYou[address]}.`
    if (!contact) return `Me gustaría saber de ${forYou[address]}.`
    if (isLongAgo) return `¿Cómo ${are[address]}?`
    return 'Espero que volvamos a hablar pronto.'
  },
  openers: {
    news: (address) => `¿Qué hay de nuevo por ${address === 'familiar' ? 'ahí' : 'allí'}?`,
    time: () => '¿Hablamos por teléfono en los próximos días?',
  },
  subjects: {
    owed: 'Lo prometido',
    contact: ({ doing }, when) => joinWords(upper(together[doing].noun), when),
    birthday: 'Feliz cumpleaños',
    thingIn: () => null,
    thanks: (_, address) => `Gracias por ${your(address)} mensaje`,
    keepInTouch: 'Un saludo',
  },
}

function greetFormally(name: string | null) {
  return name === null ? 'Buenos días:' : `Buenos días, ${name}:`
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sentence = (...parts: (string | null)[]) => `${joinWords(...parts)}.`
