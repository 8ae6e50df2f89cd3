import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillLife } from '../../bench/assistant/fill.ts'
import { Judge } from '../../bench/assistant/judge.ts'
import { instantIn, readLife } from '../../bench/assistant/life.ts'
import { playTask } from '../../bench/assistant/play.ts'
import { connectTools } from '../../bench/assistant/scripted-assistant.ts'
import { tasks } from '../../bench/assistant/tasks/tasks.ts'
import { memberContext, newMember, useHouse } from '../harness/harness.ts'

const house = await useHouse()
const life = await readLife()
house.clock.set(`${instantIn(life, life.now)}`)
const someone = await newMember(house, { timeZone: life.timeZone })
const ids = await fillLife(memberContext(house, someone), life)
const { token } = await someone.client.Tokens_create({ name: 'Assistant', access: 'write' })
const tools = await connectTools(new URL('/mcp/full', house.url), token)
const judge = new Judge(someone.client, ids)
await judge.skipChanges()

test('an assistant with the full set of tools finishes everyday tasks', async (t) => {
  for (const task of tasks) {
    await t.test(task.says, async () => {
      const { failure, wrongPeople } = await playTask({ life, judge, tools }, 'full', task)
      assert.deepEqual([failure, wrongPeople], [null, []])
    })
  }
})
