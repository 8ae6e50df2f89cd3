import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { type Context, instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'

/** What a call gave, and whether it was given before. */
export type Answer = { output: unknown; replayed: boolean }

const keptFor = Temporal.Duration.from({ hours: 24 })

type Request = {
  operation: string
  key: string
  input: unknown
  run: (ctx: Context) => Promise<unknown>
}

/**
 * Runs a request once for its Idempotency-Key; a repetition gets the first answer.
 * Key, change and answer are one transaction: a second request with the key waits for the first,
 * and a crash in the middle leaves neither the change nor the key.
 */
export async function once(ctx: Context, { operation, key, input, run }: Request): Promise<Answer> {
  if (key.length < 1 || key.length > 255)
    throw new Refusal('invalid', 'Idempotency-Key must be 1 to 255 characters long.')
  // Keyed, for the input may hold a password: without the key it cannot be guessed at.
  const fingerprint = createHmac('sha256', key).update(JSON.stringify(input)).digest('hex')
  const row = rowOf(ctx, operation, key)

  await sweep(ctx)

  return transaction(ctx, async (ctx) => {
    const claimed = await ctx.db
      .insertInto('idempotency')
      .values({ ...row, fingerprint, createdAt: nowText(ctx) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('keyHash')
      .executeTakeFirst()
    if (!claimed) return { output: await replay(ctx, row, fingerprint, key), replayed: true }

    const output = await run(ctx)
    await ctx.db
      .updateTable('idempotency')
      .set({ answer: seal(output, key) })
      .where('scope', '=', row.scope)
      .where('operation', '=', row.operation)
      .where('keyHash', '=', row.keyHash)
      .execute()
    return { output, replayed: false }
  })
}

/** Whether a request with this key was made before. */
export async function isKnown(ctx: Context, operation: string, key: string) {
  return (await find(ctx, rowOf(ctx, operation, key))) !== undefined
}

/** Removes the answers kept for a member whose account is removed. */
export async function forgetAnswers({ db, member }: MemberContext) {
  await db.deleteFrom('idempotency').where('scope', '=', member.id).execute()
}

let sweptAt = 0

/** Once a minute is enough, and apart from the request: those that follow must not wait for it. */
async function sweep(ctx: Context) {
  const now = ctx.now()
  if (Math.abs(now.epochMilliseconds - sweptAt) < 60_000) return
  sweptAt = now.epochMilliseconds
  await ctx.db
    .deleteFrom('idempotency')
    .where('createdAt', '<', instantText(now.subtract(keptFor)))
    .execute()
}

type Row = { scope: string; operation: string; keyHash: string }

function rowOf({ caller, address }: Context, operation: string, key: string): Row {
  return { scope: caller ? caller.member.id : `address ${address}`, operation, keyHash: sha256(key) }
}

async function replay(ctx: Context, row: Row, fingerprint: string, key: string) {
  const first = await find(ctx, row)
  if (!first?.answer)
    throw new Refusal('conflict', 'A request with this Idempotency-Key is still under way. Try again.', {
      retryAfter: 1,
    })
  if (first.fingerprint !== fingerprint) {
    throw new Refusal(
      'idempotency_mismatch',
      'This Idempotency-Key was used for another request. Use a new key for a new request.',
    )
  }
  return unseal(first.answer, key)
}

function find(ctx: Context, row: Row) {
  return ctx.db
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', row.scope)
    .where('operation', '=', row.operation)
    .where('keyHash', '=', row.keyHash)
    .executeTakeFirst()
}

// An answer may hold a new token, which is stored nowhere else in the clear. It is sealed with a key that only the
// caller has: the Idempotency-Key itself, of which the row keeps a hash.
function seal(output: unknown, key: string) {
  const salt = randomBytes(16)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key, salt), salt.subarray(0, 12))
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ output })), cipher.final()])
  return Buffer.concat([salt, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal(text: string, key: string): unknown {
  const bytes = Buffer.from(text, 'base64')
  const salt = bytes.subarray(0, 16)
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key, salt), salt.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(16, 32))
  const opened = decipher.update(bytes.subarray(32), undefined, 'utf8') + decipher.final('utf8')
  return (JSON.parse(opened) as { output: unknown }).output
}

function sealingKey(key: string, salt: Buffer) {
  return Buffer.from(hkdfSync('sha256', key, salt, 'idempotency', 32))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
