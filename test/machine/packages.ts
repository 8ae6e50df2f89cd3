import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** Whether tests can install the programs they need from the system's packages. */
export const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs what the system has of these packages. */
export async function installPackages(names: string[]) {
  if (await hasInstalled(...names)) return
  await succeeds('update', '-qq')
  for (const name of names) await hasInstalled(name)
}

const hasInstalled = (...names: string[]) => succeeds('install', '-y', '-qq', '--no-install-recommends', ...names)

/** Waits while somebody else installs something. */
async function succeeds(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [code] = await once(
    spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env, stdio: 'ignore' }),
    'close',
  )
  return code === 0
}
