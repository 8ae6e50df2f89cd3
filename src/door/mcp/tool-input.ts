import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import type { Operation, Tool } from '#contract/operation.ts'
import { asIs } from '#contract/texts/text.ts'

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

type Sources = Readonly<Record<string, string>>

/** The tools that give ids: what one tool says of `connectionId` holds for all that say nothing. */
export function compileIdSources(tools: Tool[]): Sources {
  const ids = tools
    .flatMap(({ arguments: texts = {} }) => Object.entries(texts))
    .filter(([name]) => name.endsWith('Id'))
  const sources = ids.map(([name, text]) => [name, sourceIn(text)] as const)
  return Object.fromEntries(sources.flatMap(([name, source]) => (source ? [[name, source]] : [])))
}

/** For an id that is no UUID, names the tool that gives one, and no example that could be taken for an id. */
export function explainIds(refusal: Refusal, { arguments: texts = {} }: Tool, sources: Sources) {
  const message = refusal.fields.reduce((text, { field, message }) => {
    const source = sourceIn(texts[field]) ?? sources[field]
    return text.replace(`${field} ${message}`, `${field} ${withoutExample(message, source)}`)
  }, refusal.message)
  return message === refusal.message ? refusal : new Refusal(refusal.code, asIs(message), { fields: refusal.fields })
}

function withoutExample(message: string, source: string | undefined) {
  if (!message.startsWith('must be a UUID')) return message
  return source ? `must be a UUID: use ${source} to get it` : 'must be a UUID'
}

const sourceIn = (description = '') => /\bFrom ([a-z_]+( or [a-z_]+)*)/.exec(description)?.[1]
