import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '@modelcontextprotocol/client'
import { newMember, useHouse } from '../harness/harness.ts'
import { eras, overHttp } from './assistant.ts'
import { fullClient } from './full-client.ts'

const house = await useHouse()

for (const era of eras)
  test(`in the ${era} era, a client lists the prompts and gets one with its arguments`, async () => {
    const client = await fullClient(house, (await newMember(house)).token, era)
    const listed = (await client.listPrompts()).prompts
    assert.deepEqual(
      listed.map(({ title, arguments: list = [] }) => [title, ...list.map(({ name }) => name)]),
      [['Brief me', 'person'], ['Weekly review'], ['After a meeting', 'person', 'notes']],
    )
    const args = { person: 'Ana {notes} $& Ribeiro', notes: 'Coffee. I’ll send her the deck.' }
    const after = await textOf(client, 'after_a_meeting', args)
    assert.match(
      after,
      /^I have just met Ana \{notes\} \$& Ribeiro\. .*<notes>\nCoffee\. I’ll send her the deck\.\n<\/notes>/s,
    )
    assert.match(await textOf(client, 'weekly_review'), /list_open_promises.*complete_promise/s)
    await assert.rejects(textOf(client, 'brief_me'), /The argument person is missing\./)
    await assert.rejects(textOf(client, 'brief_me', { person: ' ' }), /The argument person is missing\./)
    await assert.rejects(textOf(client, 'brief_you'), /No prompt has this name\./)
    await client.close()
  })

test('the argument of a person is completed by the names of the member’s own people', async () => {
  const [rui, other] = [await newMember(house), await newMember(house)]
  for (const displayName of ['Ana Ribeiro', 'Anabela Cruz', 'Tom Hale'])
    await rui.client.Connections_create({ displayName })
  const { connectionId } = await other.client.Connections_create({ displayName: 'Anatole France' })
  const client = await fullClient(house, rui.token)
  const complete = async (value: string, ref = brief) =>
    (await client.complete({ ref, argument: { name: 'person', value } })).completion.values
  assert.deepEqual((await complete('ana')).toSorted(), ['Ana Ribeiro', 'Anabela Cruz'])
  assert.deepEqual((await complete('')).toSorted(), ['Ana Ribeiro', 'Anabela Cruz', 'Tom Hale'])
  assert.deepEqual(await complete('Zebedee'), [])
  const template = { type: 'ref/resource' as const, uri: 'kith://people/{id}' }
  const byId = await client.complete({ ref: template, argument: { name: 'id', value: 'anat' } })
  assert.ok(!byId.completion.values.includes(connectionId))
  assert.deepEqual(
    (await client.complete({ ref: brief, argument: { name: 'notes', value: 'a' } })).completion.values,
    [],
  )
  await client.close()
})

test('/mcp has tools only', async () => {
  const { client } = await overHttp(house, (await newMember(house)).token)
  assert.deepEqual(Object.keys(client.getServerCapabilities() ?? {}), ['tools'])
  await client.close()
})

const brief = { type: 'ref/prompt' as const, name: 'brief_me' }

async function textOf(client: Client, name: string, args: Record<string, string> = {}) {
  const { messages } = await client.getPrompt({ name, arguments: args })
  assert.equal(messages.length, 1)
  const content = messages[0]?.content
  assert.equal(content?.type, 'text')
  return content.text
}
