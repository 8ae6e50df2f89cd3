import { companyKinds, companyStems, familyNames, givenNames, meetings, titles, topics, towns } from './names.ts'
import { type Chance, seeded } from './people-search/chance.ts'

export type Person = ReturnType<typeof person> & ReturnType<typeof dates>

/** Endless people, the same in every run and at every size. */
export function* people() {
  const chance = seeded(20_260_314)
  const fate = seeded(20_261_115)
  for (let at = 0; ; at++) yield { ...person(chance, at), ...dates(fate) }
}

function person(chance: Chance, at: number) {
  const given = pickCommon(chance, givenNames)
  const family = pickCommon(chance, familyNames)
  const company = `${pickCommon(chance, companyStems)} ${pickCommon(chance, companyKinds)}`
  const isKnown = chance() < 0.7
  return {
    displayName: chance() < 0.08 ? `${given} ${pickCommon(chance, familyNames)} ${family}` : `${given} ${family}`,
    ...(chance() < 0.8 && { company, title: pickCommon(chance, titles) }),
    ...(chance() < 0.6 && { location: pickCommon(chance, towns) }),
    ...(chance() < 0.4 && { howMet: `${pickAny(chance, meetings)} in ${pickCommon(chance, towns)}` }),
    emails: isKnown ? [`${ascii(given)}.${ascii(family)}${at}@${ascii(company.replace(' ', '-'))}.example`] : [],
    phones: isKnown ? [`+351 9${digits(chance, 2)} ${digits(chance, 3)} ${digits(chance, 3)}`] : [],
    tags: chance() < 0.5 ? [pickCommon(chance, topics)] : [],
    notes: [note(chance, given), note(chance, given)],
    promise:
      chance() < 0.3 ? { text: `Send ${given} the ${pickCommon(chance, topics)} paper`, dueOn: day(chance) } : null,
  }
}

/** First and last contact in days before today, and for some people a rhythm and a birthday. */
function dates(chance: Chance) {
  const met = 2 + Math.floor(1500 * chance() ** 2)
  return {
    contacts: [met, Math.floor(met * chance())],
    dueIn: chance() < 0.2 ? Math.floor(90 * chance()) - 60 : null,
    ...(chance() < 0.1 && { rhythmDays: pickAny(chance, [30, 60, 90, 180]) }),
    ...(chance() < 0.4 && { birthday: `--${leapDay(Math.floor(366 * chance()))}` }),
  }
}

function leapDay(days: number) {
  return Temporal.PlainDate.from('2024-01-01').add({ days }).toString().slice(5)
}

function note(chance: Chance, given: string) {
  const [first, second, third] = [pickCommon(chance, topics), pickCommon(chance, topics), pickAny(chance, topics)]
  return `${given} told me about ${first} and ${second} over lunch in ${pickCommon(chance, towns)}; next time ask about ${third}.`
}

/** Picks early items far more often than late ones. */
function pickCommon<T>(chance: Chance, from: T[]): T {
  return from[Math.floor(from.length * chance() ** 2)] as T
}

function pickAny<T>(chance: Chance, from: T[]): T {
  return from[Math.floor(from.length * chance())] as T
}

function digits(chance: Chance, count: number) {
  return Array.from({ length: count }, () => Math.floor(10 * chance())).join('')
}

/** Far from today, so that few promises become due during a run. */
function day(chance: Chance) {
  return Temporal.PlainDate.from('2027-01-01')
    .add({ days: Math.floor(2000 * chance()) })
    .toString()
}

function ascii(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
}
