import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { fullToolList } from '#door/mcp/tool-sets.ts'
import { views } from '#door/mcp/views.ts'
import { viewPages } from '#web/views/pages.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { eras, overHttp } from './assistant.ts'
import { fullClient, showsViews } from './full-client.ts'

const house = await useHouse()

for (const era of eras)
  test(`in the ${era} era, tools have views for clients that can show them, and for no others`, async () => {
    const { token } = await newMember(house)
    const plain = await fullClient(house, token, era)
    assert.deepEqual((await plain.listTools()).tools, fullToolList)
    const other = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html'] } } }
    const foreign = await fullClient(house, token, era, other)
    assert.deepEqual((await foreign.listTools()).tools, fullToolList)
    const client = await fullClient(house, token, era, showsViews)
    const { tools } = await client.listTools()
    const linked = tools.flatMap(({ name, _meta }) => (_meta?.ui ? [[name, _meta.ui]] : []))
    assert.deepEqual(linked, [
      ['brief', { resourceUri: views.person.uri }],
      ['get_connection', { resourceUri: views.person.uri }],
      ['list_next_moves', { resourceUri: views.nextMoves.uri }],
    ])
    for (const each of [plain, foreign, client]) await each.close()
  })

test('/mcp has no views, whatever the client can show', async () => {
  const { client } = await overHttp(house, (await newMember(house)).token)
  assert.ok((await client.listTools()).tools.every(({ _meta }) => _meta === undefined))
  await client.close()
})

test('a view is one document that runs only its own script and reaches nothing', async () => {
  const client = await fullClient(house, (await newMember(house)).token, 'modern', showsViews)
  for (const [name, { uri }] of Object.entries(views)) {
    const [content] = (await client.readResource({ uri })).contents
    assert.equal(content?.mimeType, 'text/html;profile=mcp-app')
    assert.deepEqual(content?._meta?.ui, { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: false })
    const text = content && 'text' in content ? content.text : ''
    assert.equal(text, viewPages[name as keyof typeof viewPages]())
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text) ?? []
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? []
    assert.match(
      policy,
      /^default-src 'none'; style-src '[^']+'; script-src '[^']+'; base-uri 'none'; form-action 'none'$/,
    )
    for (const part of [style, script]) assert.ok(policy.includes(createHash('sha256').update(part).digest('base64')))
    assert.doesNotMatch(text, /https?:|innerHTML|\bimport\b|url\(/)
    assert.ok(Buffer.byteLength(text) < 34_000, `${name}: ${Buffer.byteLength(text)} bytes`)
  }
  await client.close()
})
