import { z } from 'zod'
import { api, type OperationName } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import type { Operation, SendEvent } from '#contract/operation.ts'
import { noToken } from '#members/access/authenticate.ts'
import type { Context, EventStream, FinishOptions, PreparedChange, StartedWork } from '#platform/context/context.ts'
import { trackWork } from '#platform/context/shutdown.ts'
import { fieldErrors } from './field-errors.ts'
import { handlers } from './handlers.ts'
import { type Answer, isKnown, once } from './idempotency.ts'

type AnyHandler = (ctx: Context, input: unknown) => Promise<unknown>
type AnyPreparer = {
  expect?: (ctx: Context, path: unknown) => Promise<unknown>
  prepare: (ctx: Context, input: unknown) => Promise<PreparedChange<unknown>>
}
type AnyBeginner = {
  begin: (ctx: Context, input: unknown) => Promise<StartedWork>
  finish: (ctx: Context, begun: StartedWork, going: FinishOptions) => Promise<unknown>
}
type AnyFollower = {
  answer: AnyHandler
  follow: (ctx: Context, input: unknown, following: EventStream) => Promise<void>
}
type Fields = Record<string, unknown>
type More = {
  key?: string | undefined
  /** The rest of the input, where it comes with a file: not a byte of it is read before the caller is let in. */
  receive?: (() => Promise<Fields>) | undefined
  /** Hears what is told on the way. */
  send?: SendEvent | undefined
  /** Listens to what has no end, rather than have what there is. */
  following?: EventStream | undefined
  /** Hears, before anything else is told, that it was begun before. */
  isRepeated?: (() => void) | undefined
}

/** The one door. Every request, from HTTP or a tool, comes in here: access, validation, function, answer. */
export async function call<Name extends OperationName>(ctx: Context, name: Name, input: Fields, more: More = {}) {
  return (await answer(ctx, name, input, more)) as Answer & { output: z.output<(typeof api)[Name]['output']> }
}

async function answer(ctx: Context, name: OperationName, input: Fields, more: More): Promise<Answer> {
  const operation: Operation = api[name]
  const insider = admit(ctx, operation)
  const handler = handlers[name] as AnyHandler | AnyPreparer | AnyBeginner | AnyFollower
  if ('prepare' in handler) return inTwoSteps(insider, name, handler, input, more)
  const parsed = parse(operation.input, input)
  if ('begin' in handler) return begunAndFinished(insider, name, handler, parsed, more)
  if ('follow' in handler) return followed(insider, handler, parsed, more.following)
  return runOnce(insider, name, parsed, more.key, (ctx) => handler(ctx, parsed))
}

async function followed(ctx: Context, handler: AnyFollower, input: unknown, following: EventStream | undefined) {
  const output = await (following ? handler.follow(ctx, input, following) : handler.answer(ctx, input))
  return { output, replayed: false }
}

function runOnce(ctx: Context, operation: string, input: unknown, key: string | undefined, run: Run): Promise<Answer> {
  if (key !== undefined) return once(ctx, { operation, key, input, run })
  return run(ctx).then((output) => ({ output, replayed: false }))
}

type Run = (ctx: Context) => Promise<unknown>

/** What is begun is finished, even if whoever asked has gone. */
async function begunAndFinished(ctx: Context, name: string, handler: AnyBeginner, input: unknown, more: More) {
  const { output, replayed } = await runOnce(ctx, name, input, more.key, (ctx) => handler.begin(ctx, input))
  if (replayed) more.isRepeated?.()
  const going = { send: more.send ?? (() => {}), isFirst: !replayed }
  return { output: await trackWork(handler.finish(ctx, output as StartedWork, going)), replayed }
}

/** What takes its time comes before the transaction: bytes that move, a model that thinks. */
async function inTwoSteps(ctx: Context, name: OperationName, handler: AnyPreparer, path: Fields, more: More) {
  const { key, receive } = more
  const operation: Operation = api[name]
  const seen = async () => key !== undefined && (await isKnown(ctx, name, key))
  // Who asks once more hears what they were told, whatever would be refused by now.
  if (receive && !(await seen())) await handler.expect?.(ctx, parse(only(operation.input, path), path))
  const parsed = parse(operation.input, receive ? { ...(await receive()), ...path } : path)
  if (key !== undefined && (await seen())) {
    return once(ctx, { operation: name, key, input: parsed, run: refuseToRepeat })
  }
  const { commit, abandon } = await handler.prepare(ctx, parsed)
  const letGo = () => abandon?.().catch((error) => ctx.log.warn({ err: error }, 'a file is left to be swept'))
  try {
    const answer = await runOnce(ctx, name, parsed, key, commit as Run)
    if (answer.replayed) await letGo()
    return answer
  } catch (error) {
    // Of a failure of the store nobody knows whether the change was made: what has no place is swept later.
    if (error instanceof Refusal) await letGo()
    throw error
  }
}

/** The key was known a moment ago, and is forgotten now. */
async function refuseToRepeat() {
  throw new Refusal('conflict', 'This Idempotency-Key has just expired. Use a new key.')
}

function only(input: z.ZodObject, fields: Fields) {
  const shape = Object.entries(input.shape).filter(([name]) => Object.hasOwn(fields, name))
  return z.strictObject(Object.fromEntries(shape))
}

function admit(ctx: Context, operation: Operation): Context {
  if (operation.access === 'public') {
    if (operation.withToken === 'write' && ctx.caller?.access === 'read') throw readOnly()
    return ctx
  }
  if (!ctx.caller) throw noToken()
  if (operation.access === 'write' && ctx.caller.access !== 'write') throw readOnly()
  if (operation.session && ctx.caller.kind !== 'session') {
    throw new Refusal(
      'forbidden',
      'Only a signed-in member may do this, not a personal token or an app. Sign in at /api/public/sign-in and use the token it gives.',
    )
  }
  return { ...ctx, ...ctx.caller }
}

function readOnly() {
  return new Refusal(
    'read_only',
    'This connection is read-only: it was granted Read access. To change anything, connect with a token or app that has Read & write access.',
  )
}

function parse(schema: z.ZodObject, input: unknown) {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const fields = fieldErrors(result.error)
  const known = Object.keys(schema.shape).join(', ') || 'none'
  const hint = result.error.issues.some(({ code }) => code === 'unrecognized_keys') ? ` The fields are: ${known}.` : ''
  const wrong = fields.map(({ field, message }) => (field ? `${field} ${message}` : message)).join('; ')
  throw new Refusal('invalid', `${wrong}.${hint}`, { fields })
}
