import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runOneAtATime } from './decoder.ts'

test('an image that hangs is refused after a minute, and the next one is read', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const hanging = assert.rejects(
    runOneAtATime(() => new Promise(() => {})),
    /takes too long to read/,
  )
  const next = runOneAtATime(async () => 'read')
  await new Promise(setImmediate)
  t.mock.timers.tick(60_000)
  await hanging
  assert.equal(await next, 'read')
})

test('images are read one after the other, and a failed one stops no other', async () => {
  const order: string[] = []
  const read = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise(setImmediate)
    order.push(`${name} ends`)
    if (name === 'first') throw new Error('damaged')
  }
  await Promise.allSettled([runOneAtATime(read('first')), runOneAtATime(read('second'))])
  assert.deepEqual(order, ['first begins', 'first ends', 'second begins', 'second ends'])
})
