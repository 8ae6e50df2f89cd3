// Installs what is missing, then runs a program of this project on the pinned Node: node scripts/run.cjs [FILE [ARGS]]
// Any Node from 20 on may start this file, so it uses only what Node 20 understands.
'use strict'
// Checked first: an older Node does not know the modules below.
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Kith needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`)
}
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { enableCompileCache } = require('node:module')
const { tmpdir } = require('node:os')
const { basename, dirname, join, sep } = require('node:path')
const { pathToFileURL } = require('node:url')

const parent = process.ppid
const root = join(__dirname, '..')
const note = join(root, 'node_modules', '.kith-installed')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

// The runtime is a package for each platform, so that the lockfile holds its integrity.
const onWindows = process.platform === 'win32'
const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
const runtime = `${prefix}-${onWindows ? 'win' : process.platform}-${process.arch}`
const runtimeVersion = manifest.optionalDependencies[runtime]
// npm puts what a package needs beside it or inside it.
const isPackage = root.split(sep).includes('node_modules')
const packages =
  isPackage && !existsSync(join(root, 'node_modules', runtime)) ? dirname(root) : join(root, 'node_modules')
const pinned = join(packages, runtime, 'bin', onWindows ? 'node.exe' : 'node')

/** Node itself strips types only outside of node_modules. Threads inherit the options. */
const stripTypes = pathToFileURL(join(__dirname, 'strip-types.mjs')).href
const typeStripping = isPackage ? ['--disable-warning=ExperimentalWarning', '--import', stripTypes] : []

const args = process.argv.slice(2)
const whole = args[0] === '--whole'
if (whole) args.shift()

/** Small Linux systems lack a library of the runtime; the system's own words, which name it, come before. */
const missingLibrary = `Node ${runtimeVersion} does not start here. On Debian and Ubuntu: apt-get install libatomic1`
const notLoaded = 127

main()

function main() {
  if (!runtimeVersion) fail(`Kith does not run on ${process.platform} with a ${process.arch} processor yet.`)
  // Settings and the data folder are relative to the project, wherever this is called from; those of a package, to that place.
  if (!isPackage) {
    process.chdir(root)
    const what = whole ? 'whole' : 'service'
    if (!isInstalled(what)) withLock(() => isInstalled(what) || install(what))
  }
  const { file, compiled } = programOf(args[0])
  if (!file) return
  if (process.versions.node === runtimeVersion && !isPackage) {
    endWithParent(() => process.kill(process.pid, 'SIGTERM'))
    enableCompileCache(compiled)
    process.argv = [process.argv[0], file, ...args.slice(1)]
    import(pathToFileURL(file).href)
  } else {
    handOver(file, compiled)
  }
}

/** Where a program is: in the bundle, or a source. Without a program, only makes the bundle. */
function programOf(name) {
  const source = { file: name && join(root, name), compiled: join(root, 'node_modules', '.cache', 'kith', 'compiled') }
  // The sources may come later, as in docs/running/Dockerfile.
  if (whole || !existsSync(join(root, 'src'))) return source
  const { bundledFile, findBundle, isBundled } = require('./find-bundle.cjs')
  if (name && !isBundled(name)) return source
  const folder = findBundle({ packages, node: [pinned, ...typeStripping], withLock })
  return folder && name ? { file: bundledFile(folder, name), compiled: join(folder, 'compiled') } : source
}

/** A note beside the packages records what was installed. */
function isInstalled(what) {
  if (!existsSync(pinned) || !existsSync(note)) return false
  const installed = readFileSync(note, 'utf8')
  return installed === noteFor('whole') || installed === noteFor(what)
}

function noteFor(what) {
  return `${what}\n${readFileSync(join(root, 'package-lock.json'), 'utf8')}`
}

function install(what) {
  say(
    `Installing Kith's dependencies${what === 'whole' ? ' and development tools' : ''}. This takes about a minute, once.`,
  )
  const began = Date.now()
  // The service may be running: only add the development tools, and leave its packages in place.
  const command = what === 'whole' && isInstalled('service') ? ['install', '--no-save'] : ['ci']
  // An interrupted installation must not look finished.
  rmSync(note, { force: true })
  // npm sometimes fails over the remains of an interrupted installation.
  if (command[0] === 'ci') rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 3 })
  const scope = what === 'whole' ? '--include=dev' : '--omit=dev'
  const done = npm([...command, '--no-audit', '--no-fund', '--loglevel=error', '--include=optional', scope])
  if (done.status !== 0) fail('The installation failed; npm says why above. Can this machine reach the npm registry?')
  if (!existsSync(pinned))
    fail(`npm did not install ${runtime} ${runtimeVersion}. Is an old npm or another package manager in use?`)
  writeFileSync(note, noteFor(what))
  if (spawnSync(pinned, ['--version'], { stdio: ['ignore', 'ignore', 2] }).status !== 0) fail(missingLibrary)
  say(`Installed in ${Math.round((Date.now() - began) / 1000)} seconds.`)
}

function npm(args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const itself = process.env.npm_execpath
  // Yarn and pnpm set this variable too.
  return itself && /^npm-cli\./.test(basename(itself))
    ? spawnSync(process.execPath, [itself, ...args], options)
    : spawnSync('npm', args, { ...options, shell: onWindows })
}

/** Prevents two processes from installing at once. The lock of a process that was killed is ignored. */
function withLock(work) {
  const whose = `${process.getuid ? process.getuid() : ''} ${root}`
  const lock = join(tmpdir(), `kith-install-${createHash('sha256').update(whose).digest('hex').slice(0, 16)}`)
  const patience = Date.now() + 5 * 60_000
  while (!take(lock)) {
    if (Date.now() > patience) for (const each of [lock, `${lock}-clearing`]) rmSync(each, { force: true })
    else if (isAbandoned(lock)) clear(lock)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  work()
  process.removeListener('exit', release)
  release()
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** One process at a time, or a second one could remove the lock that the first one has just taken. */
function clear(lock) {
  const clearing = `${lock}-clearing`
  if (!take(clearing)) return
  if (isAbandoned(lock)) rmSync(lock, { force: true })
  rmSync(clearing, { force: true })
}

function isAbandoned(lock) {
  try {
    const holder = readFileSync(lock, 'utf8')
    // An empty lock is about to be written.
    return holder !== '' && !process.kill(Number(holder), 0)
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function handOver(file, compiled) {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  const options = [...typeStripping]
  if (args[0] === 'src/main.ts') {
    // In MB. V8 would take 16 three times over for new objects, which a service that mostly waits does not need.
    options.push('--max-semi-space-size=4')
    // On Linux each thread would keep freed memory for itself.
    env.MALLOC_ARENA_MAX ??= '1'
  }
  const child = spawn(pinned, [...options, file, ...args.slice(1)], { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithParent(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    if (code === notLoaded) say(missingLibrary)
    process.exit(signal ? 1 : code)
  })
}

/** A signal to npm ends only the shell between npm and this process, so watch for that. */
function endWithParent(stop) {
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 200)
  watch.unref()
}

// On standard error, because standard output may carry a protocol.
function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function fail(sentence) {
  say(sentence)
  process.exit(1)
}
