import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refusal } from '#contract/errors.ts'
import type { Text } from '#contract/texts/text.ts'
import type { Context, MemberContext } from '#platform/context/context.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-guesses.ts'

const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const argon2id = promisify(argon2).bind(null, 'argon2id')

/** In PHC format, which includes the cost: it can be raised later without breaking old hashes. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const tag = await hash(password, salt, cost)
  return phc(salt, tag)
}

/** Takes the same time whether the account exists or not (`stored` is null). */
export async function isPassword(password: string, stored: string | null) {
  const [, , , terms = '', salt = '', tag = ''] = (stored ?? dummyHash).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = terms.split(',').map((term) => Number(term.slice(2)))
  const expected = Buffer.from(tag, 'base64')
  const given = await hash(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism })
  return timingSafeEqual(given, expected) && stored !== null
}

type Cost = { memory: number; passes: number; parallelism: number }

const dummyHash = phc(Buffer.alloc(16), Buffer.alloc(32))

function phc(salt: Buffer, tag: Buffer) {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Locks the member's row if the password is still the one that was checked. */
export async function lockIfPassword(ctx: Pick<Context, 'db'>, memberId: string, passwordHash: string) {
  const held = await ctx.db
    .updateTable('members')
    .set({ passwordHash })
    .where('id', '=', memberId)
    .where('passwordHash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

// Each hash takes 19 MB and a core: at most four run at once, the others wait.
const maxRunning = 4
let running = 0
const waiting: (() => void)[] = []

async function hash(password: string, salt: Buffer, cost: Cost) {
  if (running === maxRunning) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await argon2id({ message: password.normalize('NFKC'), nonce: salt, tagLength: 32, ...cost })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

type Check = { limit: LimitName; purpose?: string; refusal: Text }

/**
 * Refuses a password that is not the signed-in member's, and returns the hash of the right one. Counted by member and
 * purpose: strangers who guess at sign-in do not lock the member out of this.
 */
export async function checkOwnPassword(ctx: MemberContext, password: string, { limit, purpose, refusal }: Check) {
  const key = purpose ? `${purpose} ${ctx.member.id}` : ctx.member.id
  await ctx.limits.take(limit, key)
  const row = await ctx.db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', ctx.member.id)
    .executeTakeFirst()
  if (!row || !(await isPassword(password, row.passwordHash))) {
    await recordWrongPasswordLater(ctx, ctx.member.email)
    throw new Refusal('forbidden', refusal)
  }
  await ctx.limits.forget(limit, key)
  return row.passwordHash
}
