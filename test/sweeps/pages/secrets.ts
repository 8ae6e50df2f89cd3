import { randomUUIDv7 } from 'node:crypto'
import type { House } from '../../harness/harness.ts'
import { newWorld } from '../world.ts'

/** A word for each field that a page could show, which stands nowhere else. */
export const secretWords = {
  member: 'Xanmember',
  name: 'Xanname',
  other: 'Xanother',
  company: 'Xancompany',
  title: 'Xantitle',
  location: 'Xanplace',
  howMet: 'Xanmet',
  email: 'xanmail',
  tag: 'xantag',
  note: 'Xannote',
  promise: 'Xanpromise',
  suggestion: 'Xanhinted',
  subject: 'Xansubject',
  body: 'Xanbody',
  city: 'Xancity',
  lead: 'Xanvisitor',
  capture: 'Xancapture',
  question: 'Xanquestion',
  token: 'Xantoken',
}

/** A member with one record of each kind, each with words of its own. */
export async function secretWorld(house: House) {
  const world = await newWorld(house)
  const { client, ids } = world
  const { connectionId = '', otherId = '', workspace = '', card = '', followupId = '', tokenId = '' } = ids
  const words = secretWords
  await client.Members_update({ name: words.member })
  await client.Connections_update({
    connectionId,
    displayName: words.name,
    company: words.company,
    title: words.title,
    location: words.location,
    howMet: words.howMet,
    emails: [`${words.email}@example.com`],
    tags: [words.tag],
  })
  const addresses = [{ street: 'Hafenstraße 12', city: words.city }]
  await client.Connections_update({ connectionId, addresses })
  await client.Connections_update({ connectionId: otherId, displayName: `${words.name} ${words.other}`, addresses })
  await client.Memory_addNote({ connectionId, text: `${words.note} at the harbour.` })
  await client.Memory_addNote({ connectionId, text: `I should send her the ${words.suggestion}.` })
  await client.Promises_create({ connectionId, text: `Send the ${words.promise}`, dueOn: '2026-05-01' })
  await client.Followups_patch({ id: followupId, action: 'edit', subject: words.subject, body: words.body })
  await client.Exchange_submitToCard({ workspace, card, displayName: words.lead, note: `${words.lead} was here.` })
  await client.Captures_create({ text: `${words.capture} at the harbour.` })
  await client.Threads_ask({ id: ids.threadId ?? randomUUIDv7(), content: `Who likes ${words.question}?` })
  await client.Tokens_update({ id: tokenId, name: words.token })
  await house.work()
  return {
    ...world,
    ids: { ...ids, version: '1', key: 'xancompany', household: 'xancity-hafen-st-12' } as Record<string, string>,
  }
}
