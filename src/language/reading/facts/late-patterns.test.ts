import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { findStated } from './find-stated.ts'

// As V8 does by itself once it has compiled a megabyte of patterns. In a file of its own: patterns are compiled once.
setFlagsFromString('--no-regexp-optimization')

test('facts are read in capitals too when V8 compiles their patterns late', () => {
  const values = (text: string) => findStated(text, 'Ana Ribeiro').map(({ object }) => object)
  assert.deepEqual(values('Works at Stripe.'), ['Stripe'])
  assert.deepEqual(values('Her Dog is Tico.'), ['dog Tico'])
  assert.deepEqual(values('HAS two Sons, Tom and Gil.'), ['son Tom', 'son Gil'])
  assert.deepEqual(values('Got a Dog called Rex.'), ['dog Rex'])
})
