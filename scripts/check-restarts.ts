import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import pg from 'pg'
import { startPostgres } from '../test/harness/postgres.ts'
import { pause, root, type Service, signUp, startService } from '../test/machine/running.ts'
import { freePort } from '../test/mcp/proxy.ts'

// Restarts two processes in turn, behind nginx with docs/running/nginx.conf, under load. Needs nginx and two minutes.

const restarts = 10
const callers = 8

test(`${restarts} restarts behind nginx, under load: every request is answered, and no change is made twice`, async (t) => {
  requireNginx()
  const server = await startPostgres()
  t.after(server.stop)
  const data = await mkdtemp(join(tmpdir(), 'kith-restarts-'))
  t.after(() => rm(data, { recursive: true, force: true }))
  const [front, ...ports] = [await freePort(), await freePort(), await freePort()]
  const start = (port = 0) =>
    startService({
      DATABASE_URL: server.url,
      KITH_DATA: data,
      KITH_TRUST_PROXY: '1',
      KITH_DRAIN_SECONDS: '1',
      KITH_LOG: 'info',
      PORT: String(port),
    })
  const services: Service[] = []
  for (const port of ports) services.push(await start(port))
  const url = await startNginx(t, data, front ?? 0, ports)
  const load = startLoad(url, await signUp({ url }))
  for (let restart = 0; restart < restarts; restart++) {
    const at = restart % ports.length
    services[at]?.child.kill('SIGTERM')
    assert.equal((await services[at]?.ended)?.code, 0)
    services[at] = await start(ports[at])
    await pause(300)
  }
  const { answered, lost, added } = await load.stop()
  t.diagnostic(`${answered} answered, ${lost.length} lost; ${added} people added`)
  assert.deepEqual(lost, [])
  assert.ok(added > 0)
  assert.equal(await countPeople(server.url), added)
})

function requireNginx() {
  const { error } = spawnSync('nginx', ['-v'])
  if (error) throw new Error('This check needs nginx, which is not installed.', { cause: error })
}

/** Starts nginx with the file from the documentation: other ports, and no certificate. */
async function startNginx(t: TestContext, folder: string, front: number, ports: number[]) {
  const shipped = await readFile(join(root, 'docs/running/nginx.conf'), 'utf8')
  const site = shipped
    .replace(/server \{\s+listen 80;.*?\n\}\n/s, '')
    .replace(/^\s+(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${front}`)
    .replace(/^\s+(# )?server 127\.0\.0\.1:\d+/gm, (line) => line.replace('# ', ''))
    .replace(':4600', `:${ports[0]}`)
    .replace(':4601', `:${ports[1]}`)
  const file = join(folder, 'nginx.conf')
  const top = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}`
  const temporary = `client_body_temp_path ${folder}/nginx-body; proxy_temp_path ${folder}/nginx-proxy;`
  await writeFile(file, `${top}\nhttp { ${temporary}\n${site}\n}\n`)
  const nginx = spawn('nginx', ['-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  await once(nginx, 'spawn')
  t.after(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'close')
  })
  await pause(500)
  return `http://127.0.0.1:${front}`
}

/** Reads and writes, one after the other, over connections that are kept. */
function startLoad(url: string, token: string) {
  const lost: string[] = []
  let [answered, added, isOver] = [0, 0, false]
  const running = Array.from({ length: callers }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let at = 0; !isOver; at++) {
      const body = at % 4 === 0 ? JSON.stringify({ displayName: `Ana ${randomUUID()}` }) : null
      const answer = await send(`${url}/api/connections`, { agent, token, body })
      if (answer === 200 || answer === 201) answered += 1
      else lost.push(`${body ? 'POST' : 'GET'} ${answer}`)
      if (answer === 201) added += 1
    }
    agent.destroy()
  })
  const stop = async () => {
    isOver = true
    await Promise.all(running)
    return { answered, lost, added }
  }
  return { stop }
}

function send(url: string, { agent, token, body }: { agent: Agent; token: string; body: string | null }) {
  return new Promise<number | string>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const length =
      body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const headers = { authorization: `Bearer ${token}`, ...length }
    request(url, { agent, headers, method: body === null ? 'GET' : 'POST' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', fail)
    })
      .on('error', fail)
      .end(body ?? undefined)
  })
}

async function countPeople(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from connections')
  await client.end()
  return rows[0]?.count
}
