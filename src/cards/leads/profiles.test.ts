import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { ask, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const host = await newHost(house)
const { client } = host

test('a profile can be added and removed, and the lead is returned', async () => {
  const { id } = await leave(house, host, { displayName: 'Ana' })
  const body = { service: 'LinkedIn', handle: 'ana', url: 'https://www.linkedin.com/in/ana' }
  const added = await ask(house, `POST /api/leads/${id}/profiles`, { token: host.token, body })
  assert.deepEqual([added.status, added.headers.get('location'), added.body.id], [201, `/api/leads/${id}`, id])
  const [{ profileId, ...profile }] = added.body.profiles
  assert.deepEqual(profile, { ...body, service: 'linkedin', name: 'LinkedIn' })
  const removed = await ask(house, `DELETE /api/leads/${id}/profiles/${profileId}`, { token: host.token })
  assert.deepEqual([removed.status, removed.body.id, removed.body.profiles], [200, id, []])
  await refused(client.Leads_removeProfile({ id, profileId }), 'not_found')
})

test('any service is accepted, and the handle is optional', async () => {
  const { id } = await leave(house, host, { displayName: 'Ben' })
  const { profiles } = await client.Leads_addProfile({ id, service: 'My Own Place', url: 'http://ben.example' })
  assert.deepEqual(
    { ...profiles[0], profileId: '' },
    { profileId: '', service: 'my own place', url: 'http://ben.example' },
  )
})

test('an invalid, non-web or too long address is refused', async () => {
  const { id } = await leave(house, host, { displayName: 'Carla' })
  const service = 'x'
  for (const url of [
    '',
    'x.com/carla',
    'javascript:alert(1)',
    'ftp://x.com',
    'mailto:c@x.com',
    `https://x.com/${'c'.repeat(490)}`,
  ]) {
    await refused(client.Leads_addProfile({ id, service, url }), 'invalid')
  }
  const url = 'https://x.com/carla'
  await refused(client.Leads_addProfile({ id, service: '', url }), 'invalid')
  await refused(client.Leads_addProfile({ id, service: 's'.repeat(41), url }), 'invalid')
  await refused(client.Leads_addProfile({ id, service, handle: 'h'.repeat(121), url }), 'invalid')
})

test('a repeated address is the same profile', async () => {
  const { id } = await leave(house, host, { displayName: 'Dora' })
  const url = 'https://github.com/dora'
  const { profiles: first } = await client.Leads_addProfile({ id, service: 'git', url })
  const { profiles: second } = await client.Leads_addProfile({ id, service: 'github', handle: 'dora', url })
  assert.deepEqual(second, [{ profileId: first[0]?.profileId, service: 'github', name: 'GitHub', handle: 'dora', url }])
})

test('a lead has at most thirty profiles, even when they are added simultaneously', async () => {
  const { id } = await leave(house, host, { displayName: 'Emil' })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => client.Leads_addProfile({ id, service: 'x', url: `https://x.com/${n}` })),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 30)
  assert.equal((await client.Leads_get({ id })).profiles.length, 30)
  await refused(client.Leads_addProfile({ id, service: 'x', url: 'https://x.com/more' }), 'conflict')
  await client.Leads_addProfile({ id, service: 'twitter', url: 'https://x.com/7' })
})

test('profiles of another lead or member are not found', async () => {
  const other = await newHost(house)
  const mine = await leave(house, host, { displayName: 'Mine' })
  const also = await leave(house, host, { displayName: 'Also mine' })
  const hers = await leave(house, other, { displayName: 'Hers' })
  const profile = { service: 'github', url: 'https://github.com/them' }
  const ofAlso = (await client.Leads_addProfile({ id: also.id, ...profile })).profiles[0]?.profileId ?? ''
  const ofHers = (await other.client.Leads_addProfile({ id: hers.id, ...profile })).profiles[0]?.profileId ?? ''
  for (const [id, profileId] of [
    [mine.id, ofAlso],
    [mine.id, ofHers],
    [hers.id, ofHers],
  ] as const) {
    await refused(client.Leads_removeProfile({ id, profileId }), 'not_found')
  }
  assert.equal((await other.client.Leads_get({ id: hers.id })).profiles.length, 1)
})
