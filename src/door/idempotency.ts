import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'

/** The output of a call; `replayed` when an earlier request produced it. */
export type Answer = { output: unknown; replayed: boolean }

const retention = Temporal.Duration.from({ hours: 24 })

type Request = {
  operation: string
  key: string
  input: unknown
  run: (ctx: Context) => Promise<unknown>
}

/**
 * Runs a request once for its Idempotency-Key; a repeated request gets the first answer.
 * Key, change and answer are one transaction: a second request with the key waits for the first,
 * and a crash in the middle leaves neither the change nor the key.
 */
export async function runOnceForKey(ctx: Context, { operation, key, input, run }: Request): Promise<Answer> {
  if (key.length < 1 || key.length > 255) throw new Refusal('invalid', say('refusals.door.keyLength'))
  // An HMAC, since the input may contain a password: without the key it cannot be guessed.
  const fingerprint = createHmac('sha256', key).update(JSON.stringify(input)).digest('hex')
  const row = rowOf(ctx, operation, key)

  await sweepExpired(ctx)

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
      .set({ answer: encrypt(output, key) })
      .where('scope', '=', row.scope)
      .where('operation', '=', row.operation)
      .where('keyHash', '=', row.keyHash)
      .execute()
    return { output, replayed: false }
  })
}

/** Whether an earlier request used this key. */
export async function isKeyUsed(ctx: Context, operation: string, key: string) {
  return (await find(ctx, rowOf(ctx, operation, key))) !== undefined
}

/** Removes the answers kept for a member whose account is removed. */
export async function forgetAnswers({ db, member }: MemberContext) {
  await db.deleteFrom('idempotency').where('scope', '=', member.id).execute()
}

let sweptAt = 0

/** Runs at most once a minute, outside the transaction: other requests must not wait for it. */
async function sweepExpired(ctx: Context) {
  const now = ctx.now()
  if (Math.abs(now.epochMilliseconds - sweptAt) < 60_000) return
  sweptAt = now.epochMilliseconds
  await ctx.db
    .deleteFrom('idempotency')
    .where('createdAt', '<', instantText(now.subtract(retention)))
    .execute()
}

type Row = { scope: string; operation: string; keyHash: string }

function rowOf({ caller, address }: Context, operation: string, key: string): Row {
  return { scope: caller ? caller.member.id : `address ${address}`, operation, keyHash: sha256(key) }
}

async function replay(ctx: Context, row: Row, fingerprint: string, key: string) {
  const first = await find(ctx, row)
  if (!first?.answer)
    throw new Refusal('conflict', say('refusals.door.keyInProgress'), {
      retryAfter: 1,
    })
  if (first.fingerprint !== fingerprint) {
    throw new Refusal('idempotency_mismatch', say('refusals.door.keyUsed'))
  }
  return decrypt(first.answer, key)
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

// An answer may contain a new token, which must not be stored in plain text. It is encrypted with a key that only the
// caller has: the Idempotency-Key itself, of which the row keeps a hash.
function encrypt(output: unknown, key: string) {
  const salt = randomBytes(16)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(key, salt), salt.subarray(0, 12))
  const encrypted = Buffer.concat([cipher.update(JSON.stringify({ output })), cipher.final()])
  return Buffer.concat([salt, cipher.getAuthTag(), encrypted]).toString('base64')
}

function decrypt(text: string, key: string): unknown {
  const bytes = Buffer.from(text, 'base64')
  const salt = bytes.subarray(0, 16)
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(key, salt), salt.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(16, 32))
  const decrypted = decipher.update(bytes.subarray(32), undefined, 'utf8') + decipher.final('utf8')
  return (JSON.parse(decrypted) as { output: unknown }).output
}

function encryptionKey(key: string, salt: Buffer) {
  return Buffer.from(hkdfSync('sha256', key, salt, 'idempotency', 32))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
