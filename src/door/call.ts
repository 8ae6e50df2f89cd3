import { z } from 'zod'
import { api, type OperationName } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import type { Operation, SendEvent } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { missingToken } from '#members/access/authenticate.ts'
import {
  type Context,
  type EventStream,
  type FinishOptions,
  type PreparedChange,
  type StartedWork,
  transaction,
} from '#platform/context/context.ts'
import { trackWork } from '#platform/context/shutdown.ts'
import { faultOf } from '#platform/db/failures.ts'
import { handlers } from './handlers.ts'
import { type Answer, isKeyUsed, runOnceForKey } from './idempotency.ts'
import { mayBeRecorded } from './tool-changes/may-be-recorded.ts'
import { recordChange } from './tool-changes/record-change.ts'

type AnyHandler = (ctx: Context, input: unknown) => Promise<unknown>
type AnyPreparer = {
  expect?: (ctx: Context, path: unknown) => Promise<unknown>
  prepare: (ctx: Context, input: unknown) => Promise<PreparedChange<unknown>>
}
type AnyStarter = {
  begin: (ctx: Context, input: unknown) => Promise<StartedWork>
  finish: (ctx: Context, started: StartedWork, options: FinishOptions) => Promise<unknown>
}
type AnyFollower = {
  answer: AnyHandler
  follow: (ctx: Context, input: unknown, stream: EventStream) => Promise<void>
}
type Fields = Record<string, unknown>
export type CallOptions = {
  /** The Idempotency-Key. */
  key?: string | undefined
  /** Reads the input once the caller is authorized, where it is not in the fields of the operation. */
  readInput?: ((input: Fields) => Fields) | undefined
  /** Reads the rest of the input where it comes with a file: nothing is read before the caller is authorized. */
  receive?: (() => Promise<Fields>) | undefined
  /** Receives events on the way to the answer. */
  send?: SendEvent | undefined
  /** An endless stream to follow, instead of one answer. */
  stream?: EventStream | undefined
  /** Called before the first event when the work was started by an earlier request. */
  onReplay?: (() => void) | undefined
}

/** The one door. Every request, from HTTP or a tool, comes in here: access, validation, function, answer. */
export async function call<Name extends OperationName>(
  ctx: Context,
  name: Name,
  input: Fields,
  options: CallOptions = {},
) {
  const run = () => answer(ctx, name, input, options)
  return (await whereThereIsRoom(ctx, api[name], run)) as Answer & { output: z.output<(typeof api)[Name]['output']> }
}

/** Refuses changes while none can be stored, except those that make room. */
async function whereThereIsRoom<T>({ health }: Pick<Context, 'health'>, operation: Operation, run: () => Promise<T>) {
  if (operation.http.startsWith('GET ')) return run()
  const makesRoom = operation.worksWhenFull === true || operation.http.startsWith('DELETE ')
  if (!makesRoom) health.refuseChanges()
  try {
    return await run()
  } catch (error) {
    if (faultOf(error) === 'failing') health.noteFault(error)
    // Meanwhile the reserve was given up.
    if (makesRoom && faultOf(error) === 'full') return run()
    throw error
  }
}

async function answer(ctx: Context, name: OperationName, input: Fields, options: CallOptions): Promise<Answer> {
  const operation: Operation = api[name]
  const authorized = authorize(ctx, operation)
  const handler = handlers[name] as AnyHandler | AnyPreparer | AnyStarter | AnyFollower
  if ('prepare' in handler) return prepareAndCommit(authorized, name, handler, input, options)
  const parsed = parseInput(operation.input, options.readInput?.(input) ?? input)
  if ('begin' in handler) return beginAndFinish(authorized, name, handler, parsed, options)
  if ('follow' in handler) return answerOrFollow(authorized, handler, parsed, options.stream)
  return runOnce(authorized, name, parsed, options.key, (ctx) => handler(ctx, parsed))
}

async function answerOrFollow(ctx: Context, handler: AnyFollower, input: unknown, stream: EventStream | undefined) {
  const output = await (stream ? handler.follow(ctx, input, stream) : handler.answer(ctx, input))
  return { output, replayed: false }
}

