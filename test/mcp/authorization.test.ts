import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Browser, claude, decide, register } from '../clients/oauth-app.ts'
import { newMember, openHouse } from '../harness/harness.ts'
import { freePort, openProxy } from './proxy.ts'

const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))

test('the authorization server passes the official conformance suite', async (t) => {
  const { url, use, close } = await openProxy()
  t.after(close)
  const house = await openHouse({ BASE_URL: url })
  t.after(() => house.close())
  use({ target: house.url })
  const port = await freePort()
  const { body: client } = await register(house, { ...claude, redirect_uris: [`http://127.0.0.1:${port}/callback`] })
  const browser = new Browser(house, (await newMember(house)).token)
  const args = ['--url', url, `--client-id=${client.client_id}`, '--resource', `${url}/mcp`, '--port', `${port}`]
  const { code, said } = await judge(args, async (address) => {
    const back = await decide(browser, { address })
    await fetch(back)
  })
  assert.equal(code, 0, said)
  assert.match(said, /2 passed, 0 failed/i, said)
})

/** Runs the suite, and does the steps in a browser that it asks for. */
async function judge(args: string[], visit: (address: string) => Promise<void>) {
  const child = spawn(process.execPath, [suite, 'authorization', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const errors = text(child.stderr)
  const lines: string[] = []
  for await (const line of createInterface(child.stdout)) {
    lines.push(line)
    if (/^http\S+\/oauth\/authorize\?/.test(line)) await visit(line)
  }
  return { code: await ended, said: [...lines, await errors].join('\n') }
}
