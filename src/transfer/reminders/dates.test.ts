import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newPromiser, openMailingHouse } from '../../../test/harness/reminded.ts'

const { house, mails, close } = await openMailingHouse()
after(close)

const at = (instant: string) => house.clock.set(instant)

test('a digest names the birthdays and other dates of its day, and nobody who died', async () => {
  const rui = await newPromiser(house)
  const { client, connectionId } = rui
  const add = (date: object) => client.Dates_add({ connectionId, kind: 'anniversary', date: '2015-03-10', ...date })
  await client.Connections_update({ connectionId, birthday: '1976-03-10' })
  await add({})
  await add({ kind: 'child_birthday', date: '--03-10', label: 'Milo evil.example' })
  await add({ kind: 'name_day', date: '--03-11' })
  await add({ kind: 'other', date: '2025-03-10', label: 'Moved house', repeats: 'once' })
  const { connectionId: otto } = await client.Connections_create({ displayName: 'Otto', birthday: '1950-03-10' })
  await client.Dates_add({ connectionId: otto, kind: 'anniversary', date: '--03-10' })
  await client.Dates_add({ connectionId: otto, kind: 'died', date: '2024-03-10' })
  await client.Connections_create({ displayName: 'Eva Lima', birthday: '--03-10' })
  at('2026-03-10T05:00:00Z')
  await client.Reminders_update({ digest: true })
  at('2026-03-10T07:00:30Z')
  const [mail] = await mails(rui)
  assert.equal(mail?.subject, '2 people have a special day today')
  const { baseUrl } = house.kith.config
  const line = (hint: string) => `- Ana Ribeiro\n  ${hint}\n  ${baseUrl}/people/${connectionId}`
  const lines = [line('Turns 50 today'), line('Anniversary today'), line('Milo evil. example today')]
  for (const part of ['Birthdays and other dates\n', ...lines, '- Eva Lima\n  Birthday today'])
    assert.ok(mail?.text?.includes(part), `${part}\n${mail?.text}`)
  assert.doesNotMatch(`${mail?.text}${mail?.html}`, /Otto|Moved|Name day|evil\.example/)
  at('2026-03-12T07:00:30Z')
  assert.deepEqual(await mails(rui), [])
})

test('a date on 29 February comes on 28 February in common years, wherever the day is shown', async () => {
  const came: string[] = []
  for (const day of ['2026-02-28', '2026-03-01', '2027-02-28', '2028-02-28', '2028-02-29', '2028-03-01']) {
    at(`${day}T05:00:00Z`)
    const rui = await newPromiser(house)
    const { client, connectionId } = rui
    await client.Connections_update({ connectionId, birthday: '--02-29' })
    await client.Dates_add({ connectionId, kind: 'anniversary', date: '2012-02-29' })
    await client.Reminders_update({ digest: true })
    at(`${day}T07:00:30Z`)
    const [mail] = await mails(rui)
    const { moves } = await client.Moves_next({})
    const { dates } = await client.Connections_brief({ connectionId })
    const isToday = {
      digest: /Birthday today.*Anniversary today/s.test(mail?.text ?? ''),
      today: moves.filter(({ kind, dueOn }) => /birthday|date/.test(kind) && dueOn === day).length === 2,
      brief: dates[0]?.nextOn === day,
    }
    assert.equal(new Set(Object.values(isToday)).size, 1, `${day} ${JSON.stringify(isToday)}`)
    if (isToday.digest) came.push(day)
  }
  assert.deepEqual(came, ['2026-02-28', '2027-02-28', '2028-02-29'])
})
