import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { connectionResponse, interactionResponse, promisesResponse } from './answers.ts'
import type { TestData } from './fill-database.ts'
import { recordStatements } from './record-statements.ts'
import { createRunner, type Values } from './statement-runner.ts'

/** Handlers with the same SQL and the same responses and nothing else: no checks, no limits, no query builder. */
export async function bareServer(subject: TestData) {
  const { handlers } = await bareHandlers(subject)
  const app = Fastify()
  app.get<{ Params: { id: string } }>('/api/connections/:id/interactions', ({ headers, params }) =>
    handlers.timeline(headers.authorization, params.id),
  )
  app.get<{ Params: { id: string } }>('/api/connections/:id', ({ headers, params }) =>
    handlers.connection(headers.authorization, params.id),
  )
  app.post<{ Params: { id: string }; Body: { text: string } }>(
    '/api/connections/:id/notes',
    ({ headers, params, body }, reply) => {
      reply.code(201)
      return handlers.note(headers.authorization, params.id, body.text)
    },
  )
  return app
}

export async function bareHandlers(subject: TestData) {
  const statements = await recordStatements(subject)
  const run = createRunner(subject.env)

  async function values(authorization = '', connectionId = '', text = ''): Promise<Values> {
    const hash = createHash('sha256').update(authorization.slice(7)).digest('hex')
    const [row] = await run.one(statements.promises[0] ?? { sql: '', parameters: [] }, {
      hash,
      memberId: '',
      connectionId,
      text,
    })
    return { hash, memberId: String(row?.id), connectionId, text }
  }

  const handlers = {
    async timeline(authorization: string | undefined, id: string) {
      const [entries = []] = await run.all(statements.timeline.slice(1), await values(authorization, id))
      return entries.slice(0, 50).map(interactionResponse)
    },
    async connection(authorization: string | undefined, id: string) {
      return connectionResponse(await run.all(statements.connection.slice(1), await values(authorization, id)))
    },
    async promises(authorization: string | undefined) {
      return promisesResponse(await run.all(statements.promises.slice(1), await values(authorization)))
    },
    async note(authorization: string | undefined, id: string, text: string) {
      await run.transaction(statements.note.slice(1), await values(authorization, id, text))
      const now = new Date().toISOString()
      return interactionResponse({
        id,
        connectionId: id,
        kind: 'note',
        text,
        occurredAt: now,
        createdAt: now,
        source: 'member',
      })
    },
  }
  return { handlers }
}
