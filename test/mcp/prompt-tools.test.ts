import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '@modelcontextprotocol/client'
import { prompts, writePrompt } from '#door/mcp/serve-prompts.ts'
import { fullToolList } from '#door/mcp/tool-sets.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { fullClient } from './full-client.ts'

const house = await useHouse()

test('prompts name only tools that the assistant has, and under Read no prompt is about changes', async () => {
  const { client } = await newMember(house)
  const { token } = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const reader = await fullClient(house, token)
  const names = (await reader.listPrompts()).prompts.map(({ name }) => name)
  assert.deepEqual(names, ['brief_me', 'weekly_review'])
  const all = new Set(fullToolList.map(({ name }) => name))
  const reading = new Set((await reader.listTools()).tools.map(({ name }) => name))
  for (const prompt of prompts) {
    const text = writePrompt(prompt, 'write', { person: 'Ana', notes: '' })
    for (const name of toolNames(text)) assert.ok(all.has(name), `${prompt.name} names ${name}`)
  }
  for (const name of names)
    for (const tool of toolNames(await textOf(reader, name, { person: 'Ana' })))
      assert.ok(reading.has(tool), `under Read, ${name} names ${tool}`)
  await assert.rejects(textOf(reader, 'after_a_meeting', { person: 'Ana', notes: 'x' }), /No prompt has this name\./)
  await reader.close()
})

/** Words with an underscore, and the tools of one word. */
const toolNames = (text: string) =>
  [...text.matchAll(/\b(?:[a-z]+_[a-z_]+|(?<=[Cc]all )(?:brief|undo|ask))\b/g)].map(([name]) => name)

async function textOf(client: Client, name: string, args: Record<string, string> = {}) {
  const { messages } = await client.getPrompt({ name, arguments: args })
  assert.equal(messages.length, 1)
  const content = messages[0]?.content
  assert.equal(content?.type, 'text')
  return content.text
}
