import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { type House, newMember, openHouse } from '../harness.ts'
import { answers } from './laborer-answers.ts'

const mostStatements = 60

test('a job killed at any of its statements is done by the next one, and done once', async (t) => {
  const house = await openHouse()
  house.kith.model = answers.model
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await client.Memory_addNote({ connectionId, text: 'We fired the pots together; the kiln is on me.' })
  let killed = 0
  // Two minutes later each time: the lease of the one before has ended.
  for (let n = 1; n < mostStatements; n++) {
    if ((await labor(house, n, 2 * n)) === null) killed += 1
    else break
  }
  t.diagnostic(`killed ${killed} times`)
  assert.ok(killed >= 4 && killed < mostStatements - 1)
  const { suggestions } = await client.Promises_suggested({})
  assert.deepEqual(
    suggestions.map(({ text, foundBy }) => [text, foundBy]),
    [['Pay for the kiln', 'model']],
  )
  assert.deepEqual((await client.Jobs_list({})).jobs, [])
  await house.close()
})

/** The code it ended with; null when it was killed. */
async function labor({ kith: { config } }: House, deadly: number, minutes: number) {
  const store = config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : { KITH_DATA: config.data }
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['test/faults/laborer.ts', String(deadly), String(minutes)], {
    env: { PATH, ...store },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code as number | null
}
