import { spawnSync } from 'node:child_process'
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
export function installChromium() {
  if (findChromium() && findHeadlessShell()) return null
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests. This takes a minute, once.\n')
    if (!hasInstalled(...packages)) {
      spawnSync('apt-get', ['update', '-qq'], apt)
      // Not every system has both.
      for (const name of packages) hasInstalled(name)
    }
  }
  return findChromium()
    ? null
    : 'Browser tests are skipped: install Chromium, for example with "apt-get install chromium".'
}

const packages = ['chromium', 'chromium-headless-shell']
const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const

const hasInstalled = (...names: string[]) =>
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], apt).status === 0
