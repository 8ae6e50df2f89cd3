import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { addOn, recall, speech } from './add-on.ts'

test('an add-on counts as installed once it worked, and no longer when another version is needed', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kith-add-on-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const some = addOn('some', folder)
  writeFileSync(join(folder, 'package-lock.json'), '{ "version": 1 }')
  mkdirSync(some.modules)
  assert.equal(some.isInstalled(), false)
  some.countAsInstalled()
  assert.equal(some.isInstalled(), true)
  writeFileSync(join(folder, 'package-lock.json'), '{ "version": 2 }')
  assert.equal(some.isInstalled(), false)
  some.countAsInstalled()
  some.discount()
  assert.equal(some.isInstalled(), false)
})

test('the lockfiles of the add-ons name no registry and have a hash for every package', () => {
  for (const { folder } of [speech, recall]) {
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    for (const [name, entry] of Object.entries<Record<string, unknown>>(lock.packages)) {
      if (name === '') continue
      assert.equal(entry.resolved, undefined, name)
      assert.match(String(entry.integrity), /^sha512-/, name)
    }
  }
})
