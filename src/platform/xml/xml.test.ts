import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastLongestBlock } from '../../../test/harness/longest-block.ts'
import { childrenNamed, readXml } from './xml.ts'

const read = (text: string) => readXml(Buffer.from(text))

test('names are the same whatever prefixes a client chose', async () => {
  const inner = '<D:href>/a</D:href>'
  const bodies = [
    `<C:x xmlns:C="urn:ietf:params:xml:ns:carddav" xmlns:D="DAV:">${inner}</C:x>`,
    `  <x xmlns="urn:ietf:params:xml:ns:carddav" xmlns:D="DAV:">${inner}</x>`,
    '\uFEFF<a:x xmlns:a="urn:ietf:params:xml:ns:carddav"><href xmlns="DAV:"><![CDATA[/a]]></href></a:x>',
  ]
  for (const body of bodies) {
    const root = await read(body)
    assert.ok(root)
    assert.equal(root.name, 'card:x')
    assert.deepEqual(
      childrenNamed(root, 'd:href').map(({ text }) => text),
      ['/a'],
    )
  }
  assert.equal((await read('<x xmlns="urn:other"/>'))?.name, '{urn:other}x')
  assert.equal(await read(' \n'), null)
})

test('no request body delays other requests, however it is built', async () => {
  const hostile = [
    `<a>${'<b/>'.repeat(1_000_000)}</a>`,
    `${'<a>'.repeat(1_000_000)}`,
    `<a ${Array.from({ length: 20_000 }, (_, at) => `b${at}="1"`).join(' ')}/>`,
    `<a>${'x'.repeat(4_000_000)}</a>`,
    `<a>${'&amp;'.repeat(800_000)}</a>`,
    `<${'a'.repeat(4_000_000)}/>`,
  ]
  for (const body of hostile) {
    const block = await leastLongestBlock(50, () => read(body).catch(() => null))
    assert.ok(block <= 50, `${block} ms for ${body.slice(0, 20)}`)
  }
})
