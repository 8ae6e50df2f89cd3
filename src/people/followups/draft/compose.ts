import { dateAt } from '#language/calendar/calendar.ts'
import { findCallName, namePartsOf } from '#language/names/call-name.ts'
import type { Draft, Facts } from './facts.ts'
import { type Occasion, occasionIn } from './occasion.ts'
import { planQuestion } from './plan-questions.ts'
import { promisePhrase } from './promise-phrase.ts'
import type { PromisePhrase } from './promise-verbs.ts'
import { byWhen, whenItWas } from './relative-days.ts'

type Day = Temporal.PlainDate
type Due = PromisePhrase & { promiseId: string; overdue: boolean; by: string | null }

/** How long ago is "a while". */
const whileDays = 45

/** A message to a person from what is known of them, without any model: two or three sentences, none of them invented. */
export function composeDraft(facts: Facts): Draft {
  const today = Temporal.PlainDate.from(facts.today)
  const occasion = lastOccasion(facts, today)
  const owed = firstOwed(facts, today)
  const plan = occasion?.sober ? null : nextPlan(facts, today)
  const sentences = [opening(occasion, { today, owed: owed !== null }), owed && promiseSentence(owed), plan?.question]
  const said = sentences.filter((sentence) => sentence != null)
  if (said.length < 2) said.push(closing(occasion, today))
  return {
    subject: subject({ occasion, owed, today }),
    body: [greeting(facts), said.join(' '), `Best,\n${findCallName(facts.member.name) ?? facts.member.name}`].join(
      '\n\n',
    ),
    drewOn: {
      ixIds: [...new Set([occasion?.ixId, plan?.ixId].filter((id) => id !== undefined))],
      promiseIds: owed ? [owed.promiseId] : [],
    },
  }
}

export function greeting({ person }: Pick<Facts, 'person'>) {
  const name = findCallName(person.displayName)
  return name ? `Hi ${name},` : 'Hello,'
}

function lastOccasion({ entries, person, timeZone }: Facts, today: Day): Occasion | null {
  const names = namePartsOf(person.displayName)
  for (const [at, entry] of entries.entries()) {
    const day = dateAt(entry.occurredAt, timeZone)
    if (Temporal.PlainDate.compare(day, today) > 0) continue
    const occasion = occasionIn(entry, { names, day, oldest: at === entries.length - 1 && entries.length < 10 })
    if (occasion) return occasion
  }
  return null
}

/** The soonest promise that can be said in its own words, or else the soonest that may be mentioned at all. */
function firstOwed({ promises, person }: Facts, today: Day): Due | null {
  const names = namePartsOf(person.displayName)
  const owed = promises.flatMap(({ promiseId, text, dueOn, overdue }) => {
    const found = promisePhrase(text, names)
    const due = dueOn === null ? null : Temporal.PlainDate.from(dueOn)
    const late = overdue || (due !== null && Temporal.PlainDate.compare(due, today) < 0)
    return found ? [{ ...found, promiseId, overdue: late, by: due && byWhen(due, today) }] : []
  })
  return owed.find(({ doing }) => doing !== null) ?? owed[0] ?? null
}

function nextPlan({ entries, person, timeZone }: Facts, today: Day) {
  const names = namePartsOf(person.displayName)
  for (const entry of entries) {
    const question = planQuestion(entry, { names, day: dateAt(entry.occurredAt, timeZone), today })
    if (question) return { question, ixId: entry.ixId }
  }
  return null
}

function opening(occasion: Occasion | null, { today, owed }: { today: Day; owed: boolean }) {
  if (!occasion) return owed ? 'I hope you are well.' : 'I wanted to check in and see how you are doing.'
  const { doing, noun, place, topic, day, sober } = occasion
  const when = day ? whenItWas(day, today) : null
  const details = noun === 'details'
  if (doing === 'exchange' && isLongAgo(day, today))
    return `${words('It has been a while since you', details ? 'shared your details with me' : 'wrote to me', when)}.`
  if (doing === 'exchange')
    return `${words(details ? 'Thank you for sharing your details with me' : 'Thank you for your message', when)}.`
  if (isLongAgo(day, today) && noun === 'message')
    return `${words('It has been a while since we were in touch', when)}.`
  if (isLongAgo(day, today)) {
    const then = topic && `when we talked about ${topic}`
    return `${[words('It has been a while since our', noun, place, when), then].filter(Boolean).join(', ')}.`
  }
  if (sober) return `${words('Thank you for taking the time', when)}.`
  if (!topic) return `${words('It was good to', doing, place, when)}.`
  if (doing === 'talk with you') return `${words('It was good to', doing, place, when, 'about', topic)}.`
  return `${words('It was good to', doing, place, when, 'and to talk about', topic)}.`
}

function promiseSentence({ doing, thing, sendable, overdue, by }: Due) {
  if (doing === null)
    return `I have not forgotten what I promised you${overdue ? ', and I am sorry for the wait' : ''}.`
  if (!overdue) return `As promised, I will ${words(doing, dayFor(doing, by))}.`
  if (!thing || !sendable) return `I have not forgotten that I promised to ${doing}, and I will do so as soon as I can.`
  return `I have not forgotten that I owe you ${thing}; I am sorry for the wait and will send ${pronounFor(thing)} as soon as I can.`
}

/** One meets on a day, and helps for as long as it takes. */
function dayFor(doing: string, by: string | null) {
  if (by === null || /^(?:help|think)\b/.test(doing)) return null
  return /^(?:meet|visit|join)\b/.test(doing) ? by.replace(/^by/, 'on') : by
}

function closing(occasion: Occasion | null, today: Day) {
  if (occasion?.doing === 'exchange') return 'It would be good to talk: when would suit you?'
  if (!occasion || isLongAgo(occasion.day, today)) return 'Would you like to catch up sometime soon?'
  if (occasion.sober) return 'I would be glad to talk again whenever it suits you.'
  if (occasion.topic) return 'I would be glad to continue our conversation whenever it suits you.'
  if (occasion.doing === 'meet you') return 'I would be glad to stay in touch.'
  if (occasion.noun === 'message') return 'How are things with you?'
  return /^(?:talk|catch up)/.test(occasion.doing) ? 'I hope we can talk again soon.' : 'I hope to see you again soon.'
}

function subject({ occasion, owed, today }: { occasion: Occasion | null; owed: Due | null; today: Day }) {
  const introduced = /^introduce you to (.+)$/.exec(owed?.doing ?? '')?.[1]
  if (introduced) return `An introduction to ${introduced}`
  if (owed?.thing) return owed.thing.charAt(0).toUpperCase() + owed.thing.slice(1)
  if (occasion?.doing === 'exchange' && !isLongAgo(occasion.day, today)) return `Thank you for your ${occasion.noun}`
  if (occasion?.doing === 'meet you') return words('Good to meet you', occasion.place)
  if (!occasion || occasion.doing === 'exchange' || occasion.noun === 'message')
    return owed ? 'As promised' : 'Keeping in touch'
  return words('Our', occasion.noun, occasion.day && whenItWas(occasion.day, today))
}

const isLongAgo = (day: Day | null, today: Day) => day !== null && day.until(today).days > whileDays
const words = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' ')

/** Several things are "them". */
function pronounFor(thing: string) {
  const noun = thing.split(/ (?:of|for|from|about|on|with|in|we|you) /)[0] ?? thing
  return /(?:[^su]s|photos)$/.test(noun) && !/(?:is|news)$/.test(noun) ? 'them' : 'it'
}
