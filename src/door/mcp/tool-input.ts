import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import type { Operation, Tool } from '#contract/operation.ts'

type Fields = Record<string, unknown>

/** A function that reads null as leaving an optional argument out, where null has no meaning of its own. */
export function compileInput({ input }: Operation) {
  const shape = Object.entries(input.shape) as [string, z.ZodType][]
  const leavable = new Set(
    shape
      .filter(([, type]) => type.safeParse(undefined).success && !type.safeParse(null).success)
      .map(([name]) => name),
  )
  return (sent: Fields): Fields => {
    if (!Object.entries(sent).some(([name, value]) => value === null && leavable.has(name))) return sent
    return Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== null || !leavable.has(name)))
  }
}

/** For an id that is no UUID, names the tool that gives one, and no example that could be taken for an id. */
export function explainIds(refusal: Refusal, { arguments: texts = {} }: Tool) {
  const message = refusal.fields.reduce(
    (text, { field, message }) =>
      text.replace(`${field} ${message}`, `${field} ${withoutExample(message, texts[field])}`),
    refusal.message,
  )
  return message === refusal.message ? refusal : new Refusal(refusal.code, message, { fields: refusal.fields })
}

function withoutExample(message: string, description = '') {
  if (!message.startsWith('must be a UUID')) return message
  const source = /\b[Ff]rom ([a-z_]+( or [a-z_]+)*)/.exec(description)?.[1]
  return source ? `must be a UUID: use ${source} to get it` : 'must be a UUID'
}
