import { randomUUIDv7 } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { resourceUrl } from '#members/access/app-resource.ts'
import { hashToken, mintToken } from '#members/access/token-secrets.ts'
import { openSession } from '#members/access/tokens.ts'
import { instantText, nowText } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { writeTask } from '#transfer/tasks/writing/write-task.ts'
import { newDevice } from '../harness/dav-device.ts'
import { type House, memberContext, newMember, type Someone } from '../harness/harness.ts'

/** An import that has been read, with one row. */
export async function anImport(house: House, { client }: Someone) {
  const { id: importId } = await client.Imports_create({ contacts: new Blob([contactsFile]) })
  await house.work()
  const [row] = await client.Imports_rows({ id: importId })
  return { importId, rowId: row?.rowId ?? '' }
}

export const contactsFile = 'name,email\nEva Lima,eva@example.com\n'

/** A recording about nobody yet. */
export async function captureOf({ client }: Someone) {
  const audio = await openAsBlob('test/samples/audio/memo.webm')
  return (await client.Captures_create({ audio, transcript: 'Met Ana at the harbour.' })).captureId
}

/** A workspace with a colleague and a pending invite. */
export async function company(house: House, { client }: Someone) {
  const workspaceId = (await client.Workspaces_list()).workspaces[0]?.id ?? ''
  const colleague = await newMember(house)
  const { token } = await client.Invites_create({ id: workspaceId, email: colleague.email })
  await colleague.client.InvitesPublic_accept({ token })
  const invite = await client.Invites_create({ id: workspaceId, email: `waiting-for-${colleague.email}` })
  return { workspaceId, memberId: colleague.memberId, inviteId: invite.id, inviteToken: invite.token }
}

/** A webhook with a delivery. */
export async function webhookOf({ kith }: House, { client, memberId }: Someone) {
  const { id: webhookId } = await client.Webhooks_create({ url: 'https://hooks.example.com/kith' })
  const deliveryId = randomUUIDv7()
  const at = nowText(kith)
  const heard = { kind: 'webhook.test', subjectId: webhookId, happenedAt: at, createdAt: at, attempts: 1 }
  await kith.db
    .insertInto('deliveries')
    .values({ memberId, webhookId, id: deliveryId, ...heard, deliveredAt: at })
    .execute()
  return { webhookId, deliveryId }
}

/** A calendar that was read, with a meeting that became an entry of a person. */
export async function meetingCalendarOf({ kith }: House, { memberId }: Someone, connectionId: string) {
  const [id, meetingId, ixId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()]
  const at = nowText(kith)
  const ahead = instantText(kith.now().add({ hours: 1 }))
  const state = { createdAt: at, lastReadAt: at, parsedAt: at, failures: 0, nextReadAt: ahead, lookAt: ahead }
  await kith.db
    .insertInto('meetingCalendars')
    .values({ memberId, id, name: 'Work', host: '127.0.0.1', sealedSource: 'unknown', ownEmails: json([]), ...state })
    .execute()
  const when = { startsAt: '2026-03-16T10:00:00.000Z', endsAt: '2026-03-16T11:00:00.000Z' }
  const attendees = json([{ email: 'ana@example.com' }])
  await kith.db
    .insertInto('meetings')
    .values({
      memberId,
      id: meetingId,
      calendarId: id,
      uid: 'a',
      originalStart: '',
      title: 'Budget',
      attendees,
      ...when,
    })
    .execute()
  await kith.db
    .insertInto('meetingEntries')
    .values({ memberId, meetingId, connectionId, ixId, email: 'ana@example.com', occurredAt: when.startsAt })
    .execute()
  await kith.db
    .insertInto('dismissedAttendees')
    .values({ memberId, email: 'ben@example.com', dismissedAt: at })
    .execute()
  return id
}

