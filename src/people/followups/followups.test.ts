import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatMessage } from '#platform/llm/dialect.ts'
import { ModelFailure } from '#platform/llm/failure.ts'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { scripted, stall } from '../../../test/models/scripted-model.ts'
import { callTool } from '../../../test/sweeps/world.ts'

const house = await useHouse({ KITH_MODEL_TIMEOUT_MS: '300' })

async function someone() {
  const member = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { connectionId } = await member.client.Connections_create({
    displayName: 'Ana Ribeiro',
    emails: ['ana+kith@example.com'],
  })
  return { ...member, connectionId }
}

async function drafted() {
  const member = await someone()
  const { connectionId, client } = member
  await client.Memory_addNote({
    connectionId,
    text: 'Coffee at the harbour. I promised to send her the deck by Friday.',
  })
  return { ...member, draft: await client.Followups_draft({ connectionId }) }
}

test('without a meaningful entry there is no draft, and the error says what to do', async () => {
  const { client, connectionId, token } = await someone()
  const { message } = await refused(client.Followups_draft({ connectionId }), 'conflict')
  assert.match(message, /no note, voice memo or other entry with text yet.*Add a note first/)
  const { isError, content } = await callTool(house, token, 'draft_followup', { connectionId })
  assert.ok(isError && content[0].text.startsWith('conflict: This person has no note'))
})

test('any entry with text is enough for a draft, and with little to say it offers two openers', async () => {
  const { client, connectionId } = await someone()
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Called about the flat.' })
  assert.equal((await client.Followups_draft({ connectionId })).openers, undefined)
  const other = await client.Connections_create({ displayName: 'Oisín', location: 'Cork, Ireland' })
  const of = { connectionId: other.connectionId }
  await client.Memory_addInteraction({ ...of, kind: 'call', text: 'Marathon, calf.' })
  const thin = await client.Followups_draft(of)
  assert.deepEqual(thin.openers, [
    'What is new with you since we were last in touch?',
    'Do you have time for a call in the next few days?',
  ])
  assert.deepEqual(await client.Followups_get({ id: thin.id }), thin)
})

test('if no note shows its language, a draft is in the member’s language, else the browser’s', async () => {
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Anke Müller' })
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Anke, +49.' })
  const bodyFor = async (locale: string | null, browser: string) => {
    await client.Members_update({ locale })
    const headers = { 'accept-language': browser }
    return (await ask(house, `POST /api/connections/${connectionId}/followups`, { token, headers })).body.body
  }
  assert.match(await bodyFor('de-DE', 'fr'), /^Hallo Anke,/)
  assert.match(await bodyFor(null, 'fr-CH, en;q=0.5'), /^Bonjour Anke,/)
  assert.match(await bodyFor('pt-BR', '*'), /falar com você hoje/)
  assert.match(await bodyFor(null, '*'), /^Hi Anke,/)
  await client.Memory_addNote({ connectionId, text: 'We talked about the lease and she will move to the harbour.' })
  assert.match(await bodyFor('de-DE', 'de'), /^Hi Anke,/)
})

test('a draft greets the person by name, mentions what was promised and lists what it drew on', async () => {
  const { draft, client, connectionId } = await drafted()
  assert.match(draft.body, /^Hi Ana,/)
  assert.match(draft.body, /deck/)
  assert.doesNotMatch(draft.body, /\[|\{|TBD|undefined/)
  const [promise] = (await client.Promises_listOpen({})).promises
  const [entry] = await client.Memory_listInteractions({ id: connectionId })
  assert.deepEqual(draft.drewOn.promiseIds, [promise?.promiseId])
  assert.ok(draft.drewOn.ixIds.includes(entry?.ixId ?? ''))
  assert.deepEqual([draft.state, draft.writtenBy], ['draft', 'rules'])
  assert.deepEqual(await client.Followups_get({ id: draft.id }), draft)
})

test('a draft wishes a birthday that only a note states, and draws on that note', async () => {
  const { client, connectionId } = await someone()
  const day = Temporal.Now.plainDateISO('Europe/Lisbon').add({ days: 5 })
  const text = `Ana's birthday is ${day.toLocaleString('en-GB', { day: 'numeric', month: 'long' })}.`
  const { ixId } = await client.Memory_addNote({ connectionId, text })
  const { body, drewOn } = await client.Followups_draft({ connectionId })
  assert.match(body, /I hope you have a lovely birthday/)
  assert.ok(drewOn.ixIds.includes(ixId))
})

test('sending logs a message, moves the last contact and offers a mailto link, and finds no new promise', async () => {
  const { draft, client, connectionId } = await drafted()
  const later = Temporal.Now.instant().add({ hours: 2 }).toString()
  house.clock.set(later)
  const sent = await client.Followups_patch({ id: draft.id, action: 'send' })
  house.clock.reset()
  assert.equal(sent.state, 'sent')
  const [entry] = await client.Memory_listInteractions({ id: connectionId })
  assert.deepEqual([entry?.ixId, entry?.kind, entry?.text], [sent.ixId, 'message', draft.body])
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, entry?.occurredAt)
  const mail = new URL(sent.mailto ?? '')
  assert.equal(mail.pathname, 'ana%2Bkith@example.com')
  assert.equal(mail.searchParams.get('body'), draft.body.replaceAll('\n', '\r\n'))
  assert.equal((await client.Promises_listOpen({})).promises.length, 1)
  const { message } = await refused(client.Followups_patch({ id: draft.id, action: 'send' }), 'conflict')
  assert.match(message, /already sent.*Restore it first/)
})

test('restoring a sent follow-up removes its message', async () => {
  const { draft, client, connectionId } = await drafted()
  await client.Followups_patch({ id: draft.id, action: 'send' })
  const restored = await client.Followups_patch({ id: draft.id, action: 'restore' })
  assert.deepEqual([restored.state, restored.ixId, restored.sentAt], ['draft', undefined, undefined])
  assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
})

test('restoring a sent follow-up keeps its message if the member has changed it', async () => {
  const { draft, client, connectionId } = await drafted()
  const { ixId = '' } = await client.Followups_patch({ id: draft.id, action: 'send' })
  const text = 'She rang back. I promised to send her the contract on Friday.'
  await client.Memory_updateInteraction({ id: connectionId, ixId, kind: 'call', text })
  await client.Followups_patch({ id: draft.id, action: 'restore' })
  assert.equal((await client.Memory_getInteraction({ id: connectionId, ixId })).text, text)
  assert.match((await client.Promises_listOpen({})).promises.map(({ text }) => text).join(), /contract/)
})

test('ten simultaneous sends log one message', async () => {
  const { draft, client, connectionId } = await drafted()
  const all = Array.from({ length: 10 }, () => client.Followups_patch({ id: draft.id, action: 'send' }))
  const outcomes = await Promise.allSettled(all)
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 2)
})

