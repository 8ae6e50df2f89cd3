import { datesOf } from '#people/dates/dates.ts'
import { datesWithin } from '#people/dates/near.ts'
import { giftsOf } from '#people/gifts/gifts.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { wordingOf } from '../../../questions/completion.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeopleAsked, type Person, personPassage } from '../../../recall/people.ts'
import { sayBirthday } from '../../wording/person.ts'
import { type Answer, type Claim, dayWords, inline, maxListed, nameOf } from '../../wording/sentences.ts'
import { birthdayDays } from '../birthdays/birthdays.ts'

const anniversary = /\banniversar(?:y|ies)\b/iu
const nameDay = /\bname[ -]days?\b/iu
const death = /\bwhen did\b.*\b(?:die|pass away)\b|\bwhen (?:was|is)\b.*\b(?:death|dead)\b/iu
const aboutGifts = /\bgifts?\b|\bpresents\b|\b(?:a|any) present\b|\bpresent (?:for|from|ideas?)\b/iu
const given = /\bwhat (?:did|have) (?:i|we)\b.*\b(?:gave|give|given|get|got|gotten|buy|bought)\b/iu
const received = /\bwhat (?:did|has|have)\b.*\b(?:give|given|gave|get|got)\b.*\b(?:me|us)\b|\bfrom\b/iu
const toCome = /\b(?:coming|upcoming|next|any|which|whose|who)\b/iu

/** "When is Rita's anniversary?", "when did Jonas die?", "what did we give Rita for her 50th?" */
export async function occasions(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const text = wordingOf(question)
  if (question.about.length === 0) return anniversary.test(text) && toCome.test(text) ? upcoming(ctx, question) : null
  const people = await loadPeopleAsked(ctx, question)
  const claims: Claim[] = []
  for (const person of people)
    claims.push(...(isAboutGifts(text) ? await giftClaims(ctx, person, text) : await dateClaims(ctx, person, text)))
  return claims.length > 0 ? { claims, about: question.about, isKnown: true } : null
}

const isAboutGifts = (text: string) => aboutGifts.test(text) || given.test(text)

async function dateClaims(ctx: MemberContext, person: Person, text: string): Promise<Claim[]> {
  const kind = death.test(text)
    ? 'died'
    : anniversary.test(text)
      ? 'anniversary'
      : nameDay.test(text)
        ? 'name_day'
        : null
  if (kind === null) return []
  const dates = (await datesOf(ctx, person.id)).filter((each) => each.kind === kind)
  return dates.map(({ date, label }) => {
    const day = sayBirthday(date)
    const what = kind === 'died' ? ` died on ${day}` : `’s ${label ? inline(label) : names[kind]} is on ${day}`
    return claim(person, `${nameOf(person)}${what}.`)
  })
}

const names = { anniversary: 'anniversary', name_day: 'name day' }

/** What is said stands on the person's page. */
const claim = (person: Person, text: string): Claim => ({ text, cites: [{ ...personPassage(person), text }] })

async function upcoming(ctx: MemberContext, question: Question): Promise<Answer> {
  const { from, days } = birthdayDays(question, { unasked: 364, isToCome: true })
  const near = (await datesWithin(ctx, from, days)).filter(({ kind }) => kind === 'anniversary').slice(0, maxListed)
  const people = await loadPeopleAsked(ctx, { about: near.map(({ connectionId }) => connectionId) })
  const claims = near.flatMap(({ connectionId, on, label }) => {
    const person = people.find(({ id }) => id === connectionId)
    const day = dayWords(Temporal.PlainDate.from(on), question.today)
    return person ? [claim(person, `${nameOf(person)}’s ${label ? inline(label) : 'anniversary'} is on ${day}.`)] : []
  })
  const none = { text: 'No anniversaries on file come up then.', cites: [] }
  return { claims: claims.length > 0 ? claims : [none], about: people.map(({ id }) => id), isKnown: true }
}

async function giftClaims(ctx: MemberContext, person: Person, text: string): Promise<Claim[]> {
  const status = given.test(text)
    ? 'given'
    : /\bideas?\b/iu.test(text)
      ? 'idea'
      : received.test(text)
        ? 'received'
        : null
  const fits = occasionIn(text, person)
  const gifts = (await giftsOf(ctx, person.id)).filter((gift) => (!status || gift.status === status) && fits(gift))
  return gifts.slice(0, maxListed).map(({ status, what, date, occasion }) => {
    const thing = `“${inline(what)}”`
    const when = [date && (date.length === 4 ? date : sayBirthday(date)), occasion && inline(occasion)].filter(Boolean)
    const about = when.length > 0 ? ` (${when.join(', ')})` : ''
    const name = nameOf(person)
    const sentences = {
      idea: `Gift idea for ${name}: ${thing}`,
      given: `You gave ${name} ${thing}`,
      received: `${name} gave you ${thing}`,
    }
    return claim(person, `${sentences[status]}${about}.`)
  })
}

type Asked = { date?: string | undefined; occasion?: string | undefined }

/** "Her 50th" is the year she turned 50, or what the occasion says; "Christmas" is in the occasion. */
function occasionIn(text: string, { birthday }: Person) {
  const [, years] = /\b(\d{1,3})(?:st|nd|rd|th)\b/iu.exec(text) ?? []
  const [year] = /\b(?:19|20)\d\d\b/u.exec(text) ?? []
  const [said] = /\b(?:christmas|wedding|easter|graduation)\b/iu.exec(text) ?? []
  const turned = years && birthday && !birthday.startsWith('--') ? Number(birthday.slice(0, 4)) + Number(years) : null
  return ({ date = '', occasion = '' }: Asked) => {
    if (years) return occasion.includes(years) || (turned !== null && date.startsWith(String(turned)))
    if (year) return date.startsWith(year)
    return !said || occasion.toLowerCase().includes(said.toLowerCase())
  }
}
