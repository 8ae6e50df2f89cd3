import assert from 'node:assert/strict'
import { connect as dial } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { streamEvents } from '#contract/client.ts'
import { connectApp, place } from '../../../test/clients/oauth-app.ts'
import {
  ask,
  connect,
  memberContext,
  memberPassword,
  newMember,
  openHouse,
  refused,
  type Someone,
  useHouse,
} from '../../../test/harness/harness.ts'
import { until } from '../../../test/harness/patience.ts'
import type { EventView } from './api.ts'
import { emit } from './emit.ts'
import { sweepEvents } from './sweep.ts'

const house = await useHouse()

type Event = z.output<typeof EventView>
type Options = { after?: string; token?: string; headers?: Record<string, string> }

/** Opens a stream and records its events. */
function listen({ token }: { token: string }, { after, headers = {} }: Options = {}, { url } = house) {
  const heard: Event[] = []
  const others: string[] = []
  let last = after
  const leaving = new AbortController()
  const send: typeof fetch = (input, init) => fetch(input, { ...init, signal: leaving.signal })
  const options = { baseUrl: url, token, headers, fetch: send }
  const opened = Promise.withResolvers<void>()
  const over = (async () => {
    for await (const told of streamEvents(options, 'Events_list', after === undefined ? {} : { after })) {
      if (told.type === 'event') heard.push(told.event)
      else others.push(told.type)
      last = told.type === 'event' ? told.event.id : told.after
      opened.resolve()
    }
    return null
  })().catch((error) => error)
  const hear = async (count: number) => {
    await until(() => heard.length >= count)
    return heard
  }
  return { heard, others, over, opened: opened.promise, hear, leave: () => leaving.abort(), last: () => last }
}

test('an event arrives by itself, with its ids and path', async () => {
  const ana = await newMember(house)
  const stranger = await newMember(house)
  await ana.client.Connections_create({ displayName: 'Before' })
  await pause(100)
  const stream = listen(ana)
  await stream.opened
  const { connectionId } = await ana.client.Connections_create({ displayName: 'Ben' })
  await stranger.client.Connections_create({ displayName: 'Nobody' })
  const { promiseId } = await ana.client.Promises_create({ connectionId, text: 'Call', dueOn: '2030-01-01' })
  const heard = await stream.hear(2)
  assert.deepEqual(
    heard.map(({ kind, subjectId, path }) => [kind, subjectId, path]),
    [
      ['connection.created', connectionId, `/api/connections/${connectionId}`],
      ['promise.made', promiseId, `/api/promises/${promiseId}`],
    ],
  )
  assert.deepEqual(stream.others, ['open'])
  for (const { path = '' } of heard) assert.equal((await ask(house, `GET ${path}`, { token: ana.token })).status, 200)
  const { events, next } = await ana.client.Events_list({ after: heard[0]?.id ?? '' })
  assert.deepEqual([events, next], [[heard[1]], heard[1]?.id])
  stream.leave()
})

test('a stream that is interrupted repeatedly neither loses nor repeats events', async () => {
  const ana = await newMember(house)
  const ctx = memberContext(house, ana)
  const all: string[] = []
  let stream = listen(ana)
  await stream.opened
  const writing = (async () => {
    for (let at = 0; at < 120; at++) {
      await emit(ctx, 'connection.updated', ana.memberId, null)
      if (at % 10 === 0) await pause(20)
    }
  })()
  for (let breaks = 0; breaks < 6; breaks++) {
    await pause(120)
    stream.leave()
    await stream.over
    all.push(...stream.heard.map(({ id }) => id))
    // Alternates between the header and the parameter.
    const last = stream.last() ?? ''
    stream = breaks % 2 ? listen(ana, { after: last }) : listen(ana, { headers: { 'last-event-id': last } })
  }
  await writing
  await stream.hear(120 - all.length)
  all.push(...stream.heard.map(({ id }) => id))
  stream.leave()
  const { events } = await ana.client.Events_list({ limit: 500 })
  assert.equal(events.length, 120)
  assert.deepEqual(
    all,
    events.map(({ id }) => id),
  )
})

const streamEndings: [string, (someone: Someone & { tokenId: string }) => Promise<unknown>][] = [
  ['the token is revoked', ({ client, tokenId }) => client.Tokens_revoke({ id: tokenId })],
  [
    'the password is changed',
    ({ client, password }) =>
      client.Members_changePassword({ currentPassword: password, newPassword: 'the harbour at dawn' }),
  ],
  ['the account is removed', ({ client }) => client.Members_remove({ password: memberPassword })],
]

for (const [how, end] of streamEndings) {
  test(`a stream ends within a second when ${how}`, async () => {
    const ana = await newMember(house)
    const { token, id } = await ana.client.Tokens_create({ name: 'Listener', access: 'read' })
    const stream = listen({ token })
    await stream.opened
    await end({ ...ana, tokenId: id })
    await endsByItself(stream)
  })
}

test('a stream ends when its session signs out or expires', async () => {
  const ana = await newMember(house)
  const stream = listen(ana)
  await stream.opened
  await ana.client.Access_signOut()
  await endsByItself(stream)
  const ben = await newMember(house)
  const other = listen(ben)
  await other.opened
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 31 })
      .toString(),
  )
  await endsByItself(other)
  house.clock.reset()
})