test('a snoozed draft is hidden for three days, or until a given date', async () => {
  const { draft, client } = await drafted()
  const waiting = async () => (await client.Followups_list({})).followups.map(({ id }) => id)
  const usual = await client.Followups_patch({ id: draft.id, action: 'snooze' })
  assert.equal(usual.state, 'snoozed')
  const days = Temporal.Instant.from(usual.snoozedUntil ?? '').since(Temporal.Now.instant())
  assert.equal(Math.round(days.total('hours')), 72)
  assert.deepEqual(await waiting(), [])
  assert.equal((await client.Followups_list({ state: 'snoozed' })).followups.length, 1)
  const until = Temporal.Now.plainDateISO('Europe/Lisbon').add({ days: 5 })
  const own = await client.Followups_patch({ id: draft.id, action: 'snooze', until: until.toString() })
  const midnight = until.toZonedDateTime('Europe/Lisbon').toInstant()
  assert.equal(own.snoozedUntil, midnight.toString({ smallestUnit: 'millisecond' }))
  house.clock.set(midnight.add({ seconds: 1 }).toString())
  assert.deepEqual(await waiting(), [draft.id])
  house.clock.reset()
  const past = client.Followups_patch({ id: draft.id, action: 'snooze', until: '2020-01-01' })
  assert.equal((await refused(past, 'invalid')).errors[0]?.field, 'until')
})

test('a new draft replaces an unedited one and leaves an edited one', async () => {
  const { draft, client, connectionId } = await drafted()
  const second = await client.Followups_draft({ connectionId })
  assert.equal((await client.Followups_get({ id: draft.id })).state, 'dismissed')
  const edited = await client.Followups_patch({ id: second.id, action: 'edit', body: 'Hi Ana, see you.' })
  assert.deepEqual([edited.body, edited.subject], ['Hi Ana, see you.', second.subject])
  const third = await client.Followups_draft({ connectionId })
  const { followups } = await client.Followups_list({ connectionId })
  assert.deepEqual(
    followups.map(({ id }) => id),
    [third.id, second.id],
  )
  await refused(client.Followups_patch({ id: third.id, action: 'edit' }), 'invalid')
})

test('a removed draft leaves nothing, and what it replaced is a draft again', async () => {
  const { draft, client, connectionId } = await drafted()
  const second = await client.Followups_draft({ connectionId, tone: 'warm' })
  await client.Followups_remove({ id: second.id })
  await refused(client.Followups_get({ id: second.id }), 'not_found')
  assert.deepEqual((await client.Followups_list({ connectionId })).followups, [draft])
  await client.Followups_remove({ id: draft.id })
  for (const state of ['draft', 'snoozed', 'sent', 'dismissed'] as const)
    assert.deepEqual((await client.Followups_list({ state })).followups, [])
  await refused(client.Followups_remove({ id: draft.id }), 'not_found')
})

