import type { z } from 'zod'
import type { api, OperationName } from '#contract/api.ts'
import type { Operation, Page } from '#contract/operation.ts'
import type {
  Context,
  EventStream,
  FinishOptions,
  MemberContext,
  PreparedChange,
  StartedWork,
} from '#platform/context/context.ts'

/** The function, or functions, behind each operation. */
export type Handlers = {
  [Name in OperationName]:
    | Handler<(typeof api)[Name]>
    | Preparer<(typeof api)[Name]>
    | Starter<(typeof api)[Name]>
    | Follower<(typeof api)[Name]>
}

type Handler<O extends Operation> = (ctx: ContextOf<O>, input: z.output<O['input']>) => Promise<Answer<O>>

/** Two steps: `expect` checks the path before a file is read; `prepare` does the slow part before the transaction. */
type Preparer<O extends Operation> = {
  expect?: (ctx: ContextOf<O>, path: z.output<O['input']>) => Promise<void>
  prepare: (ctx: ContextOf<O>, input: z.output<O['input']>) => Promise<PreparedChange<Answer<O>>>
}

/** The other way round: `begin` stores the request, `finish` does the slow part, even if the client has gone. */
type Starter<O extends Operation> = {
  begin: (ctx: ContextOf<O>, input: z.output<O['input']>) => Promise<StartedWork>
  finish: (ctx: ContextOf<O>, started: StartedWork, options: FinishOptions) => Promise<Answer<O>>
}

/** `answer` returns what exists now; `follow` sends it and whatever comes after, until the client leaves. */
type Follower<O extends Operation> = {
  answer: Handler<O>
  follow: (ctx: ContextOf<O>, input: z.output<O['input']>, stream: EventStream) => Promise<void>
}

type ContextOf<O extends Operation> = O['access'] extends 'public' ? Context : MemberContext
type Answer<O extends Operation> = O extends { paged: string } ? PageOf<z.input<O['output']>> : z.input<O['output']>
type PageOf<List> = List extends (infer Item)[] ? Page<Item> : never
