import { Kysely } from 'kysely'
import { buildServer } from '#boot/server.ts'
import { openVisits } from '#cards/cards/visits.ts'
import { findActiveTokens } from '#members/access/authenticate.ts'
import { hashToken } from '#members/access/token-secrets.ts'
import { openBlobs } from '#platform/blobs/open.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Kith } from '#platform/context/context.ts'
import { engineFor } from '#platform/db/open.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { openFeed } from '#platform/events/feed.ts'
import { openHealth } from '#platform/health/health.ts'
import { openLimits } from '#platform/limits/rate-limits.ts'
import { openLog } from '#platform/log/log.ts'
import { openMail } from '#platform/mail/open.ts'
import type { TestData } from './fill-database.ts'

/** A recorded statement. Parameters that differ by request have a name, the others their value. */
export type Statement = { sql: string; parameters: Parameter[] }
type Parameter =
  | { is: 'hash' | 'memberId' | 'connectionId' | 'text' | 'now' | 'minuteAgo' | 'newId' }
  | { word: number }
  | { value: unknown }

export const noteOf = (words: string[]) => words.join(' ')

/** Records the SQL of each request from the running service, so that the comparison cannot drift from it. */
export async function recordStatements(subject: TestData) {
  // On one connection, statements are logged in order.
  const config = readConfig({ ...subject.env, KITH_DATABASE_CONNECTIONS: '1' })
  let statements: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<Schema>({
    dialect: engineFor(config).dialect,
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  })
  const limits = await openLimits(config)
  const visits = openVisits({ db, now: Temporal.Now.instant, log: openLog('silent') })
  const outside = {
    visits,
    feed: openFeed({ db, now: Temporal.Now.instant, log: openLog('silent') }, (holders) =>
      findActiveTokens({ db }, holders),
    ),
    blobs: openBlobs(config),
    mail: openMail(config),
    transcriber: null,
    embedder: null,
    model: null,
    log: openLog('silent'),
    health: openHealth(config, openLog('silent')),
  }
  const kith: Kith = { config, db, limits, ...outside, now: Temporal.Now.instant }
  const server = await buildServer(kith)

  async function record(method: 'GET' | 'POST', url: string, body?: { text: string }): Promise<Statement[]> {
    const headers = { authorization: `Bearer ${subject.token}`, host: 'localhost' }
    // One request before, because the first use of a token is saved.
    await server.inject({ url: '/api/promises', headers })
    statements = []
    const answer = await server.inject({ method, url, headers, ...(body && { body }) })
    if (answer.statusCode >= 300) throw new Error(answer.body)
    return statements.map(({ sql, parameters }) => ({
      sql,
      parameters: parameters.map((each) => nameParameter(each, body)),
    }))
  }

  const { id: memberId } = await db.selectFrom('members').select('id').executeTakeFirstOrThrow()
  const known = new Map<unknown, Parameter>([
    [hashToken(subject.token), { is: 'hash' }],
    [memberId, { is: 'memberId' }],
    [subject.connectionId, { is: 'connectionId' }],
  ])

  function nameParameter(value: unknown, body?: { text: string }): Parameter {
    const word = body?.text.split(' ').indexOf(String(value)) ?? -1
    if (word >= 0) return { word }
    if (value === body?.text) return { is: 'text' }
    return known.get(value) ?? nameVolatile(value) ?? { value }
  }

  const at = `/api/connections/${subject.connectionId}`
  const found = {
    timeline: await record('GET', `${at}/interactions`),
    connection: await record('GET', at),
    note: await record('POST', `${at}/notes`, { text: noteOf(sampleWords) }),
    promises: await record('GET', '/api/promises'),
  }
  await server.close()
  await limits.close()
  await db.destroy()
  return found
}

export const wordsInNote = 10
const sampleWords = Array.from({ length: wordsInNote }, (_, at) => `sample${at}`)

/** Ids and instants, which are new for each request. */
function nameVolatile(value: unknown): Parameter | null {
  if (typeof value !== 'string') return null
  if (/^[\da-f]{8}-[\da-f-]{27}$/.test(value)) return { is: 'newId' }
  if (!/^\d{4}-\d\d-\d\dT/.test(value)) return null
  return { is: Date.now() - Date.parse(value) < 30_000 ? 'now' : 'minuteAgo' }
}
