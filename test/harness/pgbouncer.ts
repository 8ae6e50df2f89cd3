import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './postgres.ts'

export const hasPgbouncer = () => spawnSync('pgbouncer', ['--version']).error === undefined

/** PgBouncer with the file from the documentation, in front of every database of a server. */
export async function startPgbouncer(serverUrl: string, change = (file: string) => file) {
  const server = new URL(serverUrl)
  const url = new URL(serverUrl)
  url.port = String(await freePort())
  const folder = await mkdtemp(join(tmpdir(), 'kith-pgbouncer-'))
  await chmod(folder, 0o755)
  const users = join(folder, 'userlist.txt')
  await writeFile(users, `"${server.username}" "${server.password}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  const documented = await readFile(join(import.meta.dirname, '../../docs/running/pgbouncer.ini'), 'utf8')
  await writeFile(
    file,
    change(documented)
      .replace(/^kith = host=localhost port=5432 dbname=kith/m, `* = host=localhost port=${server.port}`)
      .replace('listen_port = 6432', `listen_port = ${url.port}\nunix_socket_dir =`)
      // Tests that run side by side have a database each.
      .replace('default_pool_size = 20', 'default_pool_size = 4')
      .replace('/etc/pgbouncer/userlist.txt', users),
  )
  const isRoot = process.getuid?.() === 0
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8')
  while (!said.includes('process up')) {
    const [text] = await Promise.race([once(child.stderr, 'data'), once(child, 'exit').then(() => [null])])
    if (text === null) throw new Error(`PgBouncer did not start: ${said}`)
    said += text
  }
  child.stderr.resume()
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
