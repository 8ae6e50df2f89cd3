import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { createClient } from '#contract/client.ts'
import { freePort } from '../test/harness/postgres.ts'
import { pause, root, signUp } from '../test/machine/running.ts'
import { provideBaseImages } from './container/base-images.ts'
import { inThisPlace, isInstalled, podman, storage } from './container/podman.ts'

// Builds docs/running/Dockerfile with podman, starts the image as docs/running.md does, and uses it; then through Caddy.
// Needs podman (Debian: apt-get install podman buildah runc caddy), and mmdebstrap where no registry can be reached.

const dockerfile = join(root, 'docs/running/Dockerfile')
const image = 'localhost/kith'
const skip = isInstalled('podman') ? false : 'podman is not installed'
if (skip) process.stdout.write(`Skipped: ${skip} (Debian: apt-get install podman buildah runc).\n`)

suite('the container image', { skip }, () => {
  const name = `kith-check-${process.pid}`
  let url: string

  test('it is built', { timeout: 30 * 60_000 }, async (t) => {
    await mkdir(storage, { recursive: true })
    const madeHere = await provideBaseImages(dockerfile)
    if (madeHere.length > 0) t.diagnostic(`No registry: ${madeHere.join(' and ')} made from packages`)
    const build = ['build', '--isolation', 'chroot', '--format', 'docker', ...(await ownCertificates(t))]
    await podman(...build, '--tag', image, '--file', dockerfile, root)
    const size = Number(await podman('image', 'inspect', '--format', '{{.Size}}', image))
    t.diagnostic(`${Math.round(size / 1e6)} MB`)
  })

  test('it starts with a read-only root, no capabilities and a user of its own, and is healthy', async () => {
    url = `http://127.0.0.1:${await start(name)}`
    await ready(url)
    assert.equal(await podman('exec', name, 'id', '-un'), 'kith')
    await assert.rejects(podman('exec', name, 'touch', '/kith/something'), /Read-only file system/)
    await podman('healthcheck', 'run', name)
    assert.match(await podman('exec', name, 'node', 'scripts/kith.cjs', 'doctor'), /Kith can run\.$/)
  })

  test('a person added before a restart is there after it, and the stop is clean', async () => {
    const token = await signUp({ url })
    const { connectionId } = await createClient({ baseUrl: url, token }).Connections_create({
      displayName: 'Ana Ribeiro',
    })
    await podman('stop', '--time', '15', name)
    assert.equal(await podman('inspect', '--format', '{{.State.ExitCode}}', name), '0')
    await podman('start', name)
    await ready(url)
    const person = await createClient({ baseUrl: url, token }).Connections_get({ connectionId })
    assert.equal(person.displayName, 'Ana Ribeiro')
  })

  test('behind Caddy the network of a caller is known, and cannot be faked', {
    skip: !isInstalled('caddy') && 'caddy is not installed',
  }, async (t) => {
    const secure = await startCaddy(t, new URL(url).port)
    const answer = await ask(secure, '/api/me', { 'X-Forwarded-For': '203.0.113.9', Authorization: 'Bearer wrong' })
    assert.deepEqual([answer.status, answer.headers['strict-transport-security'] !== undefined], [401, true])
    const line = (await podman('logs', name)).split('\n').findLast((each) => each.includes('"status":401'))
    assert.match(line ?? '', /"network":"(127\.0\.0\.1|::1|::\/64)/)
  })

  test('it is removed', async () => {
    await podman('rm', '--force', '--volumes', name)
  })
})

async function start(name: string) {
  const port = await freePort()
  const settings = { PORT: `${port}`, BASE_URL: 'https://kith.localhost', KITH_TRUST_PROXY: '1', KITH_SIGN_UP: 'open' }
  const env = Object.entries(settings).flatMap((each) => ['--env', each.join('=')])
  const locked = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges']
  await podman('run', '--detach', '--name', name, ...locked, ...inThisPlace, ...env, '--volume', '/data', image)
  return port
}

async function ready(url: string) {
  for (let tries = 0; tries < 480; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(250)
  }
  assert.fail('it does not become ready')
}

/** Where another authority stands before the registry, NODE_EXTRA_CA_CERTS names its certificate. */
async function ownCertificates(t: TestContext) {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  if (!file) return []
  const folder = await mkdtemp(join(tmpdir(), 'kith-npmrc-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, '.npmrc'), 'cafile=/tmp/authority.crt\n')
  return ['--volume', `${file}:/tmp/authority.crt:ro`, '--volume', `${join(folder, '.npmrc')}:/root/.npmrc:ro`]
}

/** The Caddyfile of docs/running.md with a certificate of its own, on other ports. */
async function startCaddy(t: TestContext, port: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-caddy-'))
  const front = await freePort()
  const globals = `{\n  admin off\n  skip_install_trust\n  https_port ${front}\n  http_port ${await freePort()}\n}`
  await writeFile(
    join(folder, 'Caddyfile'),
    `${globals}\nkith.localhost {\n  tls internal\n  reverse_proxy localhost:${port}\n}\n`,
  )
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], { env, stdio: 'ignore' })
  t.after(async () => {
    child.kill()
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  })
  for (let tries = 0; tries < 80; tries += 1) {
    if (await ask(front, '/healthz').catch(() => null)) return front
    await pause(250)
  }
  return assert.fail('Caddy does not answer')
}

type Answer = { status: number; headers: Record<string, unknown> }

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, servername: 'kith.localhost', rejectUnauthorized: false }
  return new Promise((resolve, reject) => {
    request({ ...options, headers: { Host: 'kith.localhost', ...headers } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
      .on('error', reject)
      .end()
  })
}
