import { stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Refusal } from '#contract/errors.ts'
import { Upload } from '#contract/files.ts'
import { createConnection } from '#people/connections/connections.ts'
import { prepareDraft } from '#people/followups/followups.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { prepareInteraction } from '#people/interactions/memos.ts'
import { createPromise } from '#people/promises/promises.ts'
import { addPromise, assumeDueDate } from '#people/promises/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { readJsonLines } from '../test/corpus/json-lines.ts'
import { type House, memberContext, newMember, openHouse } from '../test/harness/harness.ts'

// The follow-ups that are drafted without a model for people of a file: node bench/drafts.ts FILE.jsonl [--json OUT]
// Each line is a member, a person, the timeline and the open promises, in the form of test/drafts/people/*.jsonl.

type Kind = 'note' | 'meeting' | 'call' | 'message'
type Person = { name: string; nickname?: string; company?: string; role?: string; location?: string; birthday?: string }
type Line = {
  voice: string
  language: string
  me: { name: string; timeZone?: string }
  today: string
  person: Person & { tags?: string[]; metAt?: string }
  entries: { day: string; kind: Kind | 'voice_memo'; text: string }[]
  promises: { text: string; due: string | null; mine?: boolean; madeOn?: string }[]
  tell?: string
  never?: string | null
}
type Outcome = { subject: string; body: string; openers?: string[] } | { refused: string }

const { values: flags, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
const [file] = positionals
if (!file) throw new Error('Usage: node bench/drafts.ts FILE.jsonl [--json OUT]')

const house = await openHouse()
const drafts: (Line & { draft: Outcome })[] = []
for (const person of readJsonLines<Line>(file)) drafts.push({ ...person, draft: await draftFor(house, person) })
await house.close()
if (flags.json) await writeFile(flags.json, `${JSON.stringify(drafts, null, 2)}\n`)
else for (const each of drafts) process.stdout.write(`${render(each)}\n\n`)
process.exit(0)

async function draftFor(house: House, { me, today, person, entries, promises }: Line): Promise<Outcome> {
  house.clock.set(`${today}T10:00:00.000Z`)
  const timeZone = me.timeZone ?? 'Europe/London'
  const bare = memberContext(house, await newMember(house, { timeZone }))
  const ctx: MemberContext = { ...bare, member: { ...bare.member, name: me.name, timeZone } }
  const { connectionId } = await createConnection(ctx, fieldsOf(person))
  for (const { day, kind, text } of entries.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const at = atNoon(ctx, day)
    const entry = { connectionId, text, occurredAt: at.now().toString({ smallestUnit: 'millisecond' }) }
    if (kind === 'voice_memo') await addMemo(at, entry)
    else await addInteraction(at, { ...entry, kind })
  }
  await addPromises(ctx, connectionId, { promises, entries, today })
  try {
    const { commit } = await prepareDraft(ctx, { connectionId })
    const { subject, body, ...more }: { subject: string; body: string; openers?: string[] } = await commit(ctx)
    return { subject, body, ...(more.openers && { openers: more.openers }) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

function fieldsOf({ name, nickname, company, role, location, birthday, tags, metAt }: Line['person']) {
  const [given = name, ...rest] = name.split(' ')
  const called = nickname && !nickname.includes(' ') ? [given, `"${nickname}"`, ...rest].join(' ') : name
  const known = { company, title: role, location, birthday, howMet: metAt }
  const filled = Object.fromEntries(Object.entries(known).filter(([, value]) => value))
  return { displayName: called, emails: [], phones: [], tags: tags ?? [], profiles: [], ...filled }
}

/** A file that lists promises lists all that are open; else they are those found in the entries. */
async function addPromises(
  ctx: MemberContext,
  connectionId: string,
  { promises, entries, today }: Pick<Line, 'promises' | 'entries' | 'today'>,
) {
  const own = promises.filter(({ mine }) => mine !== false)
  if (own.length > 0) await ctx.db.deleteFrom('promises').where('connectionId', '=', connectionId).execute()
  for (const { text, due, madeOn } of own) {
    const at = atNoon(ctx, madeOn ?? entries.map(({ day }) => day).toSorted()[0] ?? today)
    const made = at.now().toString({ smallestUnit: 'millisecond' })
    if (due) await createPromise(at, { connectionId, text, dueOn: due })
    else {
      const dueOn = assumeDueDate(ctx, made)
      await addPromise(at, { connectionId, text, dueOn, dueTime: '24:00', dueAssumedAt: made })
    }
  }
}

async function addMemo(
  ctx: MemberContext,
  { text, ...entry }: { connectionId: string; text: string; occurredAt: string },
) {
  const path = 'test/samples/audio/memo.wav'
  const { size } = await stat(path)
  const audio = new Upload({ path, mediaType: 'audio/wav', size, sha256: 'c0'.repeat(32) })
  const memo = await prepareInteraction(ctx, { ...entry, kind: 'voice_memo', transcript: text, audio })
  await memo.commit(ctx)
}

function atNoon(ctx: MemberContext, day: string): MemberContext {
  return { ...ctx, now: () => Temporal.Instant.from(`${day}T09:00:00.000Z`) }
}

function render({ voice, language, person, draft }: Line & { draft: Outcome }) {
  const title = `## ${person.name} (${voice}, ${language})`
  if ('refused' in draft) return `${title}\nRefused: ${draft.refused}`
  return [title, `Subject: ${draft.subject}`, draft.body, ...(draft.openers ?? []).map((each) => `- ${each}`)].join(
    '\n',
  )
}
