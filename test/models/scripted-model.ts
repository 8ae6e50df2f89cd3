import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { ChatMessage, ChatOptions, Model, Piece } from '#platform/llm/dialect.ts'
import { ModelFailure } from '#platform/llm/failure.ts'

/** A step of a scripted model: a text, an object, an error, or a function of the question. */
export type Turn = string | object | ModelFailure | ((messages: ChatMessage[]) => Turn)

/** Never answers, so that the caller times out. */
export const stall = Object.freeze({ stall: true })

/** Sends some text and breaks off. */
export const cutAfter = (text: string) => Object.freeze({ cutAfter: text })

/** A model that follows a script and then repeats the last step. It records the requests. */
export function scripted(turns: Turn[]): Model & { asked: ChatMessage[][] } {
  const asked: ChatMessage[][] = []

  function next(messages: ChatMessage[]) {
    asked.push(messages)
    let turn = turns[Math.min(asked.length, turns.length) - 1] ?? new ModelFailure('broken')
    while (typeof turn === 'function') turn = turn(messages)
    if (turn instanceof ModelFailure) throw turn
    return turn
  }

  async function* chat(messages: ChatMessage[], options: ChatOptions = {}): AsyncGenerator<Piece> {
    const turn = next(messages)
    if (turn === stall) await stopped(options.signal)
    const cut = typeof turn === 'object' && 'cutAfter' in turn
    const text = cut ? String(turn.cutAfter) : typeof turn === 'string' ? turn : JSON.stringify(turn)
    for (const part of text.match(/\s*\S+/g) ?? []) {
      if (options.signal?.aborted) throw new ModelFailure('stopped')
      yield { type: 'text', text: part }
    }
    if (cut) throw new ModelFailure('cut')
    yield { type: 'end', usage: { inputTokens: 10, outputTokens: 10 }, cutShort: false }
  }

  async function object<T>(schema: z.ZodType<T>, messages: ChatMessage[], options: ChatOptions = {}): Promise<T> {
    const turn = next(messages)
    if (turn === stall) await stopped(options.signal)
    if (typeof turn === 'object' && 'cutAfter' in turn) throw new ModelFailure('cut')
    const read = schema.safeParse(turn)
    if (!read.success) throw new ModelFailure('misshapen')
    return read.data
  }

  return { name: 'scripted', asked, chat, object }
}

async function stopped(signal?: AbortSignal): Promise<never> {
  await pause(20_000, undefined, { signal, ref: signal !== undefined }).catch(() => {})
  throw new ModelFailure(signal?.aborted ? 'stopped' : 'slow')
}
