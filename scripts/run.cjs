// Runs a program of this project on the pinned Node, installing what is missing first: node scripts/run.cjs FILE [ARGS]
// The Node that starts this file may be any from 20 on, so it keeps to what that one understands.
'use strict'
const { spawn, spawnSync } = require('node:child_process')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')

const root = join(__dirname, '..')
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const args = process.argv.slice(2)
const whole = args[0] === '--whole'
if (whole) args.shift()

main()

function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Kith needs Node 20 or newer to install itself; this is ${process.versions.node}.`)
  }
  install(whole ? 'whole' : 'service')
  const file = join(root, args[0])
  if (process.versions.node === manifest.dependencies.node) {
    process.argv = [process.argv[0], file, ...args.slice(1)]
    import(pathToFileURL(file).href)
  } else {
    handOver(file)
  }
}

/** Only when there is something to do: what is installed is noted beside it. */
function install(what) {
  const note = join(root, 'node_modules', '.kith-installed')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const installed = existsSync(note) ? readFileSync(note, 'utf8') : ''
  if (existsSync(pinned) && (installed === `whole\n${lock}` || installed === `${what}\n${lock}`)) return
  say(`Installing what Kith needs${what === 'whole' ? ', and what its tests need' : ''}: this takes a minute, once.`)
  const began = Date.now()
  const npm = process.env.npm_execpath
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(what === 'whole' ? [] : ['--omit=dev'])]
  const done = npm
    ? spawnSync(process.execPath, [npm, ...ci], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', ci, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (done.status !== 0) fail('The installation failed: see what npm said above. Is the npm registry within reach?')
  if (!existsSync(pinned))
    fail(`npm did not install Node ${manifest.dependencies.node}: are install scripts switched off (ignore-scripts)?`)
  writeFileSync(note, `${what}\n${lock}`)
  say(`Installed in ${Math.round((Date.now() - began) / 1000)} seconds.`)
}

function handOver(file) {
  const child = spawn(pinned, [file, ...args.slice(1)], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

// On standard error: standard output may be a protocol.
function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function fail(sentence) {
  say(sentence)
  process.exit(1)
}