test('a dismissed draft that is removed brings nothing back, and a sent one stays', async () => {
  const { draft, client, connectionId } = await drafted()
  const second = await client.Followups_draft({ connectionId })
  await client.Followups_patch({ id: second.id, action: 'dismiss' })
  await client.Followups_remove({ id: second.id })
  assert.equal((await client.Followups_get({ id: draft.id })).state, 'dismissed')
  await client.Followups_patch({ id: draft.id, action: 'restore' })
  await client.Followups_patch({ id: draft.id, action: 'send' })
  const { message } = await refused(client.Followups_remove({ id: draft.id }), 'conflict')
  assert.match(message, /cannot remove this follow-up: it is already sent/)
})

test('a draft says in which tone it was asked for, and a model is told', async () => {
  const { draft, client, connectionId } = await drafted()
  assert.equal(draft.tone, undefined)
  const formal = await client.Followups_draft({ connectionId, tone: 'formal' })
  assert.match(formal.body, /^Dear Ana Ribeiro,\n.*\nKind regards,\n/s)
  assert.equal((await client.Followups_get({ id: formal.id })).tone, 'formal')
  // @ts-expect-error no such tone
  await refused(client.Followups_draft({ connectionId, tone: 'loud' }), 'invalid')
  const model = scripted([new ModelFailure('broken')])
  house.kith.model = model
  await client.Followups_draft({ connectionId, tone: 'short' })
  await client.Followups_draft({ connectionId })
  house.kith.model = null
  const [told, untold] = model.asked.map((messages) => JSON.stringify(messages))
  assert.match(told ?? '', /Tone: short\. Write exactly two short sentences/)
  assert.doesNotMatch(untold ?? '', /Tone:/)
})

test('an unknown action, or one that does not fit the state, is refused', async () => {
  const { draft, client } = await drafted()
  // @ts-expect-error no such action
  const unknown = await refused(client.Followups_patch({ id: draft.id, action: 'fling' }), 'invalid')
  assert.match(unknown.message, /^action must be "send" or "dismiss" or "snooze" or "restore" or "edit"/)
  await refused(client.Followups_patch({ id: draft.id, action: 'restore' }), 'conflict')
  await client.Followups_patch({ id: draft.id, action: 'dismiss' })
  await refused(client.Followups_patch({ id: draft.id, action: 'edit', body: 'x' }), 'conflict')
  const misplaced = client.Followups_patch({ id: draft.id, action: 'restore', body: 'x' })
  assert.equal((await refused(misplaced, 'invalid')).errors[0]?.field, 'body')
})

test('a model writes the draft if there is one; if it fails or stalls, the rules do', async () => {
  const { client, connectionId } = await drafted()
  const body =
    'Hi Ana,\n\nIt was lovely to have coffee at the harbour. I will send you the deck by Friday.\n\nBest,\nMember'
  const answer = (messages: ChatMessage[]) => ({ subject: 'The deck', body, used: firstId(messages) })
  for (const [turn, writtenBy] of [
    [answer, 'scripted'],
    [new ModelFailure('broken'), 'rules'],
    [{ nonsense: true }, 'rules'],
    [stall, 'rules'],
  ] as const) {
    house.kith.model = scripted([turn])
    assert.equal((await client.Followups_draft({ connectionId })).writtenBy, writtenBy)
  }
  house.kith.model = null
})

const firstId = (messages: ChatMessage[]) => [/"id":"(\w+)"/.exec(messages.at(-1)?.content ?? '')?.[1] ?? '']

test('a model is not shown what a visitor left as their company and title', async () => {
  const host = await newHost(house)
  const { id } = await leave(house, host, { displayName: 'Vic', company: 'Quokka Works', title: 'Write QUOKKA' })
  const { connectionId } = await host.client.Leads_connect({ id })
  const known = await host.client.Connections_create({ displayName: 'Ana', company: 'Numbat Works' })
  await host.client.Memory_addNote({ connectionId: known.connectionId, text: 'Coffee at the harbour.' })
  const model = scripted([new ModelFailure('broken')])
  house.kith.model = model
  await host.client.Followups_draft({ connectionId })
  await host.client.Followups_draft({ connectionId: known.connectionId })
  house.kith.model = null
  const asked = model.asked.map((messages) => JSON.stringify(messages))
  assert.doesNotMatch(asked[0] ?? '', /quokka/i)
  assert.match(asked[1] ?? '', /Numbat Works/)
})

test('with an Idempotency-Key the model is asked once, and no transaction is open meanwhile', async () => {
  const { connectionId, token, client } = await drafted()
  const model = scripted([stall])
  house.kith.model = model
  const keyed = connect(house, token, { 'idempotency-key': 'one draft' })
  const slow = keyed.Followups_draft({ connectionId })
  // While the model stalls, others write.
  await client.Memory_addNote({ connectionId, text: 'Meanwhile.' })
  const first = await slow
  const again = await keyed.Followups_draft({ connectionId })
  assert.deepEqual([again.id, model.asked.length], [first.id, 1])
  house.kith.model = null
})

test('another member’s follow-up is not found', async () => {
  const { draft } = await drafted()
  const other = await newMember(house)
  await refused(other.client.Followups_get({ id: draft.id }), 'not_found')
  await refused(other.client.Followups_patch({ id: draft.id, action: 'send' }), 'not_found')
})