function runOnce(
  ctx: Context,
  operation: OperationName,
  input: unknown,
  key: string | undefined,
  run: Run,
): Promise<Answer> {
  const record: Run = mayBeRecorded(ctx, operation) ? (ctx) => recordChange(ctx, operation, input, run) : run
  if (key !== undefined) return runOnceForKey(ctx, { operation, key, input, run: record })
  return record(ctx).then((output) => ({ output, replayed: false }))
}

type Run = (ctx: Context) => Promise<unknown>

/** Work that was started is finished, even if the client has gone. */
async function beginAndFinish(
  ctx: Context,
  name: OperationName,
  handler: AnyStarter,
  input: unknown,
  { key, send = () => {}, onReplay }: CallOptions,
) {
  const { output, replayed } = await runOnce(ctx, name, input, key, (ctx) => handler.begin(ctx, input))
  if (replayed) onReplay?.()
  const finished = handler.finish(ctx, output as StartedWork, { send, isFirst: !replayed })
  return { output: await trackWork(finished), replayed }
}

/** The slow part, such as an upload or a model, runs before the transaction. */
async function prepareAndCommit(
  ctx: Context,
  name: OperationName,
  handler: AnyPreparer,
  path: Fields,
  { key, receive }: CallOptions,
) {
  const operation: Operation = api[name]
  const isRepeated = async () => key !== undefined && (await isKeyUsed(ctx, name, key))
  // A repeated request gets its first answer, even if it would be refused by now.
  if (receive && !(await isRepeated())) await handler.expect?.(ctx, parseInput(pick(operation.input, path), path))
  const parsed = parseInput(operation.input, receive ? { ...(await receive()), ...path } : path)
  if (key !== undefined && (await isRepeated())) {
    return runOnceForKey(ctx, { operation: name, key, input: parsed, run: refuseExpiredKey })
  }
  const { commit, abandon } = await handler.prepare(ctx, parsed)
  const cleanUp = () => abandon?.().catch((error) => ctx.log.warn({ err: error }, 'could not remove an unused file'))
  try {
    const answer = await runOnce(ctx, name, parsed, key, (ctx) => transaction(ctx, commit as Run))
    if (answer.replayed) await cleanUp()
    return answer
  } catch (error) {
    // When the database fails, the change may have been made: a later sweep removes files that nothing refers to.
    if (error instanceof Refusal) await cleanUp()
    throw error
  }
}

/** The key was in use a moment ago and has expired since. */
async function refuseExpiredKey() {
  throw new Refusal('conflict', say('refusals.door.keyExpired'))
}

function pick(input: z.ZodObject, fields: Fields) {
  const shape = Object.entries(input.shape).filter(([name]) => Object.hasOwn(fields, name))
  return z.strictObject(Object.fromEntries(shape))
}

function authorize(ctx: Context, operation: Operation): Context {
  if (operation.access === 'public') {
    if (operation.withToken === 'write' && ctx.caller?.access === 'read') throw readOnly()
    if (operation.withToken && ctx.caller?.kind === 'app') throw notForApps()
    return ctx
  }
  if (!ctx.caller) throw missingToken()
  if (operation.access === 'write' && ctx.caller.access !== 'write') throw readOnly()
  if (operation.session && ctx.caller.kind !== 'session') {
    throw new Refusal('forbidden', say('refusals.door.sessionNeeded'))
  }
  if (operation.manages && !ctx.caller.manages) throw notForApps()
  return { ...ctx, ...ctx.caller }
}

function notForApps() {
  return new Refusal('forbidden', say('refusals.door.notForApps'))
}

function readOnly() {
  return new Refusal('read_only', say('refusals.door.readOnly'))
}

export function parseInput(schema: z.ZodObject, input: unknown) {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const fields = fieldErrors(result.error)
  const known = Object.keys(schema.shape).join(', ') || 'none'
  const hint = result.error.issues.some(({ code }) => code === 'unrecognized_keys') ? ` Known fields: ${known}.` : ''
  const errors = fields.map(({ field, message }) => (field ? `${field} ${message}` : message)).join('; ')
  throw new Refusal('invalid', say('refusals.door.wrongFields', { errors, hint }), { fields })
}
