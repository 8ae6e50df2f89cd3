import type { Address, Day, Doing, Wording } from '../language-data/wording.ts'
import { dateIn, joinWords, monthIn, pastDay, upperFirst, weekdayIn } from '../language-data/wording-pieces.ts'
import { portugueseReads } from './note-reads.ts'

const withYou: Record<Address, string> = { familiar: 'contigo', formal: 'consigo', plural: 'convosco' }
const your: Record<Address, string> = { familiar: 'a tua', formal: 'a sua', plural: 'a vossa' }

/** After "Foi bom", and the noun after "desde". */
const together: Record<Doing, { doing: string; noun: string }> = {
  coffee: { doing: 'tomar um café', noun: 'o nosso café' },
  tea: { doing: 'tomar um chá', noun: 'o nosso chá' },
  breakfast: { doing: 'tomar o pequeno-almoço', noun: 'o nosso pequeno-almoço' },
  brunch: { doing: 'estar', noun: 'o nosso encontro' },
  lunch: { doing: 'almoçar', noun: 'o nosso almoço' },
  dinner: { doing: 'jantar', noun: 'o nosso jantar' },
  drink: { doing: 'tomar um copo', noun: 'o nosso encontro' },
  walk: { doing: 'passear', noun: 'o nosso passeio' },
  call: { doing: 'falar', noun: 'a nossa chamada' },
  talk: { doing: 'falar', noun: 'a nossa conversa' },
  meeting: { doing: 'estar', noun: 'o nosso encontro' },
  meet: { doing: 'estar', noun: 'o nosso encontro' },
  see: { doing: 'estar', noun: 'o nosso encontro' },
  message: { doing: 'trocar mensagens', noun: 'as nossas mensagens' },
  reply: { doing: 'trocar mensagens', noun: 'as nossas mensagens' },
  details: { doing: 'trocar mensagens', noun: 'as nossas mensagens' },
}

const inBrazil: Partial<typeof together> = {
  breakfast: { doing: 'tomar café da manhã', noun: 'o nosso café da manhã' },
  drink: { doing: 'tomar algo', noun: 'o nosso encontro' },
  call: { doing: 'falar', noun: 'a nossa ligação' },
}

const near = { [-1]: 'ontem', 0: 'hoje', 1: 'amanhã' }
const nearDay = (day: Day, today: Day) => (near as Record<number, string>)[today.until(day).days]
const isWithinWeek = (day: Day, today: Day) => Math.abs(today.until(day).days) < 7
const onWeekday = (day: Day) => `${day.dayOfWeek > 5 ? 'no' : 'na'} ${weekdayIn('pt', day)}`

/** In Portugal; and with the words of Brazil where the notes have them. */
export const portugueseWording = bookWith(withYou, your)
export const brazilianWording = bookWith(
  { familiar: 'com você', formal: 'com você', plural: 'com vocês' },
  { familiar: 'a sua', formal: 'a sua', plural: 'a sua' },
)

