import { api, type OperationName } from './api.ts'
import type { Context } from './context.ts'
import { Refusal } from './errors.ts'
import { fieldErrors } from './field-errors.ts'
import { handlers } from './handlers.ts'
import { type Answer, once } from './idempotency.ts'
import type { Operation } from './wire.ts'

type AnyHandler = {
  (ctx: Context, input: unknown): Promise<unknown>
  hear?: (ctx: Context, input: unknown) => Promise<unknown>
  act?: (ctx: Context, input: unknown, heard: unknown) => Promise<unknown>
}

/** The one door. Every request, from HTTP or a tool, comes in here: access, validation, function, answer. */
export async function call(ctx: Context, name: OperationName, input: unknown, key?: string): Promise<Answer> {
  const operation: Operation = api[name]
  const insider = admit(ctx, operation)
  const parsed = parse(operation, input)
  const handler = handlers[name] as AnyHandler
  if (key === undefined) return { output: await handler(insider, parsed), replayed: false }
  const { hear, act = handler } = handler
  return once(insider, {
    operation: name,
    key,
    input: parsed,
    ...(hear && { hear: () => hear(insider, parsed) }),
    run: (ctx, heard) => act(ctx, parsed, heard),
  })
}

function admit(ctx: Context, operation: Operation): Context {
  if (operation.access === 'public') return ctx
  if (!ctx.caller)
    throw new Refusal('unauthenticated', 'Send a token in the header: Authorization: Bearer <ACCESS_TOKEN>.')
  if (operation.access === 'write' && ctx.caller.access !== 'write') throw readOnly()
  if (operation.session && ctx.caller.kind !== 'session') {
    throw new Refusal(
      'forbidden',
      'Only a signed-in member may do this, not a personal token. Sign in at /api/public/sign-in and use the token it gives.',
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

function parse(operation: Operation, input: unknown) {
  const result = operation.input.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const fields = fieldErrors(result.error)
  const known = Object.keys(operation.input.shape).join(', ') || 'none'
  const hint = result.error.issues.some(({ code }) => code === 'unrecognized_keys') ? ` The fields are: ${known}.` : ''
  const wrong = fields.map(({ field, message }) => (field ? `${field} ${message}` : message)).join('; ')
  throw new Refusal('invalid', `${wrong}.${hint}`, { fields })
}
