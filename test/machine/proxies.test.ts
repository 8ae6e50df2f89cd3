import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { type Network, openNetwork } from './network.ts'
import { canInstall, installPackages } from './packages.ts'
import { killGroup, root, run } from './running.ts'

const isInstalled = (name: string) => spawnSync('which', [name]).status === 0
const needed = ['nginx', 'ip', 'openssl']
if (canInstall() && !needed.every(isInstalled)) await installPackages(['nginx', 'iproute2', 'openssl'])
const network = openNetwork()
const folder = await mkdtemp(join(tmpdir(), 'kith-proxies-'))
after(() => rm(folder, { recursive: true, force: true }))

/** Why a test cannot run here; false if it can. */
function skipWithout(...names: string[]) {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length > 0) return `This test needs ${missing.join(' and ')}: install it, or run the tests as root.`
  return network ? false : 'This test needs network namespaces: run the tests as root on Linux.'
}

/** What a person on another machine gets, whatever the proxy. */
const everything = {
  'sign-in': [303, 200, true],
  device: [301, '/dav/', 207, 201, ['ana.vcf'], 201, 204],
  events: 'event',
  assistant: 'heard',
  memo: true,
  'forged headers': 'https',
}

test('behind nginx as documented, another machine can do everything', {
  skip: skipWithout('nginx', 'openssl'),
}, async (t) => {
  const { url, use, doctor } = await startKith(t)
  await startNginx(t, await documentedSite())
  const { unencrypted, ...outcomes } = await use('rui@example.com')
  assert.deepEqual(outcomes, everything)
  assert.deepEqual(unencrypted, [301, '/today'])
  assert.match(await doctor(), new RegExp(`^✔ Address: Kith \\S+ answers at ${url}\\.$`, 'm'))
})

test('behind Caddy as documented, another machine can do everything', {
  skip: skipWithout('caddy', 'openssl'),
}, async (t) => {
  const { use } = await startKith(t)
  const { address, onServer } = reached()
  const { cert, key } = certificate(address)
  const [, documented = ''] =
    /Caddyfile`:\n\n```\n(.*?)```/s.exec(await readFile(join(root, 'docs/running.md'), 'utf8')) ?? []
  const file = join(folder, 'Caddyfile')
  const site = documented.replace('kith.example.com', '')
  await writeFile(file, `{\n  admin off\n}\nhttps://${address} {\n  tls ${cert} ${key}\n${site}}\n`)
  start(t, [...onServer, 'caddy', 'run', '--config', file, '--adapter', 'caddyfile'], { HOME: folder })
  const { unencrypted, ...outcomes } = await use('rui@example.com')
  assert.deepEqual(outcomes, everything)
  assert.deepEqual((unencrypted as unknown[])[0], 308)
})

test('the doctor sees a proxy that does not say how a request came, and what to add', {
  skip: skipWithout('nginx', 'openssl'),
}, async (t) => {
  const { use, doctor } = await startKith(t)
  const site = await documentedSite()
  const line = /^ *proxy_set_header X-Forwarded-Proto \$scheme;\n/m
  assert.match(site, line)
  await startNginx(t, site.replace(line, ''))
  const { device } = await use('rui@example.com')
  assert.deepEqual((device as unknown[]).slice(2, 4), [403, 403])
  const said = await doctor()
  assert.match(said, /^✖ Address: Kith can't tell that requests to \S+ are encrypted/m)
  assert.match(said, /proxy_set_header X-Forwarded-Proto \$scheme;/)
})

/** Kith on the server, as docs/running.md sets it up, and a person who uses it from the other machine. */
async function startKith(t: TestContext) {
  const { address, onServer, onClient } = reached()
  const url = `https://${address}`
  const data = await mkdtemp(join(folder, 'data-'))
  const env = {
    BASE_URL: url,
    KITH_TRUST_PROXY: '1',
    KITH_DATA: data,
    PORT: '4600',
    NODE_EXTRA_CA_CERTS: certificate(address).cert,
  }
  const node = (file: string) => [process.execPath, join(root, file)]
  start(t, [...onServer, ...node('src/main.ts')], env)
  const use = async (email: string) => {
    const client = start(t, [...onClient, ...node('test/machine/remote-client.ts'), url, email], env)
    await client.ended
    const [outcomes] = /^\{.*\}$/m.exec(client.output()) ?? []
    return JSON.parse(outcomes ?? assert.fail(client.output())) as Record<string, unknown>
  }
  const doctor = async () => {
    const said = start(t, [...onServer, ...node('scripts/kith.ts'), 'doctor'], env)
    await said.ended
    return said.output()
  }
  return { url, use, doctor }
}

const documentedSite = () => readFile(join(root, 'docs/running/nginx.conf'), 'utf8')

/** The site with the host name and certificate of this test, which the documentation leaves to the reader. */
async function startNginx(t: TestContext, site: string) {
  const { address, onServer } = reached()
  const { cert, key } = certificate(address)
  const own = site
    .replaceAll('kith.example.com', address)
    .replace('/etc/ssl/certs/kith.pem', cert)
    .replace('/etc/ssl/private/kith.key', key)
  const file = join(folder, 'nginx.conf')
  const top = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(file, `${top}\nhttp { ${temporary.join(' ')}\n${own}\n}\n`)
  start(t, [...onServer, 'nginx', '-e', `${folder}/nginx.log`, '-c', file])
}

function certificate(address: string) {
  const [cert, key] = [join(folder, 'kith.pem'), join(folder, 'kith.key')]
  const names = `subjectAltName=IP:${address}`
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=Kith -addext ${names} -keyout ${key} -out ${cert}`
  if (spawnSync('test', ['-s', cert]).status !== 0) execFileSync('openssl', args.split(' '), { stdio: 'ignore' })
  return { cert, key }
}

function start(t: TestContext, [command = '', ...args]: string[], env: Record<string, string> = {}) {
  const running = run(command, args, env)
  t.after(() => killGroup(running))
  return running
}

const reached = (): Network => network ?? assert.fail('there is no network')
