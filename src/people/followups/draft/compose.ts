import { birthdayKey, nextBirthday } from '#language/calendar/birthdays.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import type { Contact, Day, Owed, Tone } from '#language/language-data/wording.ts'
import { lowerFirst, upperFirst } from '#language/language-data/wording-pieces.ts'
import { findCallName, namePartsOf } from '#language/names/call-name.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import { type Addressee, addresseeOf, formally } from './address.ts'
import { lastContact } from './contact.ts'
import type { Draft, Facts } from './facts.ts'
import { findNews } from './news.ts'
import { withOwnName } from './own-name.ts'
import { bookFor, type Phrasebook, readsNotes } from './reading/books.ts'
import { isGraveNews } from './reading/grave.ts'
import { promiseInNote, promisePhrase } from './reading/promise-phrase.ts'
import { isSensitive } from './reading/sensitive.ts'

/** How long ago is "a while". */
const whileDays = 45
/** Too soon to ask how things are. */
const recentDays = 21
/** How far back illness and loss are looked for. */
const graveEntries = 3
const graveDays = 120

type Due = Owed & { promiseId: string; due: Day | null; isLate: boolean }
type Context = Addressee & { book: Phrasebook; today: Day; tone: Tone | undefined }
type Sentence = { sentence: string; ixId?: string | undefined; promiseId?: string }

/** A message to a person from known facts, without a model: a few sentences, none invented. */
export function composeDraft(facts: Facts, tone?: Tone): Draft {
  const context = contextOf(facts, tone)
  const { book, today, address } = context
  const isKind = isGrave(facts, context)
  const contact = isKind ? null : lastContact(facts, context)
  const owed = firstOwed(facts, context)
  const news = isKind || contact?.sober ? null : findNews(facts, { book, today, contact })
  const birthday = birthdayNear(facts.person.birthday, today)
  const wish = birthday && book.birthday(birthday.when, book.onDay(birthday.day, today), address)
  const isThin = !isKind && !wish && !owed && !news && !contact?.topic && !contact?.sober
  const sentences = inTone(context, {
    opening: { sentence: isKind ? book.kindly.body(address) : opening(contact, context), ixId: contact?.ixId },
    wish: wish ? { sentence: wish, ixId: facts.person.birthdayIxId } : null,
    promise: owed && { sentence: promiseSentence(owed, context), promiseId: owed.promiseId },
    news,
    closing: isKind ? null : { sentence: closing(facts, contact, context) },
    isClose: contact !== null && !contact.sober,
  })
  const text = sentences.map(({ sentence }) => sentence).join(' ')
  const signOff = signOffIn(context)
  return {
    subject: isKind ? book.kindly.subject : subject({ contact, owed, isBirthday: wish !== null }, context),
    body: [
      greetingIn(context),
      book.code === 'de' ? lowerFirst(text) : text,
      `${signOff && `${signOff}\n`}${signatureOf(facts, tone)}`,
    ].join('\n\n'),
    ...(tone && { tone }),
    ...(isThin && { openers: openersFor(context) }),
    drewOn: {
      ixIds: [...new Set(sentences.flatMap(({ ixId }) => ixId ?? []))],
      promiseIds: sentences.flatMap(({ promiseId }) => promiseId ?? []),
    },
  }
}

type Told = Record<'wish' | 'promise' | 'news' | 'closing', Sentence | null> & { opening: Sentence; isClose: boolean }

/** The sentences of a message: without a tone, all there is to say, and a closing where that is little. */
function inTone({ tone, book, address }: Context, { opening, wish, promise, news, closing, isClose }: Told) {
  const said = [wish, promise, tone === 'formal' ? null : news].filter((each) => each !== null)
  const line = tone === 'warm' && !news && isClose ? { sentence: book.tones.warm.line(address) } : null
  if (tone !== 'short') {
    const all: Sentence[] = [opening, ...said, ...(line ? [line] : [])]
    return all.length < 2 && closing ? [...all, closing] : all
  }
  const [first = closing] = said
  if (!first || isTwo(opening)) return [opening]
  return isTwo(first) ? [first] : [opening, first]
}

/** Two sentences; "am 7. November" is one. */
const isTwo = ({ sentence }: Sentence) => /(?<!\d)[.!?] \p{L}/u.test(sentence)

/** How a message begins and ends. */
export function frameOf(facts: Facts, tone?: Tone) {
  const context = contextOf(facts, tone)
  return { greeting: greetingIn(context), signOff: signOffIn(context), signature: signatureOf(facts, tone) }
}

const greetingIn = ({ book, name, address, tone }: Context) =>
  tone === 'formal' ? book.tones.formal.greet(name) : book.greet(name, address)

function signOffIn({ book, address, tone }: Context) {
  if (tone === 'short') return ''
  if (tone === 'warm') return book.tones.warm.signOff(address)
  return tone === 'formal' ? book.tones.formal.signOff : book.signOff
}

