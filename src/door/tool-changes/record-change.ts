import { hash } from 'node:crypto'
import type { OperationName } from '#contract/api.ts'
import { type Context, type EmittedEvent, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ChangedRecord } from '#platform/db/schema/undo.ts'
import { recordings } from './recorded-operations.ts'
import { madeBy, type RecordId, recordKinds } from './records/kinds.ts'
import type { Values } from './records/record-kind.ts'

type Run = (ctx: Context) => Promise<unknown>
type Recording = {
  changes?: (input: unknown, ctx: MemberContext) => RecordId[] | Promise<RecordId[]>
  makes?: (keyof typeof madeBy)[]
}

/** Runs an operation with `mayBeRecorded`, and stores its changes in the same transaction. */
export async function recordChange(caller: Context, operation: OperationName, input: unknown, run: Run) {
  const recording = recordings[operation] as Recording | undefined
  if (!recording) return run(caller)
  return transaction(caller as MemberContext, async (outer) => {
    const emitted: EmittedEvent[] = []
    const ctx = { ...outer, emitted }
    const before = []
    for (const record of (await recording.changes?.(input, ctx)) ?? [])
      before.push({ ...record, values: await lockRecord(ctx, record) })
    const output = await run(ctx)
    const records: ChangedRecord[] = []
    for (const { values, ...record } of before) records.push(...compare(record, values, await lockRecord(ctx, record)))
    const made = madeRecord(emitted, recording.makes ?? [])
    if (made) records.push({ ...made, before: null, after: hashOf(await readMade(ctx, made)) })
    if (records.length > 0) await store(ctx, operation, records)
    return output
  })
}

export async function lockRecord(ctx: MemberContext, { kind, id }: { kind: string; id: string }) {
  return (await recordKinds[kind]?.lock(ctx, id)) ?? null
}

async function readMade(ctx: MemberContext, { kind, id }: RecordId) {
  const { read, lock } = recordKinds[kind] ?? {}
  return (await (read ?? lock)?.(ctx, id)) ?? null
}

/** For some of the values, or for all. */
export function hashOf(values: Values | null, fields = Object.keys(values ?? {})) {
  if (values === null) return null
  const chosen = fields.toSorted().map((field) => [field, values[field]])
  return hash('sha256', JSON.stringify(chosen), 'base64url')
}

function compare(record: RecordId, before: Values | null, after: Values | null): ChangedRecord[] {
  if (before === null) return []
  const fields = Object.keys(before).filter((field) => json(before[field]) !== json(after?.[field]))
  if (fields.length === 0) return []
  const changed = Object.fromEntries(fields.map((field) => [field, before[field]]))
  return [{ ...record, before: after ? changed : {}, after: hashOf(after, fields) }]
}

function madeRecord(emitted: EmittedEvent[], makes: (keyof typeof madeBy)[]): RecordId | null {
  for (const event of makes) {
    const made = emitted.find(({ kind }) => kind === event)
    if (made) return { kind: madeBy[event], id: made.subjectId }
  }
  return null
}

async function store(ctx: MemberContext, operation: string, records: ChangedRecord[]) {
  const tokenId = ctx.via === 'mcp' ? ctx.tokenId : ctx.member.id
  const createdAt = nowText(ctx)
  await insertChange(ctx.db, { memberId: ctx.member.id, tokenId, operation, createdAt, records: json(records) })
}

type NewChange = Record<'memberId' | 'tokenId' | 'operation' | 'createdAt' | 'records', string>

const insertChange = prepared((db, { memberId, tokenId, operation, createdAt, records }: NewChange) =>
  db.insertInto('toolChanges').values({ memberId, tokenId, operation, createdAt, records }),
)
