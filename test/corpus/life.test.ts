import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLife } from './life.ts'

const { memory, questions } = await readLife('bench/lives/piano-tuner')

test('every record of a life is about somebody in it, and every question cites records of it', () => {
  const people = new Set(memory.people.map(({ key }) => key))
  const keys = new Set([...people, ...memory.entries.map(({ key }) => key), ...memory.promises.map(({ key }) => key)])
  for (const { key, of } of [...memory.entries, ...memory.promises]) assert.ok(people.has(of), key)
  for (const { asks, expect } of questions)
    for (const key of expect.cites ?? []) assert.ok(keys.has(key), `${asks}: ${key}`)
})

test('a date that an answer must say may be written in any notation', () => {
  const dates = questions.flatMap(({ expect }) => expect.says ?? []).filter((each) => each instanceof RegExp)
  for (const said of ['12 July', '2026-07-12', 'July 12th']) assert.ok(dates.some((date) => date.test(said)))
  assert.ok(!dates.some((date) => date.test('31 July')))
})
