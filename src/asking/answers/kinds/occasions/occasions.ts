import { wordsFor } from '#contract/texts/catalogs.ts'
import { languageData } from '#language/languages/language-data.ts'
import { dayInLanguage } from '#language/locales/locale.ts'
import { fold } from '#language/words/fold.ts'
import { datesOf } from '#people/dates/dates.ts'
import { datesWithin } from '#people/dates/near.ts'
import { giftsOf } from '#people/gifts/gifts.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { DateKind, GiftStatus } from '#platform/db/schema/occasions.ts'
import { frameOf } from '../../../questions/frame.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeopleAsked, type Person, personPassage } from '../../../recall/people.ts'
import {
  type Answer,
  andMore,
  type Claim,
  inline,
  maxListed,
  nameOf,
  sayDay,
  wordingFor,
} from '../../wording/sentences.ts'
import { birthdayDays } from '../birthdays/birthdays.ts'

/** "When is Rita's anniversary?", "when did Jonas die?", "what did we give Rita for her 50th?" */
export async function occasions(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const frame = frameOf(question)
  const { dates, gifts } = languageData[question.language ?? 'en'].questions.life
  const [status] = gifts.find(([, asks]) => asks.test(frame)) ?? []
  const [kind] = dates.find(([, asks]) => asks.test(frame)) ?? []
  if (!status && !kind) return null
  if (question.about.length === 0) return kind === 'anniversary' && !status ? upcoming(ctx, question) : null
  const people = await loadPeopleAsked(ctx, question)
  const claims: Claim[] = []
  for (const person of people)
    claims.push(
      ...(status
        ? await giftClaims(ctx, person, { status, frame, question })
        : kind
          ? await dateClaims(ctx, person, { kind, question })
          : []),
    )
  return claims.length > 0 ? { claims, about: question.about, isKnown: true } : null
}

/** What is said stands on the person's page. */
const claim = (person: Person, text: string): Claim => ({ text, cites: [{ ...personPassage(person), text }] })

type AskedDate = { kind: DateKind; question: Question }

async function dateClaims(ctx: MemberContext, person: Person, { kind, question }: AskedDate): Promise<Claim[]> {
  const { diedOn } = wordingFor(question)
  const dates = (await datesOf(ctx, person.id)).filter((each) => each.kind === kind)
  return dates.map(({ date, label }) => {
    const day = sayDate(date, question)
    const name = nameOf(person)
    return claim(person, kind === 'died' ? diedOn({ name, day }) : sayOccasion(question, { name, kind, label, day }))
  })
}

type Occasion = { name: string; kind: DateKind; label?: string | null | undefined; day: string }

function sayOccasion(question: Question, { name, kind, label, day }: Occasion) {
  const words = wordsFor(question.language ?? 'en')
  const said = label ? inline(label) : words.occasions.kinds[kind]
  const what = label || question.language === 'de' ? said : said.toLowerCase()
  return words.answers.dateOn({ name, what, day })
}

/** With the year, if it is known and another one. */
function sayDate(date: string, { today, language }: Question) {
  if (date.length === 4) return date
  const day = date.startsWith('--') ? `${today.year}${date.slice(1)}` : date
  return dayInLanguage(Temporal.PlainDate.from(day, { overflow: 'constrain' }), today, language ?? 'en')
}

async function upcoming(ctx: MemberContext, question: Question): Promise<Answer> {
  const { from, days } = birthdayDays(question, { unasked: 364, isToCome: true })
  const near = (await datesWithin(ctx, from, days)).filter(({ kind }) => kind === 'anniversary')
  const people = new Map(
    (await loadPeopleAsked(ctx, { about: near.map(({ connectionId }) => connectionId) })).map((each) => [
      each.id,
      each,
    ]),
  )
  const claims = near.slice(0, maxListed).flatMap(({ connectionId, kind, on, label }) => {
    const person = people.get(connectionId)
    const day = sayDay(Temporal.PlainDate.from(on), question)
    return person ? [claim(person, sayOccasion(question, { name: nameOf(person), kind, label, day }))] : []
  })
  const none = { text: wordingFor(question).noAnniversaries, cites: [] }
  return {
    claims: claims.length > 0 ? [...claims, ...andMore(near.length, question)] : [none],
    about: [...people.keys()],
    isKnown: true,
  }
}

type AskedGifts = { status: GiftStatus | 'any'; frame: string; question: Question }

async function giftClaims(ctx: MemberContext, person: Person, asked: AskedGifts): Promise<Claim[]> {
  const { status, frame, question } = asked
  const fits = occasionIn(frame, person)
  const gifts = (await giftsOf(ctx, person.id)).filter(
    (gift) => (status === 'any' || gift.status === status) && fits(gift),
  )
  const { giftIdea, giftGiven, giftReceived } = wordingFor(question)
  const sentences = { idea: giftIdea, given: giftGiven, received: giftReceived }
  const claims = gifts.slice(0, maxListed).map(({ status, what, date, occasion }) => {
    const when = [date && sayDate(date, question), occasion && inline(occasion)].filter(Boolean).join(', ')
    const thing = `“${inline(what)}”${when && ` (${when})`}`
    return claim(person, sentences[status]({ name: nameOf(person), thing }))
  })
  return [...claims, ...andMore(gifts.length, question)]
}

type Given = { date?: string | undefined; occasion?: string | undefined }

/** Words for one occasion, folded. */
const festivals = `christmas weihnachten noel navidad natal, wedding hochzeit mariage boda casamento,
  easter ostern paques pascua pascoa, graduation abschluss diplome graduacion formatura`
  .split(',')
  .map((words) => words.trim().split(/\s+/))

/** "Her 50th" is the year she turned 50, or what the occasion says; "Christmas" is in the occasion. */
function occasionIn(frame: string, { birthday }: Person) {
  const [, years] = /\b(\d{1,3})(?:st|nd|rd|th|e|\. | ans| anos)\b/u.exec(frame) ?? []
  const [year] = /\b(?:19|20)\d\d\b/u.exec(frame) ?? []
  const said = festivals.find((words) => words.some((word) => frame.includes(word)))
  const turned = years && birthday && !birthday.startsWith('--') ? Number(birthday.slice(0, 4)) + Number(years) : null
  return ({ date = '', occasion = '' }: Given) => {
    if (years) return occasion.includes(years) || (turned !== null && date.startsWith(String(turned)))
    if (year) return date.startsWith(year)
    return !said || said.some((word) => fold(occasion).includes(word))
  }
}
