import { existsSync } from 'node:fs'
import { canInstall, installPackages } from '../machine/packages.ts'

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
  if (canInstall()) {
    process.stdout.write('Installing Chromium for the browser tests. This takes a minute, once.\n')
    await installPackages(packages)
  }
  return findChromium()
    ? null
    : 'Browser tests are skipped: install Chromium, for example with "apt-get install chromium".'
}

const packages = ['chromium', 'chromium-headless-shell']
