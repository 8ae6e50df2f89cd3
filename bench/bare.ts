import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { connectionAnswer, interactionAnswer, promisesAnswer } from './answers.ts'
import type { Subject } from './fill.ts'
import { runner, type Values } from './prepared.ts'
import { recorded } from './recorded.ts'

/** The same statements and the same answers from handlers that do nothing else: no checks, no limits, no query builder. */
export async function bareServer(subject: Subject) {
  const { asks } = await bareAsks(subject)
  const app = Fastify()
  app.get<{ Params: { id: string } }>('/api/connections/:id/interactions', ({ headers, params }) =>
    asks.timeline(headers.authorization, params.id),
  )
  app.get<{ Params: { id: string } }>('/api/connections/:id', ({ headers, params }) =>
    asks.connection(headers.authorization, params.id),
  )
  app.post<{ Params: { id: string }; Body: { text: string } }>(
    '/api/connections/:id/notes',
    ({ headers, params, body }, reply) => {
      reply.code(201)
      return asks.note(headers.authorization, params.id, body.text)
    },
  )
  return app
}

export async function bareAsks(subject: Subject) {
  const statements = await recorded(subject)
  const run = runner(subject.env)

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

  const asks = {
    async timeline(authorization: string | undefined, id: string) {
      const [entries = []] = await run.all(statements.timeline.slice(1), await values(authorization, id))
      return entries.slice(0, 50).map(interactionAnswer)
    },
    async connection(authorization: string | undefined, id: string) {
      return connectionAnswer(await run.all(statements.connection.slice(1), await values(authorization, id)))
    },
    async promises(authorization: string | undefined) {
      return promisesAnswer(await run.all(statements.promises.slice(1), await values(authorization)))
    },
    async note(authorization: string | undefined, id: string, text: string) {
      await run.transaction(statements.note.slice(1), await values(authorization, id, text))
      const now = new Date().toISOString()
      return interactionAnswer({
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
  return { asks }
}
