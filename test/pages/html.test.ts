import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { html, prose, textOf } from '#platform/html/html.ts'
import { quoted } from '#web/reference/curl.ts'
import { pretty } from '#web/site/code-blocks.ts'

test('whatever is put into a page stays text', () => {
  assert.equal(
    textOf(html`<p title="${'"><script>'}">${"a & b's"}</p>`),
    '<p title="&quot;&gt;&lt;script&gt;">a &amp; b&#39;s</p>',
  )
  assert.equal(textOf(prose('use `<b>` & go')), 'use <code>&lt;b&gt;</code> &amp; go')
})

test('pieces, lists and nothing at all are put together', () => {
  assert.equal(textOf(html`${[html`<i>${1}</i>`, false, null, undefined, ['x']]}`), '<i>1</i>x')
})

test('JSON laid out for people is the same JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) =>
      assert.equal(JSON.stringify(JSON.parse(pretty(value))), JSON.stringify(value)),
    ),
  )
})

test('a word for the shell is quoted when it has to be', () => {
  assert.equal(quoted('http://localhost:4600/api'), 'http://localhost:4600/api')
  assert.equal(quoted("it's"), `'it'\\''s'`)
})
