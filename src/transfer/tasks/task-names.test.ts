import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../../../test/harness/harness.ts'
import { saveTask, taskOf, textOf, withPromise } from '../../../test/harness/task-device.ts'

const house = await useHouse()

test('a task that names the person is not given their name a second time', async () => {
  const device = await withPromise(house)
  const summaryOf = async (name: string) => /^SUMMARY:(.*)\r$/m.exec(await textOf(device, name))?.[1]
  await saveTask(device, 'call.ics', taskOf('SUMMARY:Call Ana Ribeiro'))
  assert.equal(await summaryOf('call.ics'), 'Call Ana Ribeiro')
  await saveTask(device, 'call.ics', (await textOf(device, 'call.ics')).replace('Call', 'Thank'))
  assert.equal(await summaryOf('call.ics'), 'Thank Ana Ribeiro')
  await saveTask(device, 'call.ics', (await textOf(device, 'call.ics')).replace('Thank Ana Ribeiro', 'Thank her'))
  assert.equal(await summaryOf('call.ics'), 'Thank her (Ana Ribeiro)')
})

test('a task names the person without accents, title or capitals too', async () => {
  const device = await withPromise(house)
  for (const [displayName, summary] of [
    ['Zoë Müller', 'Call Zoë Müller'.normalize('NFD')],
    ['Zoë Müller', 'call zoe muller'],
    ['Dr. Petra Koch', 'Thank Petra Koch'],
    ['Sean O’Brien', "Write to Sean O'Brien"],
    ['Sean O’Brien', 'Ask Sean O’Brien’s team'],
    ['李小龍', '打电话给 李小龍'],
  ] as const) {
    const { connectionId } = await device.client.Connections_create({ displayName })
    const { promiseId } = await device.client.Promises_create({ connectionId, text: summary })
    assert.match(await textOf(device, `${promiseId}.ics`), new RegExp(`^SUMMARY:${summary}\r$`, 'm'))
    await device.client.Connections_remove({ connectionId })
  }
})
