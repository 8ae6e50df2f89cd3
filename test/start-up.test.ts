import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { migrationNames } from '#platform/db/migrations/up-to-date.ts'

/** The packages that are loaded before the service answers. Others are loaded where they are first needed. */
const packagesAtStart = ['@fastify/multipart', 'fastify', 'isbot', 'kysely', 'pino', 'zod']

/** A thousand files cost a third of a second. */
const maxFilesAtStart = 400

const sources = new Map(
  globSync('src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, importsOf(file)]),
)
const loaded = loadedFrom('src/main.ts')

test('only these packages are loaded at the start', () => {
  const names = [...loaded]
    .flatMap((file) => sources.get(file) ?? [])
    .filter((name) => !/^(src\/|node:|package\.json$)/.test(name))
  assert.deepEqual([...new Set(names.map(packageOf))].sort(), packagesAtStart, 'load it with onFirstUse')
})

test('what only some requests need is loaded with the first of them', () => {
  assert.ok(loaded.size <= maxFilesAtStart, `${loaded.size} files: ${describeFolders([...loaded])}`)
  for (const folder of [
    'src/asking/answers',
    'src/asking/recall',
    'src/language/reading/commitments',
    'src/language/en/commitments',
    'src/language/reading/facts',
    'src/language/en/facts',
    'src/people/connections/record',
    'src/language/dates',
    'src/transfer/archive/importing',
    'src/transfer/imports/staging',
    'src/door/tool-changes/records',
    'src/web/card',
    'src/web/settings',
    'src/web/signing-in',
    'src/web/words/de',
    'src/web/words/fr',
  ])
    assert.deepEqual(
      [...loaded].filter((file) => file.startsWith(`${folder}/`)).filter((file) => !file.endsWith('/api.ts')),
      [],
      folder,
    )
})

test('each migration is a file of its name, so that a start can tell that all have run', () => {
  const list = readFileSync('src/platform/db/migrations/migrations.ts', 'utf8')
  const names = [...list.matchAll(/^ {2}'(\d{3}-[^']+)':/gm)].map(([, name]) => name)
  assert.ok(names.length > 30)
  assert.deepEqual([...migrationNames()].sort(), names.sort())
})

function loadedFrom(entry: string) {
  const seen = new Set([entry])
  for (const file of seen) for (const name of sources.get(file) ?? []) if (sources.has(name)) seen.add(name)
  return seen
}

/** What a file loads together with itself: neither types nor `import()`. */
function importsOf(file: string) {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)([^'"]*?)from '([^']+)'|^import '([^']+)'/gms,
  )
  return [...statements]
    .filter(([, names = '']) => !/^\{(?:\s*type \w+,?)+\s*\}\s*$/.test(names))
    .map(([, , name = '', bare = '']) => resolveName(file, name || bare))
}

function resolveName(file: string, name: string) {
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? join(dirname(file), name) : name
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

function describeFolders(files: string[]) {
  const folders = Map.groupBy(files, (file) => file.split('/').slice(1, 3).join('/'))
  return [...folders].map(([folder, inside]) => `${folder} ${inside.length}`).join(', ')
}