test('a stream of an app ends when the app is disconnected or its token expires; a new token continues it', async (t) => {
  const house = await openHouse({ BASE_URL: place })
  t.after(() => house.close())
  const ana = await newMember(house)
  const { access_token: token } = await connectApp(house, ana.token, 'read', 'api')
  const stream = listen({ token }, {}, house)
  await stream.opened
  await ana.client.Connections_create({ displayName: 'Ben' })
  await stream.hear(1)
  house.clock.set(Temporal.Now.instant().add({ minutes: 61 }).toString())
  await endsByItself(stream)
  house.clock.reset()
  await ana.client.Connections_create({ displayName: 'Eva' })
  const again = listen({ token }, { after: stream.last() ?? '' }, house)
  await again.hear(1)
  const [app] = (await ana.client.Apps_list()).apps
  await ana.client.Apps_disconnect({ id: app?.id ?? '' })
  await endsByItself(again)
})

async function endsByItself({ over }: ReturnType<typeof listen>) {
  const ending = await over
  assert.deepEqual([ending?.code, ending?.status], ['unauthenticated', 401])
}

test('removed events are reported as a gap', async () => {
  const ana = await newMember(house)
  for (const displayName of ['Ana', 'Ben', 'Eva']) await ana.client.Connections_create({ displayName })
  const { events } = await ana.client.Events_list()
  const [first, , last] = events.map(({ id }) => id)
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 31 })
      .toString(),
  )
  await sweepEvents(house.kith)
  house.clock.reset()
  const again = await ana.client.Events_list({ after: first ?? '' })
  assert.deepEqual([again.gap, again.events.map(({ id }) => id)], [true, [last]])
  assert.equal((await ana.client.Events_list({ after: last ?? '' })).gap, undefined)
  const stream = listen(ana, { after: first ?? '' })
  await stream.hear(1)
  assert.deepEqual(stream.others, ['open', 'gap'])
  stream.leave()
})

test('a member can have ten streams, and closing one makes room', async () => {
  const ana = await newMember(house)
  const streams = Array.from({ length: 10 }, () => listen(ana))
  await Promise.all(streams.map(({ opened }) => opened))
  const refusal = await refused(
    Array.fromAsync(streamEvents({ baseUrl: house.url, token: ana.token }, 'Events_list', {})),
    'rate_limited',
  )
  assert.equal(refusal.status, 429)
  const [first, ...rest] = streams
  first?.leave()
  await until(() => house.kith.feed.size() === 9)
  const eleventh = listen(ana)
  await eleventh.opened
  for (const stream of [eleventh, ...rest]) stream.leave()
})

test('a client that does not read is disconnected', async () => {
  const ana = await newMember(house)
  const { feed } = house.kith
  await until(() => feed.size() === 0)
  const { hostname, port } = new URL(house.url)
  const socket = dial({
    host: hostname,
    port: Number(port),
    onread: { buffer: Buffer.alloc(1024), callback: () => false },
  })
  socket.on('error', () => {})
  socket.write(
    `GET /api/events HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\nauthorization: Bearer ${ana.token}\r\n\r\n`,
  )
  await until(() => feed.size() > 0)
  const ctx = memberContext(house, ana)
  const row = {
    memberId: ana.memberId,
    kind: 'connection.updated',
    subjectId: ana.memberId,
    createdAt: '2026-01-01T00:00:00.000Z',
  }
  for (let part = 0; part < 40; part++) {
    await ctx.db
      .insertInto('events')
      .values(Array.from({ length: 1_000 }, () => ({ ...row, connectionId: null })))
      .execute()
  }
  await until(() => feed.size() === 0)
  socket.destroy()
})

test('a stopping service does not wait for streams', async () => {
  const other = await openHouse()
  const ana = await newMember(other)
  const stream = listen(ana, {}, other)
  await stream.opened
  // It would wait for ever.
  await other.close()
  assert.equal(await stream.over, null)
})

test('the response is an event stream that proxies neither cache nor buffer', async () => {
  const { token } = await newMember(house)
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const response = await fetch(`${house.url}/api/events`, { headers, signal: leaving.signal })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  assert.equal(response.headers.get('cache-control'), 'private, no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('data:')) text += (await reader?.read())?.value ?? ''
  assert.match(text, /^retry: 2000\n\nid: 0\nevent: open\ndata: {"type":"open","after":"0"}\n\n/)
  leaving.abort()
  const head = await fetch(`${house.url}/api/events`, { method: 'HEAD', headers })
  assert.equal(head.headers.get('content-type'), response.headers.get('content-type'))
  // Whoever asks for the head alone does not listen.
  await until(() => house.kith.feed.size() === 0)
  const bad = await ask(house, 'GET /api/events', {
    token,
    headers: { accept: 'text/event-stream', 'last-event-id': 'x' },
  })
  assert.deepEqual([bad.status, bad.body.code], [400, 'invalid'])
  await refused(connect(house).Events_list(), 'unauthenticated')
})
