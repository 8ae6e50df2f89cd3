import { type House, newMember } from '../harness/harness.ts'
import { leadsOn } from '../sweeps/belongings.ts'
import { overHttp } from './assistant.ts'

/** A member with a little of everything that tools change, and an assistant with the full set. */
export async function rememberedPeople(house: House) {
  const member = await newMember(house)
  const { client } = member
  const ana = await client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Atlântico', tags: ['design'] })
  const { connectionId } = ana
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'We spoke about Porto.', occurredAt: longAgo })
  await client.Memory_addNote({ connectionId, text: 'I should send her the book.' })
  const { suggestions } = await client.Promises_suggested({})
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const { promiseId: keptId } = await client.Promises_create({ connectionId, text: 'Call her', dueOn: '2026-05-02' })
  await client.Promises_complete({ promiseId: keptId })
  await client.Gifts_add({ connectionId, what: 'Two opera tickets' })
  const { id: sentId } = await client.Followups_draft({ connectionId })
  await client.Followups_patch({ id: sentId, action: 'send' })
  const { id: followupId } = await client.Followups_draft({ connectionId })
  const { leadId } = await leadsOn(member, await client.Cards_create({ slug: 'ana' }))
  const { token, id: tokenId } = await client.Tokens_create({ name: 'Assistant', access: 'write' })
  const assistant = await overHttp(house, token, 'modern', '/mcp/full')
  const ids = { connectionId, promiseId, keptId, sentId, followupId, leadId, suggestionId: suggestions[0]?.id ?? '' }
  return { ...member, ...ids, token, tokenId, assistant }
}

const longAgo = '2026-01-15T10:00:00.000Z'

export type Remembered = Awaited<ReturnType<typeof rememberedPeople>>

/** Everything that the member sees of their people, without when it was last changed. */
export async function snapshot({ client }: Remembered) {
  const people = await client.Connections_list({})
  const whole = []
  for (const { connectionId } of people) whole.push(await client.Connections_get({ connectionId }))
  const followups = []
  for (const state of ['draft', 'snoozed', 'sent'] as const)
    followups.push(...(await client.Followups_list({ state })).followups)
  const leads = await client.Leads_list({})
  const { suggestions } = await client.Promises_suggested({})
  const records: Record<string, unknown>[] = [...whole, ...followups, ...leads, ...suggestions]
  return JSON.parse(
    JSON.stringify(records, (key, value) => (key === 'updatedAt' ? undefined : value)),
  ) as typeof records
}
