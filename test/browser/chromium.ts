import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const findChromium = () => places.find((place) => existsSync(place))

/** The same engine without windows, for a third less CPU time. It lacks notifications and the cache for Back. */
const findHeadlessShell = () => ['/usr/bin/chromium-headless-shell'].find((place) => existsSync(place))
export const findLightChromium = () => findHeadlessShell() ?? findChromium()

/** Installs Chromium from the system's packages if there is none. Returns why it can't, or null. */
export async function installChromium() {
  if (findChromium() && findHeadlessShell()) return null
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests. This takes a minute, once.\n')
    if (!(await hasInstalled(...packages))) {
      await succeeds('update', '-qq')
      // Not every system has both.
      for (const name of packages) await hasInstalled(name)
    }
  }
  return findChromium()
    ? null
    : 'Browser tests are skipped: install Chromium, for example with "apt-get install chromium".'
}

const packages = ['chromium', 'chromium-headless-shell']

const hasInstalled = (...names: string[]) => succeeds('install', '-y', '-qq', '--no-install-recommends', ...names)

async function succeeds(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [code] = await once(spawn('apt-get', args, { env, stdio: 'ignore' }), 'close')
  return code === 0
}
