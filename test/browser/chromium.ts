import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { canInstall, installPackages } from '../machine/packages.ts'

const chosen = process.env.TEST_CHROMIUM

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** `TEST_CHROMIUM`, or the one of this system. */
export const findChromium = () => chosen ?? places.find((place) => existsSync(place))

/** The same engine without windows, for a third less CPU time. It lacks notifications and the cache for Back. */
const findHeadlessShell = () => ['/usr/bin/chromium-headless-shell'].find((place) => existsSync(place))
export const findLightChromium = () => chosen ?? findHeadlessShell() ?? findChromium()

/** "chromium 156.0.8078.79", of each browser that tests open. */
export function chromiumVersions() {
  const browsers = new Set([findChromium(), findLightChromium()].filter((place) => place !== undefined))
  return [...browsers].map((place) => {
    const { stdout } = spawnSync(place, ['--version'], { encoding: 'utf8' })
    return `${basename(place)} ${/[\d.]{3,}/.exec(stdout)?.[0] ?? 'of an unknown version'}`
  })
}

/** Installs Chromium from the system's packages if there is none. Returns why it can't, or null. */
export async function installChromium() {
  if (chosen || (findChromium() && findHeadlessShell())) return null
  if (canInstall()) {
    process.stdout.write('Installing Chromium for the browser tests. This takes a minute, once.\n')
    await installPackages(packages)
  }
  return findChromium()
    ? null
    : 'Browser tests are skipped: install Chromium, for example with "apt-get install chromium".'
}

const packages = ['chromium', 'chromium-headless-shell']
