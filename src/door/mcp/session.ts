import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { internalRefusal, Refusal } from '#contract/errors.ts'
import type { Access, ToolSet } from '#contract/operation.ts'
import type { Context } from '#platform/context/context.ts'
import { storeRefusal } from '#platform/db/failures.ts'

/** Where messages of an assistant come from, and which tools there are; `run` gives each message its context. */
export type ToolSession = Pick<Context, 'log' | 'requestId'> & {
  toolSet: ToolSet
  access: Access
  /** Whether the client said earlier that it can show views. */
  showsViews?: boolean
  run: <Result>(work: (ctx: Context) => Promise<Result>) => Promise<Result>
}

export function asRefusal({ log, requestId }: ToolSession, error: unknown) {
  if (error instanceof Refusal) return error
  log.error({ err: error, requestId }, 'tool call failed')
  return storeRefusal(error) ?? internalRefusal(requestId)
}

/** Runs what answers something other than a tool call: there, an error is one of the protocol. */
export async function answerInSession<Result>(session: ToolSession, work: (ctx: Context) => Promise<Result>) {
  try {
    return await session.run(work)
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    const { code, message } = asRefusal(session, error)
    const isTheirs = code === 'invalid' || code === 'not_found'
    throw new ProtocolError(
      isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
      `${code}: ${message}`,
    )
  }
}
