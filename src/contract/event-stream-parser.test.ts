import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { afterThinking, withoutThinking } from '#platform/llm/answer.ts'
import { createEventParser } from './event-stream-parser.ts'

const stream =
  ': hello\r\nevent: x\r\ndata: {"a":\r\ndata: 1}\r\n\r\nid: 7\ndata:two\n\n:\n\ndatabase: no\ndata\n\ndata: é😀\r\rdata: [DONE]'
const events = ['{"a":\n1}', 'two', '', 'é😀', '[DONE]']

test('events are the same wherever the stream is split', () => {
  for (let at = 0; at <= stream.length; at += 1) {
    assert.deepEqual(read(createEventParser, [stream.slice(0, at), stream.slice(at)]).flat(), events, `split at ${at}`)
  }
  assert.deepEqual(read(createEventParser, [...stream]).flat(), events)
})

test('events are the same in any number of pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
      assert.deepEqual(read(createEventParser, cutAt(stream, cuts)).flat(), events)
    }),
  )
})

test('a model’s visible reasoning is removed, however the text is split', () => {
  const text = '<think>Hm, < 3?</think>\n\nYes: 2 < 3 and <b>so</b> <thinking>x</thinking>on.'
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      assert.equal(read(withoutThinking, cutAt(text, cuts)).join(''), 'Yes: 2 < 3 and <b>so</b> on.')
    }),
  )
})

test('an unclosed reasoning block isn’t an answer, and half a tag at the end is text', () => {
  assert.equal(read(withoutThinking, ['Yes.<think>but']).join(''), 'Yes.')
  assert.equal(read(withoutThinking, ['a <thi']).join(''), 'a <thi')
  assert.equal(afterThinking('so it must be\n</think>{"a":1}'), '{"a":1}')
  assert.equal(afterThinking('{"a":1}'), '{"a":1}')
})

function read<T>(make: () => { feed(text: string): T; end(): T }, parts: string[]) {
  const parser = make()
  return [...parts.map((part) => parser.feed(part)), parser.end()]
}

function cutAt(text: string, cuts: number[]) {
  const sorted = [0, ...cuts.toSorted((a, b) => a - b), text.length]
  return sorted.slice(1).map((to, index) => text.slice(sorted[index], to))
}
