import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { shrinkScript } from '../../site/compressed.ts'

const folder = new URL('..', import.meta.url).pathname
const sources = globSync(`${folder}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'))
const named = (field: string) =>
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`${field}: \\[([^\\]]*)\\]`, 'g'))].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ),
  )

const listSheets = () =>
  globSync('**/*.css', { cwd: `${folder}/style` }).map((file) => file.replace(/(\/.*)?\.css$/, ''))

test('every sheet and script that a screen names exists', () => {
  const sheets = listSheets()
  const scripts = globSync('**/*.js', { cwd: `${folder}/browser` })
  for (const name of named('sheets')) assert.ok(sheets.includes(name), `style/${name}.css is missing`)
  for (const name of named('scripts')) assert.ok(scripts.includes(name), `browser/${name} is missing`)
})

test('every sheet of a screen is named by a screen', () => {
  const shared = ['base', 'controls', 'shell']
  const used = new Set([...shared, ...named('sheets')])
  for (const name of listSheets()) assert.ok(used.has(name), `${name}.css is unused`)
})

test('a script that is sent says the same as its source', () => {
  const literals = (script: string) => script.match(/'[^'\n]*'|\/(?![/*])[^\n]*?[^\\]\/[gimu]*/g)
  for (const file of globSync([
    `${folder}/browser/**/*.js`,
    `${folder}/../views/browser/*.js`,
    `${folder}/../site/*.js`,
    `${folder}/../card/*.js`,
  ])) {
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    assert.deepEqual(literals(shrinkScript(source)), literals(source), basename(file))
  }
})
