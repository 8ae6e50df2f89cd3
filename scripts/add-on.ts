import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AddOn } from '#platform/addons/add-on.ts'

type Texts = {
  name: string
  /** Printed before the download. */
  intro: string[]
  /** Printed where the platform is not supported. */
  instead: string
}

/** Installs an add-on in its own folder and tests it with `works`. Can be run again. */
export async function installAddOn(addOn: AddOn, texts: Texts, works: () => Promise<boolean>) {
  if (addOn.isInstalled()) say(`${texts.name} is already installed (${megabytesOf(addOn.modules)} MB).`)
  else install(addOn, texts)
  // Counts as installed only after the test.
  addOn.discount()
  if (!(await runTest(texts, works))) return fail(`${texts.name} does not work correctly on this machine.`)
  addOn.countAsInstalled()
}

function install({ folder, modules }: AddOn, texts: Texts) {
  for (const sentence of texts.intro) say(sentence)
  const began = Date.now()
  const done = npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (done.status !== 0)
    fail('The installation failed. See the output of npm above, and check that the npm registry can be reached.')
  keepThisPlatform(join(modules, 'onnxruntime-node', 'bin', 'napi-v6'), texts)
  say(`Installed in ${secondsSince(began)} seconds (${megabytesOf(modules)} MB). To remove it, delete ${modules}.`)
}

function npm(folder: string, args: string[]) {
  // Skips a download that only GPUs need.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const options = { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'], env }
  const itself = process.env.npm_execpath
  // Yarn and pnpm set this variable too.
  return itself && /^npm-cli\./.test(basename(itself))
    ? spawnSync(process.execPath, [itself, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** The package contains binaries for five platforms, 50 MB each. */
function keepThisPlatform(programs: string, { name, instead }: Texts) {
  for (const platform of readdirSync(programs)) {
    for (const kind of readdirSync(join(programs, platform))) {
      if (platform === process.platform && kind === process.arch) continue
      rmSync(join(programs, platform, kind), { recursive: true })
    }
  }
  if (!statSync(join(programs, process.platform, process.arch), { throwIfNoEntry: false }))
    fail(`${name} does not run on ${process.platform} ${process.arch}. ${instead}`)
}

async function runTest({ name }: Texts, works: () => Promise<boolean>) {
  try {
    return await works()
  } catch (error) {
    return fail(`${name} does not work on this machine. ${error instanceof Error ? error.message : error}`)
  }
}

function megabytesOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return Math.round(bytes / 1e6)
}

export function secondsSince(began: number) {
  return Math.round((Date.now() - began) / 1000)
}

export function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

function fail(sentence: string): never {
  say(sentence)
  process.exit(1)
}
