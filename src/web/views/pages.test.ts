import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { renderHtml } from '#platform/html/html.ts'
import { avatar } from '../kit/media.ts'

test('a person has the same colour in a view and in the app', async () => {
  const elements = new URL('browser/elements.js', import.meta.url)
  const { hueOf } = (await import(elements.href)) as { hueOf: (id: string) => number }
  for (let n = 0; n < 50; n++) {
    const connectionId = randomUUID()
    const drawn = renderHtml(avatar({ connectionId, displayName: 'Ana Ribeiro' }))
    assert.ok(drawn.includes(` hue-${hueOf(connectionId)}"`), drawn)
  }
})
