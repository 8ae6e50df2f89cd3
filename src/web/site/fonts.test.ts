import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { useHouse } from '../../../test/harness/harness.ts'
import { fontAddresses, fontFaces } from './fonts.ts'

const { url } = await useHouse()

test('each font is served for good at an address that changes with it, and named in the style of every page', async () => {
  const files = readdirSync(new URL('fonts/', import.meta.url)).filter((name) => name.endsWith('.woff2'))
  assert.equal(fontAddresses().length, files.length)
  for (const address of fontAddresses()) {
    assert.ok(fontFaces().includes(address))
    const response = await fetch(url + address)
    assert.equal(response.headers.get('content-type'), 'font/woff2')
    assert.match(response.headers.get('cache-control') ?? '', /immutable/)
    const file = address.replace(/^\/fonts\/|\?.*$/g, '')
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.ok(bytes.equals(readFileSync(new URL(`fonts/${file}`, import.meta.url))), file)
  }
  assert.match(await (await fetch(`${url}/api/docs.css`)).text(), /@font-face ?\{ ?font-family: ?Figtree/)
  assert.equal((await fetch(`${url}/fonts/OFL.txt`)).status, 404)
})

test('all fonts together have at most 60 KB', () => {
  const folder = new URL('fonts/', import.meta.url)
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => readFileSync(new URL(name, folder)).length)
  assert.ok(sizes.reduce((sum, size) => sum + size) <= 60_000, sizes.join())
})