const signatureOf = ({ member }: Facts, tone: Tone | undefined) =>
  (tone === 'formal' ? null : findCallName(member.name)) ?? member.name

function contextOf(facts: Facts, tone: Tone | undefined): Context {
  const book = bookFor(facts)
  const known = addresseeOf(facts, book)
  const addressee = tone === 'formal' ? formally(known, facts.person.displayName, book) : known
  return { ...addressee, book, tone, today: Temporal.PlainDate.from(facts.today) }
}

/** The soonest promise that can be said in its own words, or else the soonest that may be mentioned at all. */
function firstOwed({ promises, person, today: on, timeZone }: Facts, { book, address, today }: Context): Due | null {
  const names = namePartsOf(person.displayName)
  const owed = promises.flatMap(({ promiseId, text, dueOn, overdue }) => {
    const about = { names, address, today: on, timeZone }
    const own = withOwnName(text, person.displayName, book.code)
    const said = readsNotes(book) ? promiseInNote(own.text, { ...about, book }) : promisePhrase(own.text, names)
    const found = said && { doing: said.doing && own.restore(said.doing), thing: said.thing && own.restore(said.thing) }
    const due = dueOn === null ? null : Temporal.PlainDate.from(dueOn)
    const isLate = overdue || (due !== null && Temporal.PlainDate.compare(due, today) < 0)
    return found ? [{ ...found, promiseId, due, isLate }] : []
  })
  return owed.find(({ doing }) => doing !== null) ?? owed.find(({ thing }) => thing !== null) ?? owed[0] ?? null
}

function opening(contact: Contact | null, { book, today, address }: Context) {
  if (!contact) return book.noContact(address)
  const when = contact.day && book.whenItWas(contact.day, today)
  return isLongAgo(contact, today) ? book.longAgo(contact, when, address) : book.recent(contact, when, address)
}

/** Illness or loss in the newest entries: the message isn't cheerful. */
function isGrave({ entries, timeZone }: Facts, { book, today }: Context) {
  return entries
    .filter(({ source }) => !isByOthers(source))
    .slice(0, graveEntries)
    .some(({ text, occurredAt }) => {
      const days = dateAt(occurredAt, timeZone).until(today).days
      return days >= 0 && days <= graveDays && isGraveNews(text, book.code)
    })
}

/** Where there is nothing else to say, one asks after what the person does, unless that may have changed. */
function closing(facts: Facts, contact: Contact | null, { book, today, address }: Context) {
  const { company } = facts.person
  const isRecent = contact?.day != null && contact.day.until(today).days <= recentDays
  const isThin = !contact?.topic && contact?.doing !== 'details' && !isRecent
  const isNamed = /^[\p{Lu}\p{N}]/u.test(company ?? '')
  if (isThin && company && isNamed && book.openers.company && !mayHaveChanged(facts, book))
    return book.openers.company(company, address)
  return book.closing(contact, isLongAgo(contact, today), address)
}

function mayHaveChanged({ entries, person }: Facts, { reads, code }: Phrasebook) {
  const names = namePartsOf(person.displayName)
  return entries.some(({ text }) => isSensitive(text, names, code) || reads.movedOn.test(text))
}

function promiseSentence(owed: Due, { book, today, address }: Context) {
  const { doing, due, isLate } = owed
  if (doing && due && !isLate) return book.willDo(doing, book.byWhen(due, today), address)
  return book.stillOwed(owed, isLate, address)
}

type Said = { contact: Contact | null; owed: Due | null; isBirthday: boolean }

function subject({ contact, owed, isBirthday }: Said, { book, today, address }: Context) {
  const { subjects } = book
  const thing = owed && subjects.thingIn(owed)
  if (thing) return upperFirst(thing)
  if (isBirthday) return subjects.birthday
  const isOld = isLongAgo(contact, today)
  if (contact && !isOld && (contact.doing === 'details' || contact.doing === 'reply'))
    return subjects.thanks(contact.doing, address)
  if (!contact || ['details', 'reply', 'message'].includes(contact.doing) || (isOld && contact.doing === 'see'))
    return owed ? subjects.owed : subjects.keepInTouch
  return subjects.contact(contact, contact.day && book.whenItWas(contact.day, today), address)
}

const isLongAgo = (contact: Contact | null, today: Day) =>
  contact?.day != null && contact.day.until(today).days > whileDays

/** Two other sentences to begin with, which say nothing of the person. */
function openersFor({ book, address }: Context): string[] {
  return [book.openers.news(address), book.openers.time(address)]
}

const daysAhead = 10
const daysGone = 3

/** A birthday that a message of today would speak of. */
function birthdayNear(birthday: string | null, today: Day) {
  const key = birthdayKey(birthday)
  if (!key) return null
  const day = Temporal.PlainDate.from(nextBirthday(key, today.subtract({ days: daysGone })))
  const days = today.until(day).days
  if (days > daysAhead) return null
  return { day, when: days === 0 ? ('today' as const) : days < 0 ? ('gone' as const) : ('ahead' as const) }
}
