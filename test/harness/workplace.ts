import { randomUUIDv7 } from 'node:crypto'
import { nowText } from '#platform/context/context.ts'
import { type House, newMember, type Someone } from './harness.ts'

export type Role = 'owner' | 'admin' | 'member'
export type Workplace = { id: string; owner: Someone; join: (role: Role, who?: Someone) => Promise<Someone> }

/** A workspace, and a function to join it with any role. */
export async function newWorkplace(house: House, founder?: Someone): Promise<Workplace> {
  const owner = founder ?? (await newMember(house))
  const id = (await owner.client.Workspaces_list()).workspaces[0]?.id ?? ''
  const join = async (role: Role, who?: Someone) => {
    const someone = who ?? (await newMember(house))
    const { token } = await owner.client.Invites_create({ id, email: someone.email, role })
    await someone.client.InvitesPublic_accept({ token })
    return someone
  }
  return { id, owner, join }
}

/** The members of a workspace and their roles. */
export async function rolesIn({ kith }: House, id: string) {
  const rows = await kith.db
    .selectFrom('memberships')
    .select(['memberId', 'role'])
    .where('workspaceId', '=', id)
    .orderBy('joinedAt')
    .orderBy('memberId')
    .execute()
  return rows.map(({ memberId, role }) => [memberId, role] as const)
}

/** Inserts a card in a workspace as rows. */
export async function putCard({ kith }: House, { memberId }: Someone, workspaceId: string, createdAt = nowText(kith)) {
  const id = randomUUIDv7()
  const contents = JSON.stringify({ name: 'Ana', emails: [], phones: [], addresses: [], links: [] })
  const card = { memberId, id, templateId: randomUUIDv7(), colour: 'sea', contents, createdAt, updatedAt: createdAt }
  await kith.db.insertInto('cards').values(card).execute()
  const address = { workspaceId, slug: id.slice(-12), code: id.slice(-10), memberId, cardId: id }
  await kith.db.insertInto('cardAddresses').values(address).execute()
  await kith.db
    .updateTable('members')
    .set({ defaultCardId: id })
    .where('id', '=', memberId)
    .where('defaultCardId', 'is', null)
    .execute()
  return id
}

/** The result of a call, repeated while the service is overloaded. */
export async function outcomeOf(call: () => Promise<unknown>, tries = 10): Promise<string> {
  const code = await call().then(
    () => 'ok',
    (error) => String(error.code),
  )
  if (code !== 'unavailable' || tries === 0) return code
  await new Promise((resolve) => setTimeout(resolve, 1_000 * Math.random()))
  return outcomeOf(call, tries - 1)
}
