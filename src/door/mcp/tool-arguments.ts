import type { z } from 'zod'
import type { Tool } from '#contract/operation.ts'
import { parseInput } from '../call.ts'

type Fields = Record<string, unknown>

/** Reads the arguments of a tool that takes others than its operation. Null is the same as leaving an optional one out. */
export function compileArguments({ input, names = {} }: Tool) {
  if (!input) return undefined
  const shape = Object.entries(input.shape) as [string, z.ZodType][]
  const optional = new Set(shape.flatMap(([name, type]) => (type.safeParse(undefined).success ? [name] : [])))
  return (sent: Fields): Fields => {
    const given = Object.entries(sent).filter(([name, value]) => value !== null || !optional.has(name))
    const read = Object.entries(parseInput(input, Object.fromEntries(given)))
    return Object.fromEntries(read.map(([name, value]) => [names[name] ?? name, value]))
  }
}
