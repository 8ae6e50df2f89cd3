import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { AddOn } from './add-on.ts'

type Options = {
  /** The size of everything while npm unpacks it, for the progress. */
  megabytes?: number
  onProgress?: (part: number) => void
}

const lookEveryMs = 2000
/** npm gets these and its own settings, never the secrets of the service. */
const shared =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|TE?MP|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+)$/i
const forNpm = /^(npm_config_\w+|(https?|all|no)_proxy)$/i

/**
 * Downloads the packages of an add-on next to its folder and moves them there when they are complete. A crash or a second
 * process therefore never leaves half of an add-on. Packages that arrived before a failure are not downloaded again.
 */
export async function installAddOn(addOn: AddOn, { megabytes, onProgress }: Options = {}) {
  const beside = dirname(addOn.folder)
  const cache = join(beside, `.${addOn.name}-cache`)
  await mkdir(addOn.folder, { recursive: true })
  const place = await mkdtemp(join(beside, `.${addOn.name}-`))
  const look = async () => megabytes && onProgress?.(Math.min(0.99, (await megabytesIn(place)) / megabytes))
  // Files come and go while npm unpacks them.
  const looking = setInterval(() => void look().catch(() => {}), lookEveryMs)
  try {
    for (const file of ['package.json', 'package-lock.json']) await cp(join(addOn.manifest, file), join(place, file))
    await runNpmCi(place, cache)
    const modules = join(place, 'node_modules')
    await removeOtherPlatforms(modules)
    await rm(addOn.modules, { recursive: true, force: true })
    await rename(modules, addOn.modules)
    await rm(cache, { recursive: true, force: true })
  } finally {
    clearInterval(looking)
    await rm(place, { recursive: true, force: true })
  }
}

async function runNpmCi(folder: string, cache: string) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `--cache=${cache}`]
  const itself = process.env.npm_execpath
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => shared.test(name) || forNpm.test(name))),
    // Skips a download that only GPUs need.
    ONNXRUNTIME_NODE_INSTALL: 'skip',
  }
  const options = { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] }
  // Yarn and pnpm set this variable too.
  const npm =
    itself && /^npm-cli\./.test(basename(itself))
      ? spawn(process.execPath, [itself, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  let output = ''
  npm.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000)
  })
  const [code] = await once(npm, 'close')
  if (code !== 0) throw new Error(`npm could not install the packages: ${output.trim()}`)
}

/** The package contains binaries for five platforms, 50 MB each. */
async function removeOtherPlatforms(modules: string) {
  const programs = join(modules, 'onnxruntime-node', 'bin', 'napi-v6')
  for (const platform of await readdir(programs).catch(() => []))
    for (const kind of await readdir(join(programs, platform)))
      if (platform !== process.platform || kind !== process.arch)
        await rm(join(programs, platform, kind), { recursive: true })
}

export async function megabytesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name)).then((s) => s.size)))
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}
