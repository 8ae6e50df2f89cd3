import { randomInt } from 'node:crypto'
import type { MemberContext } from '../context.ts'
import { Refusal } from '../errors.ts'

export const cardUrl = (baseUrl: string, workspace: string, slug: string) => `${baseUrl}/w/${workspace}/${slug}`
export const shortUrl = (baseUrl: string, code: string) => `${baseUrl}/c/${code}`

/** Without the characters that people mistake for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'

export const newCode = () => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

type Address = { workspaceId: string; slug: string; code?: string }

/** One statement decides who gets a slug, however many ask at once. */
export async function claimAddress(ctx: MemberContext, cardId: string, { code = newCode(), ...address }: Address) {
  const claimed = await ctx.db
    .insertInto('cardAddresses')
    .values({ ...address, code, memberId: ctx.member.id, cardId })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'slug']).doNothing())
    .returning('slug')
    .executeTakeFirst()
  if (!claimed) throw await taken(ctx, address)
}

/** The code stays: what is printed leads to the new address. */
export async function moveAddress(ctx: MemberContext, cardId: string, { workspaceId, slug }: Address) {
  const { code } = await ctx.db
    .deleteFrom('cardAddresses')
    .where('memberId', '=', ctx.member.id)
    .where('cardId', '=', cardId)
    .returning('code')
    .executeTakeFirstOrThrow()
  await claimAddress(ctx, cardId, { workspaceId, slug, code })
}

async function taken(ctx: MemberContext, { workspaceId, slug }: Address) {
  const stem = slug.slice(0, 60)
  const rows = await ctx.db
    .selectFrom('cardAddresses')
    .select('slug')
    .where('workspaceId', '=', workspaceId)
    .where('slug', '>=', `${stem}-`)
    .where('slug', '<', `${stem}.`)
    .limit(1000)
    .execute()
  const used = new Set(rows.map((row) => row.slug))
  const endings = Array.from({ length: rows.length + 1 }, (_, at) => at + 2)
  const free = endings.map((ending) => `${stem}-${ending}`).find((each) => !used.has(each))
  const message = `is taken in this workspace; ${free} is free`
  return new Refusal('conflict', `The slug ${slug} ${message}.`, { fields: [{ field: 'slug', message }] })
}
