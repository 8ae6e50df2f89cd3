import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scene } from './scene.ts'

const patienceMs = 3 * 60_000
const maxRemoved = 100

const photo = new Blob([await readFile(join(import.meta.dirname, '../demo/photos/rui.jpg'))])

type Step = (scene: Scene) => Promise<unknown>

/** The people of the member arrive on the device. */
export const firstSync: Step = async ({ device, people }) => {
  await device.sync()
  await until(async () => assert.equal(await device.countPeople(), people))
}

/** After the first sync, in this order. Each ends when the other side has it. */
export const steps = {
  'a change on the device': async ({ device, member, ana: { name, connectionId } }) => {
    await device.changeCard(name, { title: 'Captain', note: 'Met at the harbour' })
    await device.sync()
    await until(async () => {
      const { displayName, title, emails, timeline } = await member.client.Connections_get({ connectionId })
      assert.deepEqual([displayName, title, emails], [name, 'Captain', ['ana@example.com']])
      assert.equal(timeline.filter(({ text }) => text === 'Met at the harbour').length, 1)
    })
  },
  'a change in Kith': async ({ device, member, ana: { name, connectionId } }) => {
    await member.client.Connections_update({ connectionId, company: 'Oceano' })
    await member.client.Connections_photo({ connectionId, photo })
    await device.sync()
    await until(async () => {
      const card = await device.readCard(name)
      assert.match(card, /^PHOTO[;:]/m)
      for (const words of ['Oceano', 'Captain', 'Met at the harbour']) assert.ok(card.includes(words), card)
    })
  },
  'a change on both': async ({ device, member, ana: { name, connectionId } }) => {
    await member.client.Connections_update({ connectionId, company: 'Marinha' })
    const { photo: version } = await member.client.Connections_get({ connectionId })
    await device.changeCard(name, { title: 'Admiral', note: 'Met at sea' })
    await device.sync()
    await until(async () => {
      const { title, company, photo, timeline } = await member.client.Connections_get({ connectionId })
      assert.deepEqual([title, company, photo], ['Admiral', 'Marinha', version])
      const entries = timeline.flatMap(({ text }) => (text?.startsWith('Met at') ? text : []))
      assert.deepEqual(entries, ['Met at sea'], 'one entry follows the note')
    })
  },
  'a new person': async ({ device, member }) => {
    await device.addPerson('Zoe Marsh', 'zoe@example.com')
    await device.sync()
    await until(async () => {
      const { connections } = await member.client.Connections_search({ query: 'zoe@example.com' })
      assert.deepEqual(
        connections.map(({ displayName }) => displayName),
        ['Zoe Marsh'],
      )
    })
  },
  'people merged and removed in Kith': async ({ device, member, others }) => {
    const [kept, merged, removed] = others.slice(-3)
    assert.ok(kept && merged && removed)
    const before = await device.countPeople()
    await member.client.Connections_merge({ connectionId: kept.connectionId, otherId: merged.connectionId })
    await member.client.Connections_remove({ connectionId: removed.connectionId })
    await device.sync()
    await until(async () => assert.equal(await device.countPeople(), before - 2))
    assert.deepEqual([await device.readCard(merged.name), await device.readCard(removed.name)], ['', ''])
    assert.equal((await device.readCard(kept.name)).match(/^EMAIL/gm)?.length, 2)
  },
  '100 people removed on the device': async (scene) => {
    const { device, member, others } = scene
    const removed = others.slice(0, maxRemoved).map(({ name }) => name)
    const before = await countRecords(scene)
    await device.removePeople(removed)
    await device.sync()
    await until(async () => {
      const { people } = await member.client.AddressBook_removed({ limit: 500 })
      assert.deepEqual(people.map(({ displayName }) => displayName).sort(), removed)
    })
    assert.deepEqual(await countRecords(scene), before, 'nothing is lost')
  },
  'nothing new': async ({ device, measure }) => {
    await device.sync()
    const { requests, received, writes } = await measure(device.sync)
    assert.equal(writes, 0, 'a device that changed nothing sends nothing')
    return `${requests} requests, ${Math.ceil(received / 1000)} KB`
  },
  'a task moved': async ({ device: { tasks }, member, promise: { promiseId, text } }) => {
    if (!tasks) return 'not played'
    await tasks.move(text, '2027-04-02')
    await until(async () => {
      const { dueOn, status } = await member.client.Promises_get({ promiseId })
      assert.deepEqual([dueOn, status], ['2027-04-02', 'open'])
    })
  },
  'a task ticked': async ({ device: { tasks }, member, promise: { promiseId, text } }) => {
    if (!tasks) return 'not played'
    await tasks.tick(text)
    await until(async () => {
      const { status } = await member.client.Promises_get({ promiseId })
      assert.equal(status, 'complete')
    })
  },
} satisfies Record<string, Step>

/** Some programs answer before they are through. */
async function until(check: () => Promise<unknown>) {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await pause(250)
  }
}

async function countRecords({ house: { kith }, member: { memberId } }: Scene) {
  const count = async (table: 'connections' | 'interactions' | 'promises') => {
    const rows = kith.db.selectFrom(table).where('memberId', '=', memberId)
    const { total } = await rows.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return Number(total)
  }
  return { people: await count('connections'), entries: await count('interactions'), promises: await count('promises') }
}
