// Finds the bundle of the programs that people start, or builds it if there is none of these sources. Runs on Node 20.
'use strict'
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..')
const cache = join(root, 'node_modules', '.cache', 'kith')
const sizes = 'sizes.json'
/** A build that takes longer was killed. */
const longestBuildMs = 10 * 60_000

exports.isBundled = (file) => ['src/main.ts', 'src/stdio.ts', 'scripts/kith.ts'].includes(file)

/** All files of a bundle lie in one folder. The same in bundle.ts. */
exports.bundledFile = (folder, file) => join(folder, `${file.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`)

/**
 * The folder of the bundle; null if none can be written, or if building fails: then the sources run as they are. `packages` is
 * where npm has put packages, and `node` the command that runs TypeScript.
 */
exports.findBundle = ({ packages, node, withLock }) => {
  const folder = join(cache, `bundle-${fingerprint(packages)}`)
  if (!isWhole(folder) && canWrite()) withLock(() => isWhole(folder) || build(folder, node))
  return isWhole(folder) ? folder : null
}

/** Changes with every source, and with every installation of packages. */
function fingerprint(packages) {
  const hash = createHash('sha256')
  for (const name of ['package.json', 'package-lock.json'])
    if (existsSync(join(root, name))) hash.update(readFileSync(join(root, name)))
  const sources = readdirSync(join(root, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    // `join` would take longer than all else here.
    .map((name) => `src/${name}`)
    .sort()
  const catalogs = readdirSync(join(root, 'locales')).map((name) => `locales/${name}`)
  const scripts = ['bundle.ts', 'find-bundle.cjs', 'kith.ts', 'stack-traces.ts'].map((name) => `scripts/${name}`)
  const files = [...sources, ...catalogs, ...scripts].map((name) => stamp(name, `${root}/${name}`))
  hash.update([...files, stamp('packages', join(packages, '.package-lock.json'))].join('\n'))
  return hash.digest('hex').slice(0, 16)
}

function stamp(name, path) {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
  // In whole seconds, which is all that the layers of an image keep.
  return `${name} ${Math.floor(mtimeMs / 1000)} ${size}`
}

/** Whether each file has its size: after a crash of the machine a file may be empty. */
function isWhole(folder) {
  try {
    const files = Object.entries(JSON.parse(readFileSync(join(folder, sizes), 'utf8')))
    return files.every(([name, size]) => statSync(`${folder}/${name}`).size === size)
  } catch {
    return false
  }
}

function canWrite() {
  try {
    mkdirSync(cache, { recursive: true })
    const probe = join(cache, `probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return true
  } catch {
    return false
  }
}

/** Into a folder of its own, which gets its name when it is complete. */
function build(folder, [command, ...options]) {
  const unfinished = join(cache, `building-${process.pid}`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  const built = spawnSync(command, [...options, join(__dirname, 'bundle.ts'), unfinished], { stdio: ['ignore', 2, 2] })
  if (built.status !== 0) {
    process.stderr.write('The bundle could not be built, so Kith starts from its sources, which takes longer.\n')
    rmSync(unfinished, { recursive: true, force: true })
    return
  }
  const written = readdirSync(unfinished).map((name) => [name, statSync(join(unfinished, name)).size])
  writeFileSync(join(unfinished, sizes), JSON.stringify(Object.fromEntries(written)))
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  removeOld(folder)
}

/** All but the one before: a service that runs may still load parts of it. */
function removeOld(current) {
  const age = (folder) => Date.now() - statSync(folder).mtimeMs
  const found = readdirSync(cache).map((name) => join(cache, name))
  const others = found.filter((folder) => folder.startsWith(join(cache, 'bundle-')) && folder !== current)
  const [, ...outdated] = others.sort((a, b) => age(a) - age(b))
  const killed = found.filter((folder) => folder.startsWith(join(cache, 'building-')) && age(folder) > longestBuildMs)
  for (const folder of [...outdated, ...killed]) rmSync(folder, { recursive: true, force: true })
}
