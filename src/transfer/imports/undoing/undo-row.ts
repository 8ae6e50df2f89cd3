import { whoTheyBecame } from '#cards/leads/merged-connections.ts'
import { removeConnection, updateConnection } from '#people/connections/connections.ts'
import { extrasOf, forgetUids, keepExtras } from '#people/connections/record/extras.ts'
import { type Details, findConnection, type Row } from '#people/connections/record/row.ts'
import { listed } from '#people/duplicates/merging/lists.ts'
import { removeInteraction } from '#people/interactions/interactions.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ImportOutcome } from '#platform/db/schema/values.ts'
import type { ImportRow } from '../rows.ts'
import { type HadByOthers, hadByOthers } from './merged-values.ts'

/** Takes back what became of a row. Gives why, in words, when something of it stays; undefined when nothing does. */
export async function takeBack(
  ctx: MemberContext,
  { deed, outcome, connectionId, importId }: ImportRow,
): Promise<string | undefined> {
  if (!outcome || !connectionId) return undefined
  const person = await findConnection(ctx, connectionId)
  if (!person) {
    const isPartOfAnother = (await whoTheyBecame(ctx, [connectionId])).size > 0
    return isPartOfAnother ? 'They became part of another person since.' : undefined
  }
  if (deed !== 'added') return takeFrom(ctx, person, outcome)
  if (await gotMore(ctx, person, importId)) return 'Another import told more of them since: they stay.'
  return removeUntouched(ctx, person, outcome)
}

/** Beside the fields there may be more than when they came, and nothing else tells. */
async function gotMore(ctx: MemberContext, { id }: Row, importId: string) {
  const other = await ctx.db
    .selectFrom('importRows')
    .select('number')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', id)
    .where('importId', '!=', importId)
    .where('deed', '=', 'merged')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function removeUntouched(ctx: MemberContext, person: Row, outcome: ImportOutcome) {
  const since = await whatCameSince(ctx, person, outcome)
  if (since) return since
  await removeConnection(ctx, { connectionId: person.id })
  return undefined
}

/** Why somebody is no longer as they came. */
async function whatCameSince(ctx: MemberContext, person: Row, { after, entries = [] }: ImportOutcome) {
  if (person.updatedAt !== after || person.restUntil !== null) return 'You changed something of them since: they stay.'
  const notes = await ctx.db
    .selectFrom('interactions')
    .select(['id', ...asWritten])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', person.id)
    .limit(entries.length + 1)
    .execute()
  const isOurs = ({ id, ...note }: (typeof notes)[number]) =>
    entries.some((each) => each.id === id && isUntouched(note, each.text))
  if (!notes.every(isOurs)) return 'Their timeline has something new since: they stay.'
  for (const [table, words] of [
    ['promises', 'You promised them something since: they stay.'],
    ['followups', 'You drafted something to them since: they stay.'],
  ] as const) {
    const found = await ctx.db
      .selectFrom(table)
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', person.id)
      .limit(1)
      .executeTakeFirst()
    if (found) return words
  }
  return undefined
}

/** Whatever is still as it was left; the rest is the member's own by now. */
async function takeFrom(ctx: MemberContext, person: Row, outcome: ImportOutcome) {
  const others = await hadByOthers(ctx, person.id)
  const { changes, stays } = fieldsBack(person, outcome, others)
  if (Object.keys(changes).length > 0) await updateConnection(ctx, { connectionId: person.id, ...changes })
  for (const { id, text } of outcome.entries ?? []) {
    if (await isAsWritten(ctx, person.id, { id, text })) await removeInteraction(ctx, { id: person.id, ixId: id })
    else stays.push('a note')
  }
  await takeLines(ctx, person.id, outcome, others)
  if (person.updatedAt === outcome.after && outcome.before && stays.length === 0)
    await asBefore(ctx, person.id, outcome.before)
  return stays.length > 0 ? `Changed since, and left so: ${stays.join(', ')}.` : undefined
}

function fieldsBack(person: Row, { changed = {}, added }: ImportOutcome, others: HadByOthers) {
  const stays: string[] = []
  const changes: Record<string, unknown> = {}
  for (const [name, { was, became }] of Object.entries(changed)) {
    if (person[name as keyof Row] === became && !others.single(name, became)) changes[name] = was
    else stays.push(name)
  }
  for (const field of added ? listed : []) {
    const ours = new Set(added?.[field].flatMap((value) => (others.listed(field, value) ? [] : json(value))))
    const left = person[field].filter((value) => !ours.has(json(value)))
    if (left.length < person[field].length) changes[field] = left
  }
  return { changes: changes as Details & { displayName?: string }, stays }
}

async function isAsWritten(ctx: MemberContext, connectionId: string, { id, text }: { id: string; text: string }) {
  const row = await ctx.db
    .selectFrom('interactions')
    .select(asWritten)
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()
  return row !== undefined && isUntouched(row, text)
}

const asWritten = ['text', 'source'] as const
type Written = { text: string | null; source: string }

/** Neither its words nor its kind nor its time were changed. */
const isUntouched = (note: Written, text: string) => note.text === text && note.source === 'import'

async function takeLines(
  ctx: MemberContext,
  connectionId: string,
  { extras = [], uid }: ImportOutcome,
  others: HadByOthers,
) {
  const lines = (await extrasOf(ctx, [connectionId])).get(connectionId) ?? []
  if (extras.length > 0)
    await keepExtras(
      ctx,
      connectionId,
      lines.filter((line) => !extras.includes(line) || others.line(line)),
    )
  if (uid && !others.uid(uid)) await forgetUids(ctx, connectionId, [uid])
}

/** So that whoever the same import had added before is seen to be untouched. */
async function asBefore(ctx: MemberContext, connectionId: string, updatedAt: string) {
  await ctx.db
    .updateTable('connections')
    .set({ updatedAt })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .execute()
}
