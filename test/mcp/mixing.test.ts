import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { newMember, useHouse } from '../harness/harness.ts'
import { toolCall } from './post.ts'

const house = await useHouse()
const calls = 200

test('members who use the same message ids simultaneously never get each other’s answers', async (t) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  t.after(() => agent.destroy())
  const members = await Promise.all(['Ana', 'Bo'].map((name) => memberWith(name)))
  const everything = members.flatMap(({ name, token, connectionId }) =>
    Array.from({ length: calls }, async (_, id) => {
      const heard = await answer(agent, token, id, id % 2 === 0 ? {} : { query: name })
      assert.equal(heard.id, id)
      assert.deepEqual(heard.ids, [connectionId])
    }),
  )
  assert.equal((await Promise.all(everything)).length, 2 * calls)
})

async function memberWith(name: string) {
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: name })
  return { name, token, connectionId }
}

type Heard = { id: number; ids: string[] }

/** Retries when the service is busy, as it may be with so many parallel calls. */
async function answer(agent: Agent, token: string, id: number, input: object): Promise<Heard> {
  const { status, text } = await send(agent, token, id, input)
  if (status === 503) return setTimeout(200).then(() => answer(agent, token, id, input))
  assert.equal(status, 200, text)
  const message = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
  const { connections } = message.result.structuredContent
  return { id: message.id, ids: connections.map((each: { connectionId: string }) => each.connectionId) }
}

function send(agent: Agent, token: string, id: number, input: object) {
  const { headers, body } = toolCall(id % 3 === 0 ? 'legacy' : 'modern', id, 'search_connections', input)
  const accept = 'application/json, text/event-stream'
  const all = { ...headers, accept, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const path = id % 4 < 2 ? '/mcp' : '/mcp/full'
    const asked = request(house.url + path, { method: 'POST', agent, headers: all }, async (answer) => {
      resolve({ status: answer.statusCode, text: (await answer.setEncoding('utf8').toArray()).join('') })
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}
