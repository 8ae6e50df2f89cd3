import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { composeDraft } from './compose.ts'

test('ten transcripts of nothing but short sentences are drafted from in no time', async () => {
  const entries = Array.from({ length: 10 }, (_, at) => ({
    ixId: `${at}`,
    kind: 'note',
    text: 'a.m. '.repeat(4_000),
    source: 'member' as const,
    occurredAt: '2026-03-15T15:00:00Z',
  }))
  const person = { displayName: 'Ana Ribeiro', company: null, title: null, location: null, birthday: null, emails: [] }
  const facts = { member: { name: 'Rui' }, person, entries, promises: [], today: '2026-03-17', timeZone: 'UTC' }
  const took = await measureCpuTime(() => composeDraft(facts))
  assert.ok(took < 1_000, `${took} ms`)
})
