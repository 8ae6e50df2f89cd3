import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

/** The rooms of `src/`, from the bottom up. A room imports only rooms below it. */
const rooms: string[] = [
  'contract',
  'platform',
  'language',
  'members',
  'people',
  'cards',
  'asking',
  'transfer',
  'door',
  'web',
  'boot',
]
/** Rooms in which slices still import each other. */
const roomsWithCircles = ['platform', 'language']
const maxFilesInFolder = 20
const maxLines = 300
const maxRegexLength = 200
/** A regex literal, distinguished from a division by the token before it. */
const regexLiteral = /(?<=^|[\s(,[=:!&|?{}])\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g

const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const browserScripts = globSync('src/web/**/*.js')
const styleSheets = globSync('src/web/**/*.css')
const imports = new Map([...files, ...browserScripts].map((file) => [file, importsOf(file)]))

test('only entry points lie loose in src', () => {
  const loose = globSync('src/*.*')
  assert.deepEqual(loose.sort(), ['src/main.ts', 'src/stdio.ts'], 'put the new file in the room its noun belongs to')
})

test('every folder of src is a room with a place in the order', () => {
  const unknown = files.map(roomOf).filter((room) => room && !rooms.includes(room))
  assert.deepEqual([...new Set(unknown)], [], `the rooms are ${rooms.join(', ')}`)
})

test('distances, text sizes and corners in the app are from one scale', () => {
  const off = globSync('src/web/app/style/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ *(gap|margin[\w-]*|padding[\w-]*|font-size|border-radius): ([^;(]*);/gm)]
      .filter(([, name = '', values = '']) => !isOnScale(name, values))
      .map(([rule]) => `${file}: ${rule.trim()}`),
  )
  assert.deepEqual(
    off,
    [],
    `distances in rem: ${distances.join(' ')}; text: ${textSizes.join(' ')}; corners: var(--radius)`,
  )
})

const distances = ['0.125', '0.25', '0.5', '0.75', '1', '1.5', '2', '3', '4', '6', '7', '8']
const textSizes = ['0.8125', '0.9375', '1', '1.0625', '1.25', '1.5', '2']

function isOnScale(name: string, values: string) {
  if (name === 'border-radius') return values.split(' ').every((each) => /^(0|4px|50%|var\()/.test(each))
  const scale = name === 'font-size' ? textSizes : distances
  return [...values.matchAll(/([\d.]+)rem/g)].every(([, size = '']) => scale.includes(size))
}

test('a room imports only rooms below it', () => {
  const upward = arrows().filter(([from, to]) => !isContract(to) && heightOf(to) > heightOf(from))
  const order = rooms.toReversed().join(' → ')
  assert.deepEqual(
    upward.map(([from, to]) => `${from} imports ${to}`),
    [],
    `imports point down only: ${order}. Move the rule to the lower room, or pass it in from above`,
  )
})

test('imports are relative inside a room and start with # across rooms', () => {
  for (const file of files)
    for (const name of importNames(file)) {
      const target = resolveImport(file, name)
      if (!target || !roomOf(file)) continue
      const isInside = roomOf(target) === roomOf(file)
      assert.equal(name.startsWith('.'), isInside, `${file} imports '${name}'`)
    }
})

test('folders have no import cycles of any length', () => refuseCircles(dirname))

test('no slices of a room import each other, however long the way round', () => {
  refuseCircles((file) => (roomsWithCircles.includes(roomOf(file) ?? '') ? null : sliceOf(file)))
})

test('files have no import cycles of any length', () => {
  for (const file of imports.keys())
    assert.equal(findCircle(file, (each) => imports.get(each) ?? [])?.join(' → ') ?? null, null)
})

test('a folder holds at most about twenty source files', () => {
  for (const sources of [files, browserScripts, styleSheets])
    for (const [folder, inside] of Map.groupBy(sources, dirname))
      assert.ok(
        inside.length <= maxFilesInFolder,
        `${folder} holds ${inside.length} files: look for the nouns hiding in it`,
      )
})

/** The type of all texts, which nobody reads from top to bottom. */
const generated = 'src/contract/texts/words.ts'

test('files are short, and there are no drawers', () => {
  for (const file of [...files, ...browserScripts, ...styleSheets, ...globSync('{test,scripts,bench}/**/*.ts')]) {
    if (file === generated) continue
    assert.ok(readFileSync(file, 'utf8').split('\n').length <= maxLines + 1, `${file} is over ${maxLines} lines`)
    assert.doesNotMatch(file, /(^|\/)(utils?|helpers?|common|lib|misc|services?|types)(\/|\.ts$)/)
  }
})

test('pages are drawn by lines that an editor shows whole', () => {
  const long = files
    .filter((file) => file.startsWith('src/web/'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.length > (isTemplateLine(line) ? 120 : 140) && !loneString.test(line))
        .map((line) => `${file}: ${line.trim().slice(0, 60)}…`),
    )
  assert.deepEqual(long, [], 'break a tag before an attribute: indents reach no browser')
})

const isTemplateLine = (line: string) => /html`|<\/?[a-z]|\$\{/.test(line) && !/^\s*(\*|\/[/*])/.test(line)
/** A text or a drawing, which nobody wants in pieces. */
const loneString = /^\s*(['"`][^'"]*['"`][,;]?|d="[^"]*"\/>`,)$/

test('no regular expression is longer than 200 characters', () => {
  for (const file of files)
    for (const [regex] of readFileSync(file, 'utf8').matchAll(regexLiteral))
      assert.ok(regex.length <= maxRegexLength, `${file}: make it a list of words: ${regex.slice(0, 60)}…`)
})

test('a contract imports zod, other contracts and nothing else: it is safe in a browser', () => {
  for (const file of files.filter((each) => each.endsWith('/api.ts'))) {
    for (const target of imports.get(file) ?? []) assert.ok(isContract(target), `${file} imports ${target}`)
    for (const name of packagesOf(file)) assert.equal(name, 'zod', `${file} imports ${name}`)
  }
})

test('only the database folder knows the engines', () => {
  for (const file of files.filter((each) => !each.startsWith('src/platform/db/')))
    for (const engine of ['pg', 'node:sqlite'])
      assert.ok(!packagesOf(file).includes(engine), `${file} imports ${engine}: only src/platform/db may`)
})

test('every request reaches its function through the one door', () => {
  const callers = files.filter((file) => imports.get(file)?.includes('src/door/handlers.ts'))
  assert.deepEqual(callers, ['src/door/call.ts'])
})

test('code is loaded by plain imports, which editors and bundlers follow', () => {
  // The packages of an add-on lie in a folder of their own.
  const exceptions = ['src/platform/addons/add-on.ts']
  for (const file of files.filter((each) => !exceptions.includes(each))) {
    const source = readFileSync(file, 'utf8')
    assert.doesNotMatch(source, /\b(createRequire|getBuiltinModule|onFirstUse|registerHooks)\b/, file)
    for (const [, specifier = ''] of source.matchAll(/\bimport\(([^)]*)\)/g))
      assert.match(specifier, /^'[^']+'$/, `${file} imports something that is known only when it runs`)
  }
})

test('each program of a thread or process is a file of its own', () => {
  for (const file of files) {
    const programs = readFileSync(file, 'utf8').matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)
    for (const [, name = ''] of programs) assert.ok(files.includes(join(dirname(file), name)), `${file} starts ${name}`)
  }
})

/** `placeOf`: the folder or slice of a file, of which none may import itself by way of others; null if it does not count. */
function refuseCircles(placeOf: (file: string) => string | null) {
  const places = new Map<string, Map<string, string>>()
  for (const [from, to] of arrows()) {
    const [place, target] = [placeOf(from), placeOf(to)]
    if (isContract(from) || isContract(to) || place === null || target === null || place === target) continue
    const targets = places.get(place) ?? new Map()
    places.set(place, targets.set(target, `${from} imports ${to}`))
  }
  for (const place of places.keys()) {
    const circle = findCircle(place, (each) => [...(places.get(each)?.keys() ?? [])])
    const reasons = circle?.slice(1).map((to, index) => places.get(circle[index] ?? '')?.get(to))
    assert.equal(circle, null, `in a circle:\n${reasons?.join('\n')}`)
  }
}

function arrows() {
  return files.flatMap((from) => (imports.get(from) ?? []).map((to): [string, string] => [from, to]))
}

/** Null for an entry point. */
function roomOf(file: string) {
  const [, room, ...rest] = file.split('/')
  return rest.length > 0 ? (room ?? null) : null
}

/** `src/people/promises` */
const sliceOf = (file: string) => file.split('/').slice(0, 3).join('/')

function heightOf(file: string) {
  const room = roomOf(file)
  return isContract(file) ? 0 : room === null ? rooms.length : rooms.indexOf(room)
}

/** What a slice can be asked counts as contract wherever it lies. */
function isContract(file: string) {
  return file.startsWith('src/contract/') || file.endsWith('/api.ts')
}

function importsOf(file: string) {
  return importNames(file).flatMap((name) => resolveImport(file, name) ?? [])
}

function resolveImport(file: string, name: string) {
  if (!/^[.#].*\.[jt]s$/.test(name)) return null
  return name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name)
}

function packagesOf(file: string) {
  return importNames(file).filter((name) => !/^[.#]/.test(name))
}

function importNames(file: string) {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|(?<!\{)import\('([^']+)'\)/gms,
  )
  return [...statements].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function findCircle(start: string, next: (node: string) => string[]) {
  const open = [[start]]
  const seen = new Set<string>()
  for (let path = open.pop(); path; path = open.pop()) {
    for (const node of next(path.at(-1) ?? '')) {
      if (node === start) return [...path, node]
      if (!seen.has(node)) open.push([...path, node])
      seen.add(node)
    }
  }
  return null
}
