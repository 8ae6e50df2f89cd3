import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AddOn } from '#platform/addons/add-on.ts'

type Words = {
  /** What it is called. */
  name: string
  /** Said before it is fetched: what comes, and how much. */
  before: string[]
  /** Said where the machine is none that it runs on. */
  instead: string
}

/** Installs an add-on in a folder of its own; `works` tries it out. Doing so twice is fine. */
export async function add(addOn: AddOn, words: Words, works: () => Promise<boolean>) {
  if (addOn.isInstalled()) say(`${words.name} is installed already, in ${room(addOn.modules)} MB.`)
  else install(addOn, words)
  // Until it has been seen to work, it does not count as installed.
  addOn.discount()
  if (!(await tried(words, works))) return fail(`${words.name} does not do on this machine what it should.`)
  addOn.countAsInstalled()
}

function install({ folder, modules }: AddOn, words: Words) {
  for (const sentence of words.before) say(sentence)
  const began = Date.now()
  const done = npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (done.status !== 0) fail('The installation failed: see what npm said above. Is the npm registry within reach?')
  keepThisPlatform(join(modules, 'onnxruntime-node', 'bin', 'napi-v6'), words)
  say(`Installed in ${seconds(began)} seconds; it takes ${room(modules)} MB. To remove it, delete ${modules}.`)
}

function npm(folder: string, args: string[]) {
  // Its scripts would fetch what only graphics cards need.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const options = { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'], env }
  const itself = process.env.npm_execpath
  // Yarn and pnpm name themselves there too.
  return itself && /^npm-cli\./.test(basename(itself))
    ? spawnSync(process.execPath, [itself, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** The package brings the program for five platforms, 50 MB each. */
function keepThisPlatform(programs: string, { name, instead }: Words) {
  for (const platform of readdirSync(programs)) {
    for (const kind of readdirSync(join(programs, platform))) {
      if (platform === process.platform && kind === process.arch) continue
      rmSync(join(programs, platform, kind), { recursive: true })
    }
  }
  if (!statSync(join(programs, process.platform, process.arch), { throwIfNoEntry: false }))
    fail(`${name} does not run on ${process.platform} with ${process.arch}: ${instead}`)
}

async function tried({ name }: Words, works: () => Promise<boolean>) {
  try {
    return await works()
  } catch (error) {
    return fail(`${name} does not work on this machine. ${error instanceof Error ? error.message : error}`)
  }
}

function room(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return Math.round(bytes / 1e6)
}

export function seconds(began: number) {
  return Math.round((Date.now() - began) / 1000)
}

export function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

function fail(sentence: string): never {
  say(sentence)
  process.exit(1)
}
