import { listFollowups } from '#people/followups/followups.ts'
import { overdueCheck } from '#people/promises/due.ts'
import { maxRows } from '#people/search/index/read-terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { wordingOf } from '../../../questions/completion.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { loadPeopleAsked, personPassage } from '../../../recall/people.ts'
import { contactEntries, contactsOf, maxEntriesRead } from '../../passages/timeline.ts'
import { readPeopleWanted } from '../../topic/people-wanted.ts'
import {
  type Answer,
  entryPassage,
  inline,
  listOf,
  maxListed,
  nameOf,
  promisePassage,
} from '../../wording/sentences.ts'
import { maxPromiseRows, promiseRows } from '../promises/promise-rows.ts'
import { peopleMatchingFields } from '../who/matching-fields.ts'
import { countPeople, peopleWho } from './people-counted.ts'

const howMany = /\bhow many\b|\b(?:the )?(?:total )?number of\b|\bcount (?:my|the|of)\b|\bamount of\b/iu
const people = /\b(?:people|persons|contacts|connections|friends|folks|colleagues|clients|acquaintances|humans)\b/iu
const promises = /\b(?:promises|commitments|things (?:do|did|have) i (?:promise|owe|promised)|things are overdue)\b/iu
const entries = /\b(?:notes?|entries|memos?|meetings?|calls?|messages?|conversations?|interactions?)\b/iu
const someKnown = /^\s*\p{L}+(?: \p{L}+)? (?:do|did) (?:i|we) know\s*\?*\s*$/iu
const ofOthers = /\b(?:his|her|their|its)\b|['’]s\b/iu

/** "How many people do I know in Lisbon?", "how many notes on Ana?", "how many open promises?" */
export async function countAnswer(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const text = wordingOf(question)
  const asked = howMany.exec(text)
  if (!asked || (question.named.length > 0 && question.about.length === 0)) return null
  const after = text.slice(asked.index + asked[0].length)
  const noun =
    /^\s*(?:of (?:my|the)\s+)?(?:open |overdue |different |other |kept )*(?:\p{L}+\s+)?\p{L}+/iu.exec(after)?.[0] ?? ''
  if (promises.test(after)) return countedPromises(ctx, question, text)
  if (/^\s*(?:unsent |open |waiting )?(?:drafts?|follow-?ups?)\b/iu.test(after)) return countedDrafts(ctx)
  if (question.about.length === 0 && entries.test(noun) && isOfMine(question, after))
    return countedOfAll(ctx, question, noun)
  // "How many people work for Ana?" can only be answered from a note.
  if (question.about.length === 0 && !entries.test(noun)) return ofPeople(ctx, question, { text, after, noun })
  const isOfOthers = ofOthers.test(after.replace(/['’]s (?:timeline|notes)/iu, ''))
  if (!entries.test(noun) || question.about.length === 0 || isOfOthers) return null
  return countedEntries(ctx, question, noun)
}

type CountQuestion = { text: string; after: string; noun: string }

async function ofPeople(
  ctx: MemberContext,
  question: Question,
  { text, after, noun }: CountQuestion,
): Promise<Answer | null> {
  const isOfPeople = people.test(noun)
  const isMet = isOfPeople && question.span !== null && /\b(?:met|meet|get to know|got to know)\b/iu.test(text)
  if (isMet && question.words.every((word) => /^(?:meet|met|contacts?|first|new)$/u.test(word)))
    return countedMet(ctx, question)
  if (someKnown.test(after)) return countedPeople(ctx, question, after)
  const plain = isOfPeople && !/\b(?:work(?:s|ed)? for|attend|came|come)\b/iu.test(after)
  const own = plain ? await countedPeople(ctx, question, after) : null
  return own ?? (question.span ? null : countedAlike(ctx, after, isOfPeople))
}

/** "How many designers do I know in Lisbon?": the same people that a list would show. */
async function countedAlike(ctx: MemberContext, after: string, isOfPeople: boolean): Promise<Answer | null> {
  const plain = after
    .replace(/[?!.\s]+$/u, '')
    .replace(
      /\b(?:do|did|have) (?:i|we) (?:know|have|got)\b|\b(?:are|is) there\b|\bamong my (?:contacts|people)\b/giu,
      ' ',
    )
  if (!isOfPeople && /\b(?:did|do|does|has|have|was|were|will|can|are|is)\b|['’]s\b/iu.test(plain)) return null
  const asked = readPeopleWanted({ text: `any ${plain.trim()}` })
  const found = asked && !asked.isOfEvent ? await peopleMatchingFields(ctx, asked) : []
  if (found.length === 0) return null
  const persons = found.map(({ person }) => person)
  const names = listOf(persons.slice(0, maxListed).map(nameOf), persons.length)
  const text = `You know ${formatCount(persons.length, 'person', persons.length >= maxRows)} of that kind: ${names}.`
  const shown = persons.slice(0, maxListed)
  return { claims: [{ text, cites: shown.map(personPassage) }], about: shown.map(({ id }) => id), isKnown: true }
}

async function countedMet(ctx: MemberContext, { span }: Question): Promise<Answer> {
  const { total } = await ctx.db
    .selectFrom('connections')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('memberId', '=', ctx.member.id)
    .where('metOn', '>=', `${span?.from}`)
    .where('metOn', '<', `${span?.to}`)
    .executeTakeFirstOrThrow()
  const text = `You first met ${formatCount(Number(total), 'person', false)} ${span?.said}, according to the dates on file.`
  return { claims: [{ text, cites: [] }], about: [], isKnown: true }
}

async function countedDrafts(ctx: MemberContext): Promise<Answer> {
  const { followups } = await listFollowups(ctx, { state: 'draft', limit: maxListed })
  const names = followups.map(({ connectionName }) => inline(connectionName))
  const to = names.length > 0 ? `: to ${listOf(names)}` : ''
  const text = `You have ${formatCount(followups.length, 'draft', followups.length === maxListed)} waiting to be sent${to}.`
  const cites = followups.map(({ id, connectionId, connectionName, body, updatedAt }): Passage => {
    return { kind: 'followup', id, connectionId, connectionName, text: body, at: updatedAt, source: 'member' }
  })
  return { claims: [{ text, cites }], about: [], isKnown: true }
}

/** The question has no condition other than a time. */
function isOfMine({ words, named }: Question, after: string) {
  const left = words.filter(
    (word) => !entries.test(word) && !/^(?:total|altogether|log|logged|add|added|number|had)$/u.test(word),
  )
  return named.length === 0 && left.length === 0 && !ofOthers.test(after)
}

async function countedOfAll(ctx: MemberContext, question: Question, noun: string): Promise<Answer> {
  const { found, what, isCut } = await ofNoun(ctx, question, null, noun)
  const when = question.span ? ` ${question.span.said}` : ''
  const text = `You have ${formatCount(found.length, what, isCut)}${when}.`
  return { claims: [{ text, cites: found.slice(0, 3).map(entryPassage) }], about: [], isKnown: true }
}

async function countedPromises(ctx: MemberContext, question: Question, text: string): Promise<Answer> {
  const isKept = /\bkept\b|\bkeep\b|\bfulfilled\b/iu.test(text)
  const isAll = /\b(?:did|have) i (?:ever )?(?:make|made|promised?)\b/iu.test(text) && !isKept
  const isOverdue = /\boverdue\b/iu.test(text)
  const found = await promiseRows(ctx, {
    connectionIds: question.about,
    isOpen: isAll ? null : !isKept,
    ...(question.span &&
      (isAll ? { during: { span: question.span, timeZone: question.timeZone } } : { due: question.span })),
  })
  const rows = isOverdue ? found.filter(overdueCheck(ctx.now(), ctx.member.timeZone)) : found
  const names = (await loadPeopleAsked(ctx, question)).map(nameOf)
  const what = isAll ? 'promise' : isKept ? 'promise you kept' : isOverdue ? 'overdue promise' : 'open promise'
  const to = names.length > 0 ? ` to ${listOf(names)}` : ''
  const due = question.span ? ` ${isAll ? '' : 'due '}${question.span.said}` : ''
  const sentence = `You have ${formatCount(rows.length, what, rows.length === maxPromiseRows)}${to}${due}.`
  return {
    claims: [{ text: sentence, cites: rows.slice(0, maxListed).map(promisePassage) }],
    about: question.about,
    isKnown: true,
  }
}

async function countedEntries(ctx: MemberContext, question: Question, noun: string): Promise<Answer> {
  const persons = await loadPeopleAsked(ctx, question)
  const claims = await Promise.all(
    persons.map(async (person) => {
      const { found, what, isCut } = await ofNoun(ctx, question, person.id, noun)
      const on = what === 'entry' || what === 'note' ? 'on' : 'with'
      const when = question.span ? ` ${question.span.said}` : ''
      const text = `You have ${formatCount(found.length, what, isCut)} ${on} ${nameOf(person)}${when}.`
      return { text, cites: found.slice(0, 3).map(entryPassage) }
    }),
  )
  return { claims, about: question.about, isKnown: true }
}

/** The entries that the noun means, the word for one of them, and whether there may be more. */
async function ofNoun(ctx: MemberContext, question: Question, connectionId: string | null, noun: string) {
  const of = { connectionId, order: 'desc' } as const
  if (/\bnotes?\b/iu.test(noun)) {
    const found = await contactEntries(ctx, question, { ...of, kinds: ['note', 'voice_memo'] })
    return { found, what: 'note', isCut: found.length === maxEntriesRead }
  }
  const way = (['meeting', 'call', 'message'] as const).find((each) => noun.toLowerCase().includes(each))
  if (way) return { ...(await contactsOf(ctx, question, { ...of, way })), what: way }
  const found = await contactEntries(ctx, question, of)
  return { found, what: 'entry', isCut: found.length === maxEntriesRead }
}

async function countedPeople(ctx: MemberContext, question: Question, after: string): Promise<Answer | null> {
  const found = await peopleWho(ctx, question, after)
  if (found === 'all') {
    const total = await countPeople(ctx)
    return {
      claims: [{ text: `You know ${formatCount(total, 'person', false)}.`, cites: [] }],
      about: [],
      isKnown: true,
    }
  }
  if (!found) return null
  const { rows, said, isCut } = found
  const alike = rows.length === 0 ? await countedAlike(ctx, after, true) : null
  if (alike) return alike
  const shown = rows.slice(0, maxListed)
  const names = rows.length > 0 ? `: ${listOf(shown.map(nameOf), rows.length)}` : ''
  const text =
    rows.length === 0
      ? `You know nobody ${said}, according to what is on file.`
      : `You know ${formatCount(rows.length, 'person', isCut)} ${said}${names}.`
  const about = shown.map(({ id }) => id)
  const cites = (await loadPeopleAsked(ctx, { about })).map(personPassage)
  return { claims: [{ text, cites }], about, isKnown: true }
}

const plurals: Record<string, string> = { person: 'people', entry: 'entries', 'promise you kept': 'promises you kept' }

function formatCount(count: number, what: string, isCut: boolean) {
  const number = count === 0 ? 'no' : isCut ? `${count} or more` : `${count}`
  return `${number} ${count === 1 ? what : (plurals[what] ?? `${what}s`)}`
}