function bookWith(withYou: Record<Address, string>, your: Record<Address, string>): Wording {
  const isBrazilian = withYou.familiar === 'com você'
  const says = isBrazilian ? { ...together, ...inBrazil } : together
  const isTu = (address: Address) => !isBrazilian && address === 'familiar'
  const onDate = (day: Day, today: Day) => `${isBrazilian ? 'em' : 'a'} ${dateIn('pt', day, today)}`
  return {
    reads: portugueseReads(isBrazilian),
    greet: (name) => (name === null ? 'Olá,' : `Olá, ${name},`),
    and: 'e',
    signOff: 'Um abraço,',
    tones: {
      warm: {
        signOff: () => 'Um grande abraço,',
        line: (address) => {
          const are = address === 'plural' ? 'estão' : isTu(address) ? 'estás' : 'está'
          if (!isBrazilian) return `Gostava muito de saber como ${are}.`
          return `Adoraria saber como ${address === 'plural' ? 'vocês' : 'você'} ${are}.`
        },
      },
      formal: {
        signOff: isBrazilian ? 'Atenciosamente,' : 'Com os melhores cumprimentos,',
        greet: (name) => (name === null ? 'Bom dia,' : `Bom dia, ${name},`),
        couple: 'plural',
      },
    },
    whenItWas: (day, today) =>
      pastDay(day, today, {
        days: near,
        weekday: onWeekday(day),
        lastWeek: isBrazilian ? 'semana passada' : 'na semana passada',
        date: onDate(day, today),
        month: `em ${monthIn('pt', day, today).replace(/ (?=\d)/, ' de ')}`,
      }),
    byWhen: (day, today) =>
      nearDay(day, today) ?? `até ${isWithinWeek(day, today) ? weekdayIn('pt', day) : dateIn('pt', day, today)}`,
    onDay: (day, today) => nearDay(day, today) ?? (isWithinWeek(day, today) ? onWeekday(day) : onDate(day, today)),
    recent: ({ doing, topic, sober }, when, address) => {
      if (doing === 'details') return sentence(`Foi bom receber os ${isTu(address) ? 'teus' : 'seus'} dados`, when)
      if (doing === 'reply') return sentence(`Foi bom receber ${your[address]} mensagem`, when)
      if (sober) return sentence('Foi bom falar', withYou[address], when)
      const isTalk = doing === 'call' || doing === 'talk'
      const about = topic && (isTalk ? topic : `e falar ${topic}`)
      return sentence('Foi bom', says[doing].doing, withYou[address], when, about)
    },
    longAgo: ({ doing }, when) => sentence('Já passou algum tempo desde', says[doing].noun, when),
    noContact: () => 'Espero que esteja tudo bem.',
    kindly: {
      subject: 'Um abraço',
      body: (address) =>
        `Tenho pensado em ${isTu(address) ? 'ti' : address === 'plural' ? 'vocês' : isBrazilian ? 'você' : 'si'}. Se eu puder fazer alguma coisa, estou aqui.`,
    },
    willDo: (doing, by) => sentence('Como prometi, vou', doing, by),
    stillOwed: ({ doing, thing }, isLate) => {
      const what = doing
        ? `de ${doing.replace(/^(\S+)-(te|lhe|vos)(?= |$)/, '$2 $1')}`
        : `do que prometi${thing ? `: ${thing}` : ''}`
      return `Não me esqueci ${what}.${isLate ? ` ${isBrazilian ? 'Desculpe' : 'Peço desculpa'} pela demora.` : ''}`
    },
    eventAhead: (event, on) => `Espero que ${event} ${isBrazilian ? 'vá' : 'corra'} bem ${on}.`,
    eventGone: (event, on) => `Como foi ${event} ${on}?`,
    newThing: (thing) => `Como vai ${thing}?`,
    birthday: (when, on) => {
      if (when === 'today') return 'Feliz aniversário!'
      return when === 'ahead' ? `Um feliz aniversário ${on}!` : `Espero que o aniversário ${on} tenha sido ótimo.`
    },
    closing: (contact, isLongAgo, address) => {
      if (contact?.sober) return `Se ${isTu(address) ? 'precisares' : 'precisar'} de alguma coisa, é só dizer.`
      if (!contact) return `${isBrazilian ? 'Gostaria' : 'Gostava'} de ter notícias ${isTu(address) ? 'tuas' : 'suas'}.`
      return isLongAgo ? 'Como vão as coisas por aí?' : 'Espero que falemos em breve.'
    },
    openers: {
      news: () => (isBrazilian ? 'Quais são as novidades?' : 'Que há de novo por aí?'),
      time: () => `Falamos ${isBrazilian ? 'por' : 'ao'} telefone nos próximos dias?`,
    },
    subjects: {
      owed: 'Como prometi',
      contact: ({ doing }, when) => upperFirst(joinWords(says[doing].noun, when)),
      birthday: 'Feliz aniversário',
      thingIn: () => null,
      thanks: (_, address) => upperFirst(`${your[address]} mensagem`),
      keepInTouch: 'Notícias',
    },
  }
}

const sentence = (...parts: (string | null)[]) => `${joinWords(...parts)}.`
