import type { MemberContext } from '../context.ts'
import { wordingOf } from '../questions/going-on.ts'
import type { Question } from '../questions/question.ts'
import { entryPassage, listOf, mostListed, nameOf, personPassage, promisePassage } from './cited.ts'
import type { Answer } from './claims.ts'
import { contactEntries, contactsOf, mostRead as mostEntries } from './contact-entries.ts'
import { countPeople, peopleWho } from './how-many-people.ts'
import { peopleAsked } from './people-asked.ts'
import { mostRead as mostPromises, promiseRows } from './promise-rows.ts'

const howMany = /\bhow many\b|\bnumber of\b|\bcount (?:my|the|of)\b/iu
const people = /\b(?:people|persons|contacts|connections|friends|folks|colleagues|clients|acquaintances|humans)\b/iu
const promises = /\b(?:promises|commitments|things (?:do|did|have) i (?:promise|owe|promised)|things are overdue)\b/iu
const entries = /\b(?:notes?|entries|memos?|meetings?|calls?|messages?|conversations?|interactions?)\b/iu
const someKnown = /^\s*\p{L}+(?: \p{L}+)? (?:do|did) (?:i|we) know\s*\?*\s*$/iu
const ofOthers = /\b(?:his|her|their|its)\b|['’]s\b/iu

/** "How many people do I know in Lisbon?", "how many notes on Ana?", "how many open promises?" */
export async function howManyThereAre(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const text = wordingOf(question)
  const asked = howMany.exec(text)
  if (!asked || (question.named.length > 0 && question.about.length === 0)) return null
  const after = text.slice(asked.index + asked[0].length)
  const noun =
    /^\s*(?:of (?:my|the)\s+)?(?:open |overdue |different |other |kept )*(?:\p{L}+\s+)?\p{L}+/iu.exec(after)?.[0] ?? ''
  if (promises.test(after)) return countedPromises(ctx, question, text)
  if (question.about.length === 0 && !people.test(noun) && someKnown.test(after))
    return countedPeople(ctx, question, after)
  // "How many people work for Ana?" is in a note, if anywhere.
  if (people.test(noun))
    return question.about.length === 0 && /\b(?:i|my|me|we)\b/iu.test(text) ? countedPeople(ctx, question, after) : null
  if (
    !entries.test(noun) ||
    question.about.length === 0 ||
    ofOthers.test(after.replace(/['’]s (?:timeline|notes)/iu, ''))
  )
    return null
  return countedEntries(ctx, question, noun)
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
  const rows = isOverdue ? found.filter(({ dueOn }) => dueOn < question.today.toString()) : found
  const names = (await peopleAsked(ctx, question)).map(nameOf)
  const what = isAll ? 'promise' : isKept ? 'promise you kept' : isOverdue ? 'overdue promise' : 'open promise'
  const to = names.length > 0 ? ` to ${listOf(names)}` : ''
  const due = question.span ? ` ${isAll ? '' : 'due '}${question.span.said}` : ''
  const sentence = `You have ${counted(rows.length, what, rows.length === mostPromises)}${to}${due}.`
  return {
    claims: [{ text: sentence, cites: rows.slice(0, mostListed).map(promisePassage) }],
    about: question.about,
    isKnown: true,
  }
}

async function countedEntries(ctx: MemberContext, question: Question, noun: string): Promise<Answer> {
  const way = /meeting/iu.test(noun)
    ? 'meeting'
    : /call/iu.test(noun)
      ? 'call'
      : /message/iu.test(noun)
        ? 'message'
        : 'any'
  const isNotes = /\bnotes?\b/iu.test(noun)
  const persons = await peopleAsked(ctx, question)
  const claims = await Promise.all(
    persons.map(async (person) => {
      const of = { connectionId: person.id, order: 'desc' } as const
      const { found, isCut } = isNotes
        ? await notesOf(ctx, question, of)
        : await contactsOf(ctx, question, { ...of, way })
      const what = isNotes ? 'note' : way === 'any' ? 'entry' : way
      const on = way === 'any' || isNotes ? 'on' : 'with'
      const when = question.span ? ` ${question.span.said}` : ''
      const text = `You have ${counted(found.length, what, isCut)} ${on} ${nameOf(person)}${when}.`
      return { text, cites: found.slice(0, 3).map(entryPassage) }
    }),
  )
  return { claims, about: question.about, isKnown: true }
}

async function notesOf(ctx: MemberContext, question: Question, of: { connectionId: string; order: 'desc' }) {
  const found = await contactEntries(ctx, question, { ...of, kinds: ['note', 'voice_memo'] })
  return { found, isCut: found.length === mostEntries }
}

async function countedPeople(ctx: MemberContext, question: Question, after: string): Promise<Answer | null> {
  const found = await peopleWho(ctx, question, after)
  if (found === 'all') {
    const total = await countPeople(ctx)
    return {
      claims: [{ text: `You know ${counted(total, 'person', false)}.`, cites: [] }],
      about: [],
      isKnown: true,
    }
  }
  if (!found) return null
  const { rows, said, isCut } = found
  const shown = rows.slice(0, mostListed)
  const names = rows.length > 0 ? `: ${listOf(shown.map(nameOf), rows.length)}` : ''
  const text =
    rows.length === 0
      ? `You know nobody ${said}, by what is on file.`
      : `You know ${counted(rows.length, 'person', isCut)} ${said}${names}.`
  return { claims: [{ text, cites: shown.map(personPassage) }], about: shown.map(({ id }) => id), isKnown: true }
}

const plurals: Record<string, string> = { person: 'people', entry: 'entries', 'promise you kept': 'promises you kept' }

function counted(count: number, what: string, isCut: boolean) {
  const number = count === 0 ? 'no' : isCut ? `${count} or more` : `${count}`
  return `${number} ${count === 1 ? what : (plurals[what] ?? `${what}s`)}`
}
