import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { isNight } from '../harness/nightly.ts'
import { startCallers } from './keep-alive-callers.ts'
import { pause, signUp, startService } from './running.ts'

suite('draining', () => {
  test('no stop resets a request: 24 callers that keep their connections', async (t) => {
    const KITH_DATA = await dataFolder(t)
    const stops = isNight ? 4 : 1
    let [answered, lost, token] = [0, [] as string[], '']
    for (let stop = 0; stop < stops; stop++) {
      const service = await startService({ KITH_DATA, KITH_DRAIN_SECONDS: '3' })
      token ||= await signUp(service)
      const callers = [
        startCallers(`${service.url}/healthz`, 8),
        startCallers(`${service.url}/api/connections`, 8, addPerson(token)),
        startCallers(`${service.url}/mcp`, 4, listTools(token)),
        startCallers(`${service.url}/mcp/full`, 4, listTools(token)),
      ]
      await pause(300)
      service.child.kill('SIGTERM')
      await Promise.all(callers.map(({ refused }) => refused))
      assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
      const statuses = callers.flatMap((each) => each.statuses)
      assert.deepEqual(new Set(statuses), new Set([200, 201]))
      answered += statuses.length
      lost = [...lost, ...callers.flatMap((each) => each.lost)]
    }
    t.diagnostic(`${answered} answered, ${lost.length} lost`)
    assert.deepEqual(lost, [])
  })

  test('/readyz says no first, streams end cleanly, and what comes meanwhile is answered', async (t) => {
    const service = await startService({ KITH_DATA: await dataFolder(t), KITH_DRAIN_SECONDS: '2' })
    const headers = { authorization: `Bearer ${await signUp(service)}`, accept: 'text/event-stream' }
    const openStream = () => fetch(`${service.url}/api/events`, { headers })
    const stream = await openStream()
    const began = performance.now()
    service.child.kill('SIGTERM')
    assert.match(await stream.text(), /event: open/)
    const ready = await fetch(`${service.url}/readyz`)
    assert.deepEqual([ready.status, ready.headers.get('retry-after')], [503, '2'])
    assert.match(await ready.text(), /stopping/)
    const health = await fetch(`${service.url}/healthz`)
    assert.deepEqual([health.status, health.headers.get('connection')], [200, 'close'])
    assert.match(await (await openStream()).text(), /event: open/)
    assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
    assert.ok(performance.now() - began >= 2_000)
  })

  test('Ctrl-C stops immediately when nobody is connected', async (t) => {
    const service = await startService({ KITH_DATA: await dataFolder(t), KITH_DRAIN_SECONDS: '300' })
    await pause(100)
    const began = performance.now()
    service.child.kill('SIGINT')
    assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
    assert.ok(performance.now() - began < 60_000)
  })
})

/** A message that the SDK answers. */
function listTools(token: string) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  }
  return { method: 'POST', headers, body }
}

function addPerson(token: string) {
  const body = JSON.stringify({ displayName: 'Ana Ribeiro' })
  return { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body }
}

async function dataFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-drain-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}
