import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a test waits for what will surely happen. Only a failure takes it all, so a busy machine has time. */
export const patienceMs = 120_000

/** Waits until something is so. */
export async function until(isSo: () => unknown) {
  const end = performance.now() + patienceMs
  while (!(await isSo())) {
    assert.ok(performance.now() < end, `waited in vain until ${isSo}`)
    await pause(10)
  }
}
