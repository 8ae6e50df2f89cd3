import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, type OperationName, operations } from '#contract/api.ts'
import { useHouse } from '../harness/harness.ts'
import { apiAppToken } from './belongings.ts'
import { digest, newWorld, sample, send } from './world.ts'

/** Operations that widen access, or whose effect outlives the token that called them, and why. */
const managing: Partial<Record<OperationName, string>> = {
  Workspaces_create: 'takes an address, and stays after the token has ended',
  Workspaces_update: 'its slug is the address of every card, which somebody else could take then',
  Workspaces_remove: 'frees the address of its cards for somebody else',
  Workspaces_setRole: 'gives somebody power over the workspace',
  Workspaces_removeMember: 'takes somebody their place in the workspace',
  Invites_create: 'lets somebody in for as long as they like',
  Invites_revoke: 'ends what the member offered',
  Calendar_remove: 'ends a link that the member gave to their calendar',
  Webhooks_create: 'sends events after the token has ended',
  Webhooks_update: 'can send events to another address',
  Webhooks_remove: 'ends what the member set up',
  Webhooks_restore: 'sends events after the token has ended',
  Webhooks_rotateSecret: 'returns a secret that outlives the token',
}

/** Operations of the same nouns that any token with Read & write may call, and why. */
const harmless: Partial<Record<OperationName, string>> = {
  Members_update: 'changes the name and how pages look; neither gives access',
  Reminders_update: 'says what is sent to the address and the browsers of the member',
  PushSubscriptions_remove: 'ends notifications to a browser of the member',
  MeetingCalendars_update: 'says which addresses are the member’s own; the calendar stays the same',
  MeetingCalendars_refresh: 'reads an address again that the member chose',
  MeetingCalendars_remove: 'ends what the member set up, and can be undone',
  MeetingCalendars_restore: 'undoes a removal',
  Webhooks_test: 'sends one test event to an address that the member chose',
  Webhooks_replay: 'sends an event again to an address that the member chose',
}

/** Nouns about access. Each of their writing operations needs a session or is in one of the tables. */
const aboutAccess =
  /^(Access|Apps|Calendar|Devices|Invites|MeetingCalendars|Members|Passkeys|PushSubscriptions|Recovery|Reminders|Security|Sessions|Tokens|TwoStep|Webhooks|Workspaces)/

/** Nouns about a member's records; their effects end with the response. */
const aboutRecords =
  /^(AddressBook|Archive|Captures|Cards|Connections|Counts|Dates|Events|Exchange|Files|Followups|Gifts|Households|Imports|Jobs|Leads|MeetingAttendees|Meetings|Memory|Merges|Moves|Network|Organizations|Promises|Relations|Removals|Rhythms|Storage|Tags|Tasks|Templates|Threads|ToolChanges|VideoBackgrounds|Years)/

const house = await useHouse()
const ana = await newWorld(house)
const manager = await ana.client.Tokens_create({ name: 'Manager', access: 'write', manages: true })
const app = await apiAppToken(house, ana.memberId)
/** No test changes a row, except the last. */
const start = await digest(house)

test('every operation is about records, or says who may call it', () => {
  for (const [name, { access, session, manages }] of operations) {
    assert.ok(aboutAccess.test(name) !== aboutRecords.test(name), `add the noun of ${name} to one of the lists`)
    if (!aboutAccess.test(name) || access !== 'write' || session) continue
    const reason = manages ? managing[name] : harmless[name]
    assert.ok(reason, `${name} needs session: true, or manages: true, or a reason in a table of this test`)
  }
  const declared = operations.flatMap(([name, { manages }]) => (manages ? [name] : []))
  assert.deepEqual(declared.sort(), Object.keys(managing).sort())
})

for (const [name, operation] of operations.filter(([, each]) => each.manages || each.session)) {
  test(`${name} is refused to apps and ordinary tokens, and changes no row`, async () => {
    const tokens = operation.session ? [ana.writeToken, app, manager.token] : [ana.writeToken, app]
    for (const token of tokens) {
      const answer = await send(house, operation, sample(name, operation, ana.ids), token)
      assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'])
    }
    assert.equal(await digest(house), start)
  })
}

test('an app cannot accept an invite for a member', async () => {
  const answer = await send(house, api.InvitesPublic_accept, { token: ana.ids.inviteToken }, app)
  assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'])
  assert.equal(await digest(house), start)
})

test('a token that may manage access can do all of it', async () => {
  const isRemoval = ([name]: [string, unknown]) => Number(/_remove/.test(name))
  const managed = operations.filter(([, each]) => each.manages)
  for (const [name, operation] of managed.toSorted((one, other) => isRemoval(one) - isRemoval(other))) {
    const answer = await send(house, operation, sample(name, operation, ana.ids), manager.token)
    assert.ok(answer.status < 300, `${name}: ${answer.status} ${answer.body?.detail}`)
  }
})
