import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined

/** Images are kept here for the next run. */
export const storage = join(tmpdir(), 'kith-containers')

// runc also runs where two versions of cgroups are mixed.
const runtime = existsSync('/usr/sbin/runc') ? ['--runtime', '/usr/sbin/runc'] : []
const options = ['--root', join(storage, 'root'), '--runroot', join(storage, 'run'), '--cgroup-manager', 'cgroupfs']

const call = promisify(execFile)

/** Runs podman with a storage of its own, and returns what it prints. */
export async function podman(...args: string[]) {
  const { stdout } = await call('podman', [...options, ...runtime, ...args], { maxBuffer: 2 ** 26 })
  return stdout.trim()
}

/** Without a network of its own and with low limits, so that it works inside of a container, too. */
export const inThisPlace = ['--network', 'host', '--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024']
