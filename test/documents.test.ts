import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'

const documents = globSync(['*.md', 'docs/**/*.md'])

test('every link between the documents works', () => {
  for (const file of documents) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue
      assert.ok(existsSync(join(dirname(file), target)), `${file} links to ${target}`)
    }
  }
})

test('every file named in the documents exists', () => {
  for (const file of documents) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/`((?:src|test|scripts|docs|bench)\/[\w./-]+)`/g)) {
      assert.ok(existsSync(path), `${file} names ${path}`)
    }
  }
})

test('the table of rooms names every folder of a room, unless it says “and so on”', () => {
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `(\w+)\/` \| (.+) \|$/gm)
  for (const [, room, contents = ''] of rows) {
    if (contents.includes('and so on')) continue
    for (const folder of globSync(`src/${room}/*/`))
      assert.ok(contents.includes(`\`${basename(folder)}/\``), `the row of ${room}/ does not name ${basename(folder)}/`)
  }
})

test('every dependency is listed in ADR 3', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const record = readFileSync('docs/adr/0003-dependencies.md', 'utf8')
  const named = new Set(record.match(/(?<=^\|.*`)@?[\w./*-]+(?=`.*\|)/gm))
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !named.has(name) && !(name.startsWith('@types/') && named.has('@types/*')),
  )
  assert.deepEqual(missing, [])
})
