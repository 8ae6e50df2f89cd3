import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fullToolList, toolList } from '#door/mcp/tool-sets.ts'
import { golden } from '../scripts/golden.ts'

for (const [file, text] of Object.entries(golden)) {
  test(`${file} matches the contract (after a change, run npm run golden and read the diff)`, () => {
    assert.ok(text === readFileSync(file, 'utf8'), `${file} is out of date: run npm run golden and read the diff`)
  })
}

test('both tool lists are small enough for every conversation', () => {
  assert.ok(Buffer.byteLength(JSON.stringify(toolList)) <= 8_000)
  assert.ok(Buffer.byteLength(JSON.stringify(fullToolList)) <= 16_000)
  assert.ok(fullToolList.length <= 21)
  for (const { description } of fullToolList) assert.ok(description.split(/\s+/).length <= 60, description)
})

test('only tools that change something say that they require write scope', () => {
  for (const { description, annotations } of fullToolList) {
    assert.equal(description.endsWith('Requires write scope.'), !annotations.readOnlyHint)
  }
})
