import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { newMember, openHouse } from '../harness/harness.ts'
import { openProxy } from './proxy.ts'

const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))

const addresses = { '2025-11-25': '/mcp', '2026-07-28': '/mcp/full' }

for (const [revision, address] of Object.entries(addresses)) {
  test(`${address} passes the official conformance suite for ${revision}, except features Kith lacks`, async (t) => {
    const { url, use, close } = await openProxy()
    t.after(close)
    const house = await openHouse({ KITH_ALLOWED_ORIGINS: url })
    t.after(() => house.close())
    use({ target: house.url, token: (await newMember(house)).token })
    const { code, said } = await judge(`${url}${address}`, revision)
    assert.equal(code, 0, said)
    const [, passed] = /Total: (\d+) passed/.exec(said) ?? []
    assert.ok(Number(passed) > 30, said)
  })
}

async function judge(url: string, revision: string) {
  const baseline = join(import.meta.dirname, `conformance-${revision}.yml`)
  const args = ['server', '--url', url, '--requirements', revision, '--expected-failures', baseline]
  const child = spawn(process.execPath, [suite, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, said: out + err }
}
