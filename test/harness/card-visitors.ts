import { ask, type House, newMember, type Someone } from './harness.ts'

export type Host = Someone & { cardId: string; workspace: string; card: string }
type Visit = Record<string, unknown>

/** A member with a public card. */
export async function newHost(house: House, more: { timeZone?: string } = {}): Promise<Host> {
  const someone = await newMember(house, more)
  const { id, url } = await someone.client.Cards_create({ slug: 'rui', name: 'Rui Costa', title: 'Designer' })
  const [, , workspace = '', card = ''] = new URL(url).pathname.split('/')
  return { ...someone, cardId: id, workspace, card }
}

/** Submits the form of a card. The address only counts with a trusted proxy. */
export function visit(house: House, { workspace, card }: Pick<Host, 'workspace' | 'card'>, body: Visit, address = '') {
  const headers = { ...(address && { 'x-forwarded-for': address }) }
  return ask(house, `POST /api/public/w/${workspace}/${card}/exchange`, { body, headers })
}

/** Submits the form and returns the lead, waiting or in review. */
export async function leave(house: House, host: Host, body: Visit) {
  const { status, text } = await visit(house, host, body)
  if (status !== 201) throw new Error(text)
  const states = ['waiting', 'review'] as const
  const newest = await Promise.all(states.map((state) => host.client.Leads_list({ state, limit: 1 })))
  const [lead] = newestFirst(newest.flat())
  if (!lead) throw new Error('no lead was created')
  return lead
}

export async function allLeads({ client }: Someone) {
  const states = ['waiting', 'review', 'connected', 'discarded'] as const
  const lists = await Promise.all(states.map((state) => client.Leads_list({ state, limit: 100 })))
  return newestFirst(lists.flat())
}

function newestFirst<L extends { createdAt: string; id: string }>(leads: L[]) {
  return leads.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))
}
