import { readFile } from 'node:fs/promises'

/** A conversation of two over months, turn by turn, and questions with the turns that answer them. */
export type Conversation = { speakers: string[]; turns: Turn[]; questions: Asked[] }
type Turn = { id: string; speaker: string; text: string; at: string }
type Asked = { text: string; evidence: string[]; category: number }

type Stored = {
  qa: { question: string; evidence: string[]; category: number }[]
  conversation: Record<string, string | Told[]>
}
type Told = { speaker: string; dia_id: string; text: string; blip_caption?: string }

/** LoCoMo as it is published. The caption of a shared picture is part of the turn, as it is in its own evaluation. */
export async function readConversations(path: string): Promise<Conversation[]> {
  const all = JSON.parse(await readFile(path, 'utf8')) as Stored[]
  return all.map(({ qa, conversation }) => {
    const turns = Object.keys(conversation)
      .filter((key) => /^session_\d+$/.test(key))
      .flatMap((key) => turnsOf(conversation[key] as Told[], instantOf(conversation[`${key}_date_time`] as string)))
    const known = new Set(turns.map(({ id }) => id))
    const questions = qa
      .filter(({ category }) => answerable.includes(category))
      .map(({ question, evidence, category }) => ({ text: question, evidence: turnIds(evidence, known), category }))
      .filter(({ evidence }) => evidence.length > 0)
    return { speakers: [String(conversation.speaker_a), String(conversation.speaker_b)], turns, questions }
  })
}

/** Several facts, times, open-domain, one fact. The fifth category has no answer in the conversation. */
const answerable = [1, 2, 3, 4]

function turnsOf(told: Told[], began: Temporal.Instant): Turn[] {
  return told.map(({ speaker, dia_id: id, text, blip_caption: caption }, at) => ({
    id,
    speaker,
    text: caption ? `${text} [shared ${caption}]` : text,
    at: began.add({ seconds: at }).toString({ smallestUnit: 'millisecond' }),
  }))
}

/** Such as "1:56 pm on 8 May, 2023". */
function instantOf(said: string) {
  const parts = /^(\d+):(\d+) (am|pm) on (\d+) (\w+), (\d+)$/.exec(said)
  if (!parts) throw new TypeError(`${said} is not a time of LoCoMo`)
  const [, hour, minute, half, day, month = '', year] = parts
  const date = {
    year: Number(year),
    month: months.findIndex((each) => month.startsWith(each)) + 1,
    day: Number(day),
    hour: (Number(hour) % 12) + (half === 'pm' ? 12 : 0),
    minute: Number(minute),
  }
  return Temporal.PlainDateTime.from(date).toZonedDateTime('UTC').toInstant()
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Some are written "D8:6; D9:17" or "D1:05", and a few name a turn that is not there. */
function turnIds(evidence: string[], known: ReadonlySet<string>) {
  const ids = evidence.flatMap((each) => each.match(/D\d+:\d+/g) ?? []).map((id) => id.replace(/:0+/, ':'))
  return [...new Set(ids)].filter((id) => known.has(id))
}
