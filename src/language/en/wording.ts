import { monthName, weekdayName } from '../calendar/day-names.ts'
import type { Contact, Doing, Wording } from '../language-data/wording.ts'
import { joinWords, pastDay } from '../language-data/wording-pieces.ts'
import { englishReads } from './note-reads.ts'

type Day = Temporal.PlainDate

/** When something was, as people write it in a message: "on Tuesday", "last week", "on 4 November", "in March". */
export const whenItWas = (day: Day, today: Day) =>
  pastDay(day, today, {
    days: { 0: 'today', [-1]: 'yesterday' },
    weekday: `on ${weekdayName(day)}`,
    lastWeek: 'last week',
    date: `on ${plainDay(day, today)}`,
    month: `in ${monthName(day)}${yearOf(day, today)}`,
  })

function yearOf(day: Day, today: Day) {
  if (day.year === today.year) return ''
  return day.year === today.year - 1 ? ' last year' : ` ${day.year}`
}

/** By when something will be: "today", "by Friday", "by 14 March". */
export const byWhen = (day: Day, today: Day) => nearDay(day, today) ?? `by ${plainDay(day, today)}`

/** On which day something is or just was: "tomorrow", "on Friday", "on 14 March". */
const onDay = (day: Day, today: Day) => nearDay(day, today) ?? `on ${plainDay(day, today)}`

function nearDay(day: Day, today: Day) {
  const near: Record<number, string> = { 0: 'today', 1: 'tomorrow', [-1]: 'yesterday' }
  return near[today.until(day).days] ?? null
}

function plainDay(day: Day, today: Day) {
  if (Math.abs(today.until(day).days) < 7) return weekdayName(day)
  return `${day.day} ${monthName(day)}${day.year === today.year ? '' : ` ${day.year}`}`
}

/** After "It was good to", and after "our". */
const together: Record<Doing, { doing: string; noun: string }> = {
  coffee: { doing: 'have coffee with you', noun: 'coffee' },
  tea: { doing: 'have tea with you', noun: 'tea' },
  breakfast: { doing: 'have breakfast with you', noun: 'breakfast' },
  brunch: { doing: 'have brunch with you', noun: 'brunch' },
  lunch: { doing: 'have lunch with you', noun: 'lunch' },
  dinner: { doing: 'have dinner with you', noun: 'dinner' },
  drink: { doing: 'have a drink with you', noun: 'drink' },
  walk: { doing: 'go for a walk with you', noun: 'walk' },
  call: { doing: 'talk with you', noun: 'call' },
  talk: { doing: 'talk with you', noun: 'conversation' },
  meeting: { doing: 'meet with you', noun: 'meeting' },
  meet: { doing: 'meet you', noun: 'meeting' },
  see: { doing: 'see you', noun: 'meeting' },
  message: { doing: 'be in touch with you', noun: 'message' },
  reply: { doing: 'hear from you', noun: 'message' },
  details: { doing: 'hear from you', noun: 'details' },
}

