import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { memberContext, newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { listNextMoves } from './next-moves.ts'

const house = await useHouse()
const today = '2026-11-15'
beforeEach(() => house.clock.set(`${today}T12:00:00Z`))

const date = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
const ago = (days: number) => `${date(-days)}T09:00:00.000Z`

async function person({ client }: Someone, displayName: string, details: Record<string, unknown> = {}) {
  return (await client.Connections_create({ displayName, ...details })).connectionId
}

async function talk({ client }: Someone, connectionId: string, days: number) {
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Talked.', occurredAt: ago(days) })
}

async function promise({ client }: Someone, connectionId: string, text: string, days: number, dueTime?: string) {
  await client.Promises_create({ connectionId, text, dueOn: date(days), ...(dueTime && { dueTime }) })
}

async function draft({ memberId }: Someone, connectionId: string, more: Record<string, string> = {}) {
  const id = randomUUIDv7()
  const text = { subject: 'Hello', body: 'Hello', drewOn: '{"ixIds":[],"promiseIds":[]}', writtenBy: 'rules' }
  const row = { memberId, id, connectionId, ...text, createdAt: ago(2), updatedAt: ago(2), ...more }
  await house.kith.db.insertInto('followups').values(row).execute()
  return id
}

const moves = async ({ client }: Someone, limit = 20) => (await client.Moves_next({ limit })).moves
const reasonsOf = async (member: Someone) => (await moves(member)).map(({ kind, reason }) => `${kind}: ${reason}`)

test('each move has a reason, and the most urgent comes first', async () => {
  const member = await newMember(house)
  const ana = await person(member, 'Ana Ribeiro', { birthday: '1986-11-15' })
  await promise(member, ana, 'Send her the deck', -1)
  await promise(member, await person(member, 'Ben Okoro'), 'Call Ben about the flat', 1, '10:30')
  await promise(member, await person(member, 'Carla Reis'), 'The recipe, as far as I remember it.', 0)
  await promise(member, await person(member, 'Dina Sá', { birthday: '--11-17' }), 'Book the boat', 4)
  const eva = await person(member, 'Eva Lind', { rhythmDays: 30 })
  await talk(member, eva, 100)
  await draft(member, await person(member, 'Finn Berg'))
  house.clock.set(`${date(-6)}T12:00:00Z`)
  await person(member, 'Gil Moor', { metOn: date(-6) })
  house.clock.set(`${today}T12:00:00Z`)
  assert.deepEqual(await reasonsOf(member), [
    'promise: You promised Ana to send her the deck; it was due yesterday.',
    'birthday: Ana turns 40 today.',
    'promise: You promised Carla: “The recipe, as far as I remember it”. It is due today.',
    'promise: You promised to call Ben about the flat; it is due tomorrow at 10:30.',
    'draft: Your draft to Finn is ready to send.',
    'follow_up: You met Gil on Monday and haven’t been in touch since.',
    'reconnect: You and Eva were last in touch in August; you want to be in touch every month.',
    'promise: You promised Dina to book the boat; it is due on Thursday.',
    'birthday: Dina has a birthday on Tuesday.',
  ])
  const [first, ...others] = await moves(member)
  assert.deepEqual([first?.dueOn, first?.overdue, first?.connectionId], [date(-1), true, ana])
  assert.equal(first?.next, 'Do it, or tell Ana when you will. Then mark it as kept.')
  // An assistant reads these, and has tools, not operations.
  for (const { next } of [first, ...others]) assert.doesNotMatch(String(next), /[A-Z]\w+_[a-z]/)
  await member.client.Promises_complete({ promiseId: first?.promiseId ?? '' })
  assert.deepEqual((await moves(member)).slice(0, 8), others)
})

test('several promises to one person are one move that says how many more there are', async () => {
  const member = await newMember(house)
  const ana = await person(member, 'Ana')
  await promise(member, ana, 'Send the deck', -3)
  await promise(member, ana, 'Call her', 2)
  await promise(member, ana, 'Come to dinner', 7)
  await promise(member, ana, 'Plan the summer', 8)
  assert.deepEqual(await reasonsOf(member), [
    'promise: You promised Ana to send the deck and two more things; the first was due on Thursday.',
  ])
})

test('a promise without a day is neither listed nor counted until it is a week old', async () => {
  const member = await newMember(house)
  const ana = await person(member, 'Ana')
  await promise(member, ana, 'Send the deck', 8)
  await member.client.Promises_create({ connectionId: ana, text: 'Lend her the book' })
  const said = [
    [2, 'send the deck;'],
    [6, 'send the deck;'],
    [7, 'lend her the book and one more thing;'],
  ] as const
  for (const [days, words] of said) {
    house.clock.set(`${date(days)}T12:00:00Z`)
    const [{ reason = '' } = {}, ...others] = (await moves(member)).filter(({ kind }) => kind === 'promise')
    assert.ok(reason.startsWith(`You promised Ana to ${words}`), reason)
    assert.deepEqual(others, [])
  }
})

test('many promises without a day hide none that is overdue, and follow many that are', async () => {
  const member = await newMember(house)
  const people = Promise.all(Array.from({ length: 70 }, (_, at) => person(member, `Friend ${at}`)))
  house.clock.set(`${date(-10)}T12:00:00Z`)
  for (const connectionId of await people) await member.client.Promises_create({ connectionId, text: 'Lend a book' })
  house.clock.set(`${today}T12:00:00Z`)
  await promise(member, await person(member, 'Ana'), 'Send the deck', -20)
  const [first] = await moves(member)
  assert.deepEqual([first?.connectionName, first?.overdue], ['Ana', true])
  for (const connectionId of await people) await promise(member, connectionId, 'Call', -1)
  await member.client.Promises_create({ connectionId: await person(member, 'Ben'), text: 'Lend a book' })
  house.clock.set(`${date(8)}T12:00:00Z`)
  const rest = await member.client.Moves_next({ limit: 20, cursor: '60' })
  assert.ok(rest.moves.some(({ connectionName }) => connectionName === 'Ben'))
})

test('a promise becomes more urgent for a month, then makes room for others', async () => {
  const member = await newMember(house)
  for (const days of [1, 20, 30, 60, 400]) {
    await promise(member, await person(member, `Late ${days}`), 'Call', -days)
  }
  const order = (await moves(member)).map(({ connectionName }) => connectionName)
  assert.deepEqual(order, ['Late 30', 'Late 60', 'Late 20', 'Late 1', 'Late 400'])
})

test('a promise due in a week is listed, and one due a day later is not', async () => {
  const member = await newMember(house)
  await promise(member, await person(member, 'Seven'), 'Call', 7)
  await promise(member, await person(member, 'Eight'), 'Call', 8)
  assert.deepEqual(await reasonsOf(member), ['promise: You promised Seven to call; it is due in a week.'])
})

test('nobody is listed twice for the same reason', async () => {
  const member = await newMember(house)
  house.clock.set(`${date(-10)}T12:00:00Z`)
  const ana = await person(member, 'Ana', { rhythmDays: 3 })
  await member.client.Memory_addNote({ connectionId: ana, text: 'Met at the harbour.' })
  house.clock.set(`${today}T12:00:00Z`)
  assert.deepEqual(
    (await moves(member)).map(({ kind }) => kind),
    ['follow_up'],
  )
  const drafts: string[] = [await draft(member, ana), await draft(member, ana)]
  const [waiting, ...others] = await moves(member)
  assert.deepEqual([drafts.includes(waiting?.followupId ?? ''), others], [true, []])
})

test('all waiting drafts are one move, and nobody with a draft is also listed as quiet or new', async () => {
  const member = await newMember(house)
  const people = await Promise.all(
    ['Ana', 'Ben', 'Carla', 'Dina'].map((name) => person(member, name, { rhythmDays: 3 })),
  )
  for (const each of people) await talk(member, each, 100)
  const ids = people
    .slice(1)
    .map(() => randomUUIDv7())
    .sort()
  for (const [at, each] of people.slice(1).entries()) await draft(member, each, { id: `${ids[at]}` })
  assert.deepEqual(await reasonsOf(member), [
    'draft: Your drafts to Dina and two other people are ready to send.',
    'reconnect: You and Ana were last in touch in August; you want to be in touch every three days.',
  ])
})

test('a snoozed draft is listed when its snooze ends, and a sent one is not listed', async () => {
  const member = await newMember(house)
  const ana = await person(member, 'Ana')
  await draft(member, ana, { snoozedUntil: '2026-11-15T12:01:00.000Z' })
  await draft(member, ana, { closedAt: ago(1), closedAs: 'sent' })
  assert.deepEqual(await moves(member), [])
  house.clock.set(`${today}T12:02:00Z`)
  assert.deepEqual(
    (await moves(member)).map(({ kind, dueOn }) => [kind, dueOn]),
    [['draft', today]],
  )
})

test('a new person is listed after a day without contact, unless nudges about them are paused', async () => {
  const member = await newMember(house)
  const [ana, ben, carla, dina] = [
    await person(member, 'Ana'),
    await person(member, 'Ben'),
    await person(member, 'Carla'),
    await person(member, 'Dina'),
  ]
  await talk(member, carla, 300)
  assert.deepEqual(
    (await moves(member)).map(({ connectionName }) => connectionName),
    ['Carla'],
  )
  house.clock.set(`${date(1)}T00:01:00Z`)
  const named = async () =>
    (await moves(member)).filter(({ kind }) => kind === 'follow_up').map(({ connectionName }) => connectionName)
  assert.deepEqual(await named(), ['Dina', 'Ben', 'Ana'])
  await member.client.Memory_addNote({ connectionId: ben, text: 'Wrote to him.' })
  await member.client.Moves_rest({ connectionId: dina })
  assert.deepEqual(await named(), ['Ana'])
  house.clock.set(`${date(29)}T12:00:00Z`)
  assert.deepEqual(await named(), ['Ana'])
  assert.equal((await moves(member)).find(({ connectionId }) => connectionId === ana)?.overdue, true)
})

test('birthdays are listed a week ahead, also over New Year, and those of a leap day on 28 February', async () => {
  const member = await newMember(house)
  await person(member, 'Nia', { birthday: '1990-01-02' })
  await person(member, 'Leo', { birthday: '2000-02-29' })
  const ctx = memberContext(house, member)
  const birthdays = async (on: string) => {
    house.clock.set(`${on}T12:00:00Z`)
    const { moves } = await listNextMoves(ctx, { limit: 20 })
    return moves.filter(({ kind }) => kind === 'birthday').map(({ reason }) => reason)
  }
  assert.deepEqual(await birthdays('2026-12-25'), [])
  assert.deepEqual(await birthdays('2026-12-26'), ['Nia turns 37 in a week.'])
  assert.deepEqual(await birthdays('2027-01-02'), ['Nia turns 37 today.'])
  assert.deepEqual(await birthdays('2027-02-20'), [])
  assert.deepEqual(await birthdays('2027-02-27'), ['Leo turns 27 tomorrow.'])
  assert.deepEqual(await birthdays('2027-02-28'), ['Leo turns 27 today.'])
  assert.deepEqual(await birthdays('2027-03-01'), [])
  assert.deepEqual(await birthdays('2028-02-28'), ['Leo turns 28 tomorrow.'])
})

test('what is overdue comes first, whatever the size of a page', async () => {
  const member = await newMember(house)
  for (let at = 0; at < 7; at++) await promise(member, await person(member, `Late ${at}`), 'Call', -2 - at)
  await draft(member, await person(member, 'Finn Berg'))
  await person(member, 'Born today', { birthday: `--${today.slice(5)}` })
  for (let at = 0; at < 3; at++) await talk(member, await person(member, `Quiet ${at}`), 400)
  await promise(member, await person(member, 'Soon'), 'Call', 1)
  for (const limit of [1, 3, 5, 20]) {
    const names: string[] = []
    for (let cursor: string | undefined; names.length < 13; ) {
      const page = await member.client.Moves_next({ limit, ...(cursor && { cursor }) })
      names.push(...page.moves.map(({ connectionName }) => connectionName))
      cursor = page.next
    }
    const late = ['Late 6', 'Late 5', 'Late 4', 'Late 3', 'Late 2', 'Late 1', 'Late 0']
    assert.deepEqual(names.slice(0, 7), late, `pages of ${limit}`)
    assert.equal(new Set(names).size, 13)
  }
})

test('the list is stable, and a shorter list contains moves of the longer one', async () => {
  const member = await newMember(house)
  for (let at = 0; at < 12; at++) await promise(member, await person(member, `Late ${at}`), 'Call', -2)
  for (let at = 0; at < 6; at++) await talk(member, await person(member, `Quiet ${at}`), 400)
  for (let at = 0; at < 6; at++) await person(member, `Born ${at}`, { birthday: `--${date(3).slice(5)}` })
  const ten = await moves(member, 10)
  assert.deepEqual(await moves(member, 10), ten)
  const kinds = Map.groupBy(ten, ({ kind }) => kind)
  assert.deepEqual(
    [...kinds].map(([kind, { length }]) => [kind, length]),
    [['promise', 10]],
  )
  assert.deepEqual(
    (await moves(member, 1)).map(({ kind }) => kind),
    ['promise'],
  )
  assert.equal((await moves(member, 20)).length, 20)
})

test('next moves never show another member’s people', async () => {
  const [member, other] = [await newMember(house), await newMember(house)]
  const ana = await person(member, 'Ana', { birthday: `--${today.slice(5)}` })
  await promise(member, ana, 'Call', -1)
  await draft(member, ana)
  await talk(member, ana, 400)
  assert.equal((await moves(member)).length, 3)
  assert.deepEqual(await moves(other), [])
})
