import type { z } from 'zod'
import type { api, OperationName } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { type CallOptions, call } from '#door/call.ts'
import type { Context } from '#platform/context/context.ts'

/** As the function returns it: reasons are not yet in English. Lists that come a page at a time say where the next begins. */
export type Output<Name extends OperationName> = (typeof api)[Name] extends { paged: string }
  ? PageOf<z.input<(typeof api)[Name]['output']>>
  : z.input<(typeof api)[Name]['output']>
type PageOf<List> = List extends readonly (infer Item)[] ? Page<Item> : never

/** Calls an operation as an API request would. On a page, an id that is not valid is simply not found. */
export async function callOperation<Name extends OperationName>(
  ctx: Context,
  name: Name,
  input: Record<string, unknown>,
  key?: string,
  following: Pick<CallOptions, 'send' | 'onReplay'> = {},
): Promise<Output<Name>> {
  try {
    const { output } = await call(ctx, name, input, { key, ...following })
    return output as unknown as Output<Name>
  } catch (error) {
    const isInvalidId =
      error instanceof Refusal && error.code === 'invalid' && error.fields.some(({ field }) => /^id$|Id$/.test(field))
    throw isInvalidId ? new Refusal('not_found', say('refusals.site.notThere')) : error
  }
}

/** The answer of a call, or null if it is about something that is not there, or no longer. Other errors are thrown. */
export async function ifThere<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  }
}
