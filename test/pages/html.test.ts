import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { html, inlineCode, renderHtml } from '#platform/html/html.ts'
import { shellQuote } from '#web/reference/operation.ts'
import { formatJson } from '#web/site/code-blocks.ts'

test('indents are for readers of the code: browsers get none between tags, and a space within one or in a text', () => {
  const link = html`<a
    href="/" ${html`class="x"`}
    >one
    line</a>
    ${'two'}
    <b>three</b>
<i>four</i>`
  assert.equal(renderHtml(link), '<a href="/" class="x">one line</a>two<b>three</b>\n<i>four</i>')
  assert.equal(
    renderHtml(html`id="a"
    name="b"`),
    'id="a" name="b"',
  )
})

test('values in a page are escaped', () => {
  assert.equal(
    renderHtml(html`<p title="${'"><script>'}">${"a & b's"}</p>`),
    '<p title="&quot;&gt;&lt;script&gt;">a &amp; b&#39;s</p>',
  )
  assert.equal(renderHtml(inlineCode('use `<b>` & go')), 'use <code>&lt;b&gt;</code> &amp; go')
})

test('pieces, lists and empty values are joined', () => {
  assert.equal(renderHtml(html`${[html`<i>${1}</i>`, false, null, undefined, ['x']]}`), '<i>1</i>x')
})

test('formatted JSON parses to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) =>
      assert.equal(JSON.stringify(JSON.parse(formatJson(value))), JSON.stringify(value)),
    ),
  )
})

test('shell words are quoted when necessary', () => {
  assert.equal(shellQuote('http://localhost:4600/api'), 'http://localhost:4600/api')
  assert.equal(shellQuote("it's"), `'it'\\''s'`)
})