export const englishWording: Wording = {
  reads: englishReads,
  greet: (name, address) => (name === null ? 'Hello,' : `${address === 'formal' ? 'Dear' : 'Hi'} ${name},`),
  and: 'and',
  signOff: 'Best,',
  tones: {
    warm: { signOff: () => 'Warm wishes,', line: () => 'I would love to hear how you are doing.' },
    formal: {
      signOff: 'Kind regards,',
      greet: (name) => (name === null ? 'Hello,' : `Dear ${name},`),
      couple: 'plural',
    },
  },
  whenItWas,
  byWhen,
  onDay,
  recent: ({ doing, place, topic, sober }, when) => {
    if (doing === 'details') return sentence('Thank you for sharing your details with me', when)
    if (doing === 'reply') return sentence('Thank you for your message', when, topic)
    if (sober) return sentence('Thank you for taking the time', when)
    if (topic === null || doing === 'call' || doing === 'talk')
      return sentence('It was good to', together[doing].doing, place, when, topic)
    return sentence('It was good to', together[doing].doing, place, when, 'and to talk', topic)
  },
  longAgo: ({ doing, place, topic }, when) => {
    if (doing === 'details') return sentence('It has been a while since you shared your details with me', when)
    if (doing === 'reply') return sentence('It has been a while since you wrote to me', when, topic)
    if (doing === 'message') return sentence('It has been a while since we were in touch', when)
    if (doing === 'see' || doing === 'meet')
      return sentence(
        `It has been a while since we ${doing === 'see' ? 'saw each other' : 'met'}`,
        place,
        when,
        topic && `and talked ${topic}`,
      )
    const then = topic ? `, when we talked ${topic}` : ''
    return `${joinWords('It has been a while since our', together[doing].noun, place, when)}${then}.`
  },
  noContact: () => 'I hope you are well.',
  kindly: {
    subject: 'Thinking of you',
    body: () => 'I have been thinking of you. If there is anything I can do, I am here.',
  },
  willDo: (doing, by) => sentence('As promised, I will', doing, dayFor(doing, by)),
  stillOwed: ({ doing, thing }, isLate) => {
    const what = doing ? `that I promised to ${doing}` : `what I promised you${thing ? `: ${thing}` : ''}`
    return `I have not forgotten ${what}${isLate ? ', and I am sorry for the wait' : ''}.`
  },
  eventAhead: (event, on) => `I hope the ${event} ${on} goes well.`,
  eventGone: (event, on) => `How did the ${event} ${on} go?`,
  newThing: (thing) => `How ${/[^su]s$/.test(thing) ? 'are' : 'is'} the new ${thing}?`,
  birthday: (when, on) => {
    if (when === 'today') return 'Happy birthday!'
    return `I hope you ${when === 'gone' ? 'had' : 'have'} a lovely birthday ${on}.`
  },
  closing: (contact, isLongAgo) => {
    if (contact?.sober) return 'I would be glad to talk again whenever it suits you.'
    if (contact?.doing === 'details' || contact?.doing === 'reply')
      return 'It would be good to talk: when would suit you?'
    if (!contact || isLongAgo) return 'Would you like to catch up sometime soon?'
    if (contact.topic) return 'I would be glad to continue our conversation whenever it suits you.'
    if (contact.doing === 'meet') return 'I would be glad to stay in touch.'
    if (contact.doing === 'message') return 'How are things with you?'
    return `I hope ${contact.doing === 'call' || contact.doing === 'talk' ? 'we can talk' : 'to see you'} again soon.`
  },
  openers: {
    company: (name) => `How are things at ${name}?`,
    news: () => 'What is new with you since we were last in touch?',
    time: () => 'Do you have time for a call in the next few days?',
  },
  subjects: {
    owed: 'As promised',
    contact: (contact, when) => subjectOf(contact, when),
    birthday: 'Your birthday',
    thingIn: ({ doing, thing }) => {
      if (!doing) return thing
      const [, verb, rest = ''] =
        /^(introduce you to|(?:send|give|lend|bring|show|share)(?: you)?) (.+)$/.exec(doing) ?? []
      if (verb === 'introduce you to') return `an introduction to ${rest}`
      return rest !== '' && rest.split(' ').length <= 7 ? rest.replace(/ with you$/, '') : null
    },
    thanks: (doing) => `Thank you for your ${together[doing].noun}`,
    keepInTouch: 'Keeping in touch',
  },
}

/** One meets on a day, and helps for as long as it takes. */
function dayFor(doing: string, by: string | null) {
  if (/^(?:help|think)\b/.test(doing)) return null
  return /^(?:meet|visit|join|see)\b/.test(doing) ? (by?.replace(/^by/, 'on') ?? null) : by
}

function subjectOf({ doing, place }: Contact, when: string | null) {
  if (doing === 'meet' || doing === 'see') return joinWords('Good to', together[doing].doing, place)
  return joinWords('Our', together[doing].noun, when)
}

const sentence = (...parts: (string | null)[]) => `${joinWords(...parts)}.`
