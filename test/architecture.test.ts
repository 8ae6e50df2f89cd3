import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const arrows = new Map(files.map((file) => [file, importsOf(file)]))

/** What a file may not be imported by: rules know no transport, contracts know no rules. */
const transports = [
  'src/door/http/routes.ts',
  'src/door/mcp/routes.ts',
  'src/web/oauth/routes.ts',
  'src/contract/reference/openapi.ts',
  'src/boot/server.ts',
  'src/door/mcp/tools.ts',
  'src/door/request-context.ts',
  'src/door/problems.ts',
  'src/door/http/file-response.ts',
]
/** The rooms below the door hold rules. */
const isRule = (file: string) => /^src\/(platform|language|members|people|cards|asking|transfer)\//.test(file)

test('rules never import a transport, nor the door', () => {
  for (const [file, targets] of arrows) {
    if (!isRule(file)) continue
    const wrong = targets.filter((target) =>
      [...transports, 'src/door/call.ts', 'src/door/handlers.ts'].includes(target),
    )
    assert.deepEqual(wrong, [], `${file} imports ${wrong}`)
  }
})

test('a contract imports only other contracts, so a browser can load it', () => {
  for (const [file, targets] of arrows) {
    if (!/\/api\.ts$/.test(file)) continue
    for (const target of targets)
      assert.match(target, /^src\/(.*\/api|contract\/(operation|fields|files))\.ts$/, `${file} imports ${target}`)
    for (const name of packagesOf(file)) assert.equal(name, 'zod', `${file} imports ${name}`)
  }
})

test('only the database folder, and the limits that share its server, know the engines', () => {
  for (const file of files.filter((each) => !each.startsWith('src/platform/db/'))) {
    assert.deepEqual(
      packagesOf(file).filter((name) => ['pg', 'node:sqlite'].includes(name)),
      [],
      file,
    )
  }
})

test('requests reach rules through the one door only', () => {
  const callers = [...arrows].filter(([, targets]) => targets.includes('src/door/handlers.ts')).map(([file]) => file)
  assert.deepEqual(callers, ['src/door/call.ts'])
})

test('no two files import each other, however long the way round', () => {
  for (const file of files) assert.equal(wayBack(file), null)
})

test('files are small, and there are no drawers', () => {
  for (const file of [...files, ...globSync('{test,scripts,bench}/**/*.ts')]) {
    assert.ok(readFileSync(file, 'utf8').split('\n').length <= 301, `${file} is over 300 lines`)
    assert.doesNotMatch(file, /(^|\/)(utils?|helpers?|common|lib|misc|services?|types)(\/|\.ts$)/)
  }
})

function importsOf(file: string) {
  return specifiers(file)
    .filter((name) => /^[.#].*\.ts$/.test(name))
    .map((name) => (name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name)))
}

function packagesOf(file: string) {
  return specifiers(file).filter((name) => !/^[.#]/.test(name))
}

function specifiers(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'/gms)].map(
    (match) => match[1] ?? '',
  )
}

function wayBack(start: string) {
  const open = [[start]]
  const seen = new Set<string>()
  for (let path = open.pop(); path; path = open.pop()) {
    for (const next of arrows.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, next].join(' → ')
      if (!seen.has(next)) open.push([...path, next])
      seen.add(next)
    }
  }
  return null
}
