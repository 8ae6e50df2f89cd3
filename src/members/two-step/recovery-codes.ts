import { hash, randomBytes } from 'node:crypto'
import type { Context, MemberContext } from '#platform/context/context.ts'

const codeCount = 10
/** 120 bits of chance: too many to guess, so that a plain hash is enough. */
const codeBytes = 15
/** Without letters that look like others; `readCode` forgives those. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Replaces the codes a member has. Returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(ctx: MemberContext) {
  const codes = Array.from({ length: codeCount }, mintCode)
  await removeRecoveryCodes(ctx, ctx.member.id)
  const rows = codes.map((code) => ({ memberId: ctx.member.id, hash: hashCode(code) }))
  await ctx.db.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** Whether it was a code of the member, which is used up now. One statement decides. */
export async function useRecoveryCode(ctx: Context, memberId: string, code: string) {
  const used = await ctx.db
    .deleteFrom('recoveryCodes')
    .where('memberId', '=', memberId)
    .where('hash', '=', hashCode(code))
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function hasRecoveryCode({ db }: Pick<Context, 'db'>, memberId: string, code: string) {
  const row = await db
    .selectFrom('recoveryCodes')
    .select('hash')
    .where('memberId', '=', memberId)
    .where('hash', '=', hashCode(code))
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes({ db, member }: MemberContext) {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((count) => count.fn.countAll<number>().as('left'))
    .where('memberId', '=', member.id)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export async function removeRecoveryCodes({ db }: Pick<Context, 'db'>, memberId: string) {
  await db.deleteFrom('recoveryCodes').where('memberId', '=', memberId).execute()
}

/** Six groups of four, such as `7k2m-…`. */
function mintCode() {
  const bits = [...randomBytes(codeBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

function hashCode(code: string) {
  return hash('sha256', readCode(code), 'hex')
}

/** As people type it: in capitals, without the hyphens, with an O for a zero. */
function readCode(code: string) {
  return code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
}
