import { z } from 'zod'
import { isBorneOut } from './borne-out.ts'
import { findFault } from './check.ts'
import type { Draft, Facts } from './facts.ts'
import { promptFor, shownOf } from './prompt.ts'

/** What a draft needs of a model. */
type Writer = {
  object<T>(
    schema: z.ZodType<T>,
    messages: { role: 'system' | 'user' | 'assistant'; content: string }[],
    options?: { signal?: AbortSignal; maxTokens?: number; temperature?: number },
  ): Promise<T>
}

const Answer = z.object({ subject: z.string(), body: z.string(), used: z.array(z.string()) })

/** A draft by a model, checked against the facts; null where it fails or does not hold, and the composed one is used. */
export async function draftWithModel(model: Writer, facts: Facts, signal?: AbortSignal): Promise<Draft | null> {
  const shown = shownOf(facts)
  try {
    const options = { signal, maxTokens: 600, temperature: 0.4 }
    const { subject, body, used } = await model.object(Answer, promptFor(facts, shown), options)
    const known = [...shown.entries, ...shown.promises].map(({ id }) => id)
    const draft = { subject: subject.trim(), body: body.replaceAll('\r\n', '\n').trim() }
    if (used.length === 0 || used.some((id) => !known.includes(id))) return null
    if (findFault(draft, facts) || !isBorneOut(draft, facts)) return null
    return {
      ...draft,
      drewOn: {
        ixIds: shown.entries.filter(({ id }) => used.includes(id)).map(({ ixId }) => ixId),
        promiseIds: shown.promises.filter(({ id }) => used.includes(id)).map(({ promiseId }) => promiseId),
      },
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'ModelFailure') return null
    throw error
  }
}
