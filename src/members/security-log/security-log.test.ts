import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantText, transaction } from '#platform/context/context.ts'
import {
  connect,
  type House,
  memberContext,
  memberPassword,
  newMember,
  refused,
  type Someone,
  useHouse,
} from '../../../test/harness/harness.ts'
import { recordSecurity } from './record.ts'
import { sweepSecurityLog } from './security-log.ts'

const house = await useHouse()
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }

test('the log says what happened, to what, from where and on which device', async () => {
  const { client, email, password, memberId } = await newMember(house)
  const { accessToken } = await connect(house, undefined, firefox).Access_signIn({ email, password })
  const mine = connect(house, accessToken, firefox)
  const { id } = await mine.Tokens_create({ name: 'Claude Code', access: 'read' })
  await mine.Tokens_revoke({ id })
  await mine.Webhooks_create({ url: 'https://hooks.example.com/services/a-secret-path' })
  await mine.Calendar_create({})
  const [calendar, webhook, revoked, created, session] = await client.SecurityLog_list({})
  assert.deepEqual(
    [calendar, webhook, revoked, created, session].map((entry) => [entry?.kind, entry?.detail]),
    [
      ['calendar.created', undefined],
      ['webhook.created', 'hooks.example.com'],
      ['token.revoked', 'Claude Code'],
      ['token.created', 'Claude Code'],
      ['session.started', undefined],
    ],
  )
  assert.deepEqual([session?.network, session?.device, session?.times], ['127.0.0.1', 'Firefox on Windows', 1])
  const line = securityLines(house).find((each) => each.memberId === memberId)
  assert.deepEqual([line?.kind, line?.proof], ['session.started', 'password'])
})

test('only its member, in a session, can read the log, page by page', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  const { token } = await ana.client.Tokens_create({ name: 'First', access: 'write' })
  await ana.client.Tokens_create({ name: 'Second', access: 'read' })
  const [newest] = await ana.client.SecurityLog_list({ limit: 1 })
  assert.equal(newest?.detail, 'Second')
  const earlier = await ana.client.SecurityLog_list({ before: `${newest?.at}~${newest?.id}` })
  assert.deepEqual(
    earlier.map(({ detail }) => detail),
    ['First'],
  )
  assert.deepEqual(await ben.client.SecurityLog_list({}), [])
  await refused(connect(house, token).SecurityLog_list({}), 'forbidden')
})

test('wrong passwords of a day are one entry, and an unknown address gets none', async () => {
  const someone = await newMember(house)
  const unknown = 'nobody-here@example.com'
  for (let guess = 0; guess < 3; guess++)
    await refused(connect(house).Access_signIn({ email: someone.email, password: `wrong ${guess}` }), 'unauthenticated')
  await refused(connect(house).Access_signIn({ email: unknown, password: 'wrong' }), 'unauthenticated')
  await house.work()
  const entries = await someone.client.SecurityLog_list({})
  assert.deepEqual(
    entries.map(({ kind, times, network }) => [kind, times, network]),
    [['password.wrong', 3, '127.0.0.1']],
  )
  const lines = securityLines(house).filter(({ kind }) => kind === 'password.wrong')
  assert.deepEqual(
    lines.map(({ memberId }) => memberId),
    [...Array(3).fill(someone.memberId), null],
  )
  assert.ok(!house.logged.some((line) => line.includes(unknown) || line.includes(someone.email)))
})

test('a role change is in both members’ logs, without the other’s location', async () => {
  const [owner, colleague] = [await newMember(house), await newMember(house)]
  const id = (await owner.client.Workspaces_list()).workspaces[0]?.id ?? ''
  const { token } = await owner.client.Invites_create({ id, email: colleague.email })
  await colleague.client.InvitesPublic_accept({ token })
  await owner.client.Workspaces_setRole({ id, memberId: colleague.memberId, role: 'admin' })
  await owner.client.Workspaces_removeMember({ id, memberId: colleague.memberId })
  assert.deepEqual(await kindsAndNetworks(owner), [
    ['member.removed', '127.0.0.1'],
    ['role.changed', '127.0.0.1'],
    ['member.joined', undefined],
    ['invite.created', '127.0.0.1'],
  ])
  assert.deepEqual(await kindsAndNetworks(colleague), [
    ['member.removed', undefined],
    ['role.changed', undefined],
    ['invite.accepted', '127.0.0.1'],
  ])
})

async function kindsAndNetworks({ client }: Someone) {
  return (await client.SecurityLog_list({})).map(({ kind, network }) => [kind, network])
}

test("the operator's log has the member's id and no names, and keeps the line of a removed account", async () => {
  const { client, memberId } = await newMember(house)
  await client.Tokens_create({ name: 'My private plan', access: 'read' })
  await client.Members_remove({ password: memberPassword })
  const lines = securityLines(house).filter((line) => line.memberId === memberId)
  assert.deepEqual(
    lines.map(({ kind, network }) => [kind, network]),
    [
      ['token.created', '127.0.0.1'],
      ['account.removed', '127.0.0.1'],
    ],
  )
  assert.ok(!house.logged.some((line) => line.includes('My private plan')))
  const left = await house.kith.db.selectFrom('securityLog').select('id').where('memberId', '=', memberId).execute()
  assert.deepEqual(left, [])
})

test('a change that fails leaves neither an entry nor a line', async () => {
  const someone = await newMember(house)
  const failed = transaction(memberContext(house, someone), async (ctx) => {
    await recordSecurity(ctx, { memberId: someone.memberId, kind: 'webhook.created' })
    throw new Error('failed afterwards')
  })
  await assert.rejects(failed, /failed afterwards/)
  assert.deepEqual(await someone.client.SecurityLog_list({}), [])
  assert.ok(!securityLines(house).some(({ memberId }) => memberId === someone.memberId))
})

test('entries are kept for 400 days, and 2,000 of them for a member', async () => {
  const someone = await newMember(house)
  const { memberId, client } = someone
  const entry = { memberId, kind: 'session.started', times: 1 }
  const ago = (days: number, seconds = 0) => instantText(house.kith.now().subtract({ hours: 24 * days, seconds }))
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const add = (days: number, number: number) => ({ ...entry, id: idOf(number), at: ago(days, number) })
  await house.kith.db
    .insertInto('securityLog')
    .values([add(401, 1), add(399, 2)])
    .execute()
  await sweepSecurityLog(house.kith)
  assert.deepEqual(
    (await client.SecurityLog_list({})).map(({ id }) => id),
    [idOf(2)],
  )
  const many = Array.from({ length: 2001 }, (_, number) => add(1, number + 3))
  for (const part of [many.slice(0, 1000), many.slice(1000)])
    await house.kith.db.insertInto('securityLog').values(part).execute()
  await sweepSecurityLog(house.kith)
  const left = await house.kith.db.selectFrom('securityLog').select('id').where('memberId', '=', memberId).execute()
  assert.equal(left.length, 2000)
})

type Line = { kind: string; memberId: string | null; network: string; proof?: string }

const securityLines = ({ logged }: House): Line[] =>
  logged.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line).security)
