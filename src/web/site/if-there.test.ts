import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '#contract/errors.ts'
import { asIs } from '#contract/texts/text.ts'
import { ifThere } from './call-operation.ts'

test('only “not found” counts as missing: a busy service is an error', async () => {
  assert.equal(await ifThere(Promise.resolve('Ana')), 'Ana')
  assert.equal(await ifThere(Promise.reject(new Refusal('not_found', asIs('No connection has this id.')))), null)
  const busy = new Refusal('unavailable', asIs('The service is busy.'))
  await assert.rejects(ifThere(Promise.reject(busy)), busy)
})