/** A browser that gets notifications. */
export async function subscribedBrowser({ client }: Someone) {
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
  const subscription = { endpoint: 'https://push.example.com/4f2a', p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  return (await client.PushSubscriptions_create(subscription)).id
}

/** A waiting lead with a profile. */
export async function leadsOn({ client }: Someone, { url }: { url: string }) {
  const [, , workspace = '', card = ''] = new URL(url).pathname.split('/')
  await client.Exchange_submitToCard({ workspace, card, displayName: 'Inês Duarte', note: 'We met at the harbour.' })
  const [lead] = await client.Leads_list({})
  const { id: leadId, profiles } = await client.Leads_addProfile({
    id: lead?.id ?? '',
    service: 'github',
    url: 'https://github.com/ines',
  })
  return { workspace, card, leadId, profileId: profiles[0]?.profileId ?? '' }
}

/** A removed promise: the id of its removal. */
export async function removedPromise({ client }: Someone, { connectionId }: { connectionId: string }) {
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Call her', dueOn: '2026-05-02' })
  await client.Promises_remove({ promiseId })
  return (await client.Removals_list({}))[0]?.id ?? ''
}

export async function deadJob({ kith }: House, memberId: string, ixId: string) {
  const id = randomUUIDv7()
  const at = nowText(kith)
  const job = { id, kind: 'events.sweep', memberId, about: JSON.stringify({ ixId }), runAt: at, attempts: 7 }
  await kith.db
    .insertInto('jobs')
    .values({ ...job, deadAt: at, createdAt: at })
    .execute()
  return id
}

/** An app that has received its tokens. */
export async function connectedApp({ kith }: House, memberId: string) {
  const [id, connectedAt, expiresAt] = [randomUUIDv7(), nowText(kith), '2999-01-01T00:00:00.000Z']
  const app = { id, memberId, clientId: 'test', name: 'Claude', host: 'claude.ai', access: 'read' } as const
  await kith.db
    .insertInto('apps')
    .values({ ...app, connectedAt })
    .execute()
  const token = { hash: id, appId: id, kind: 'refresh', payload: '{}', expiresAt } as const
  await kith.db.insertInto('appTokens').values(token).execute()
  return id
}

/** A session on another device. */
export async function otherSession({ kith }: House, { memberId, client }: Someone) {
  await openSession({ ...kith, via: 'http', requestId: 'test', address: 'test', caller: null }, memberId)
  return (await client.Sessions_list()).sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
}

export async function passkeyOf({ kith }: House, memberId: string) {
  const id = randomUUIDv7()
  const key = { credentialId: id, publicKey: 'pQEC', counter: 0, transports: 'internal', kind: 'synced' } as const
  await kith.db
    .insertInto('passkeys')
    .values({ memberId, id, ...key, name: 'Phone', createdAt: nowText(kith) })
    .execute()
  return id
}

/** A token of an app with Read & write access to the whole API. */
export async function apiAppToken({ kith }: House, memberId: string) {
  const [id, token] = [randomUUIDv7(), mintToken('app')]
  const app = { id, memberId, clientId: 'test', name: 'Agent', host: 'agent.example', connectedAt: nowText(kith) }
  await kith.db
    .insertInto('apps')
    .values({ ...app, access: 'write', resource: 'api' })
    .execute()
  const audience = resourceUrl(kith.config, 'api')
  const issued = { hash: hashToken(token), appId: id, kind: 'access', access: 'write', audience } as const
  await kith.db
    .insertInto('appTokens')
    .values({ ...issued, payload: '{}', expiresAt: '2999-01-01T00:00:00.000Z' })
    .execute()
  return token
}

/** An imported archive. */
export async function archiveImport({ kith }: House, memberId: string) {
  const id = randomUUIDv7()
  const at = nowText(kith)
  const origin = { name: 'Ana', email: 'ana@example.com', timeZone: 'UTC', madeAt: at }
  const how = {
    origin: JSON.stringify(origin),
    reached: '{"kind":0,"line":0,"done":0,"total":1}',
    tallies: '{}',
    remarks: '[]',
  }
  await kith.db
    .insertInto('archiveImports')
    .values({ memberId, id, ...how, createdAt: at, startedAt: at, finishedAt: at })
    .execute()
  return id
}

/** A row in each private table that the other records leave empty. */
export async function rareRows(house: House, someone: Someone, { connectionId, otherId }: Pair) {
  const { kith } = house
  const { client, memberId } = someone
  await changedCard(house, someone)
  await client.Rhythms_set({ tag: 'sailing', days: 90 })
  await client.Connections_update({ connectionId: otherId, tags: ['sailing'] })
  await client.Memory_addNote({
    connectionId: otherId,
    ixId: randomUUIDv7(),
    text: 'Sails on Sundays.',
    connectionIds: [connectionId],
  })
  await client.Organizations_update({ key: 'banco-atlantico', name: 'The bank' })
  await client.Connections_keepApart({ connectionId, otherId })
  const [at, key] = [nowText(kith), { memberId, connectionId }]
  await kith.db
    .insertInto('contactExtras')
    .values({ ...key, properties: json(['NICKNAME:Nina']) })
    .execute()
  await kith.db
    .insertInto('contactUids')
    .values({ ...key, uid: 'nina' })
    .execute()
  await kith.db.insertInto('passwordResets').values({ memberId, hash: memberId, expiresAt: at }).execute()
  const link = { memberId, hash: memberId, email: 'new@example.com', expiresAt: at }
  await kith.db.insertInto('emailLinks').values(link).execute()
  const app = { memberId, secret: 'sealed', lastStep: 0, createdAt: at }
  await kith.db.insertInto('authenticatorApps').values(app).execute()
  await kith.db.insertInto('recoveryCodes').values({ memberId, hash: memberId }).execute()
  const change = { memberId, tokenId: memberId, operation: 'Promises_complete', records: json([]), createdAt: at }
  await kith.db.insertInto('toolChanges').values(change).execute()
  await kith.db.insertInto('rebuilds').values({ memberId, stage: 'people', after: '' }).execute()
  const vector = { memberId, sourceId: connectionId, model: 'test', textHash: 'test', madeAt: at }
  await kith.db
    .insertInto('vectors')
    .values({ ...vector, vector: new Uint8Array([1]) })
    .execute()
}

type Pair = { connectionId: string; otherId: string }

/** A card that a phone added and changed. */
async function changedCard(house: House, someone: Someone) {
  const phone = await newDevice(house, someone)
  const card = (name: string) => [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:lia',
    `FN:${name}`,
    `N:;${name};;;`,
    'EMAIL:lia@example.com',
    'END:VCARD',
    '',
  ]
  for (const name of ['Lia', 'Lia Sousa']) await phone.put('lia.vcf', card(name).join('\r\n'))
}

/** A task that somebody added on a phone, and that names nobody. */
export async function waitingTask(house: House, someone: Someone) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VTODO',
    'UID:milk',
    'SUMMARY:Buy milk',
    'END:VTODO',
    'END:VCALENDAR',
  ]
  await writeTask(memberContext(house, someone), { name: 'milk.ics', body: Buffer.from(lines.join('\r\n')) })
  const [task] = (await someone.client.Tasks_waiting()).tasks
  return task?.id ?? ''
}
