import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const findChromium = () => places.find((place) => existsSync(place))

/** Installs Chromium from the system's packages if there is none. Returns why it can't, or null. */
export function installChromium() {
  if (findChromium()) return null
  const hint = 'Browser tests are skipped: install Chromium, for example with "apt-get install chromium".'
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return hint
  process.stdout.write('Installing Chromium for the browser tests. This takes a minute, once.\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' })
  if (install().status !== 0) {
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    install()
  }
  return findChromium() ? null : hint
}
