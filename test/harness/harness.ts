import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import { doAllWork } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { buildServer, type Server } from '#boot/server.ts'
import { type OperationName, operations } from '#contract/api.ts'
import { type Client, createClient, type KithError } from '#contract/client.ts'
import { routeOf } from '#contract/operation.ts'
import { claimInstance, createAccount } from '#members/access/accounts.ts'
import { hashPassword } from '#members/access/passwords.ts'
import { openSession } from '#members/access/tokens.ts'
import { createWorkspace } from '#members/workspaces/workspaces.ts'
import { letWait } from '#people/search/index/waiting.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Context, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { isPostgres } from '#platform/db/schema/schema.ts'
import { openLog } from '#platform/log/log.ts'
import { watchTransactions } from './slow-work.ts'
import { openPreparedStore } from './stores.ts'

export type House = {
  kith: Kith
  server: Server
  url: string
  /** All log lines. */
  logged: string[]
  clock: Clock
  /** Runs all waiting jobs. */
  work: () => Promise<void>
  close: () => Promise<void>
}

/** Tests run in parallel, so a slow moment is not overload. */
const usual = {
  PORT: '0',
  KITH_SIGN_UP: 'open',
  KITH_LOG: 'debug',
  KITH_BUSY_MS: '60000',
  KITH_DISK_RESERVE_MB: '0',
  // Tests move the clock by weeks.
  KITH_SESSION_IDLE_DAYS: '30',
  KITH_DATABASE_TIMEOUT_MS: '120000',
  KITH_ANSWER_SECONDS: '300',
  KITH_SIGN_UP_LIMIT: '1000',
  KITH_EXCHANGE_LIMIT: '1000',
  KITH_ASK_LIMIT: '10000',
}

/** A whole service with its own database: SQLite, or PostgreSQL where `npm test` provides one. */
export async function openHouse(env: Record<string, string> = {}, opening = openPreparedStore()): Promise<House> {
  const store = await opening
  const logged: string[] = []
  const record = (line: string) => {
    logged.push(line)
    showError(line)
  }
  const clock = new Clock()
  const config = readConfig({ ...usual, ...store.env, ...env })
  const { kith, close } = await openKith(config, openLog(config.logLevel, { write: record }), clock.now)
  // The database is a copy, so it gets a key of its own.
  await kith.db
    .updateTable('instance')
    .set({ stampKey: randomBytes(32).toString('base64url') })
    .execute()
  // Installed add-ons must not change test results.
  kith.transcriber = null
  kith.embedder = null
  const slowWork = watchTransactions(kith)
  // Entries wait until somebody searches, however slow the test is.
  if (!isPostgres(kith.db)) letWait(kith.db, () => {})
  const server = await buildServer(kith)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    kith,
    server,
    url,
    logged,
    clock,
    work: () => doAllWork(kith),
    close: async () => {
      await server.close()
      await close()
      await store.remove()
      assert.deepEqual(slowWork, [], 'nothing slow happens in a transaction')
    },
  }
}

/** Shows why the service answered 500, which the response does not tell. */
function showError(line: string) {
  if (!line.includes('"level":"error"')) return
  const { msg, err } = JSON.parse(line)
  process.stderr.write(`The service logged: ${msg}\n${err?.stack ?? ''}\n`)
}

/** The service for all the tests of a file. */
export async function useHouse(env: Record<string, string> = {}): Promise<House> {
  const house = await openHouse(env)
  after(() => house.close())
  return house
}

/** The real clock until a test sets it. */
class Clock {
  #shift = 0

  now = () => Temporal.Instant.fromEpochMilliseconds(Date.now() + this.#shift)

  set(instant: string) {
    this.#shift = Temporal.Instant.from(instant).epochMilliseconds - Date.now()
  }

  reset() {
    this.#shift = 0
  }
}

export type Someone = { client: Client; token: string; memberId: string; email: string; password: string }
let people = 0

/** A new member with a signed-in client. Faster than signing up, because the password is hashed once for all. */
export async function newMember(
  house: House,
  { staysConfirmed = true, ...more }: { timeZone?: string; staysConfirmed?: boolean } = {},
): Promise<Someone> {
  people += 1
  const email = `member${people}-${randomBytes(3).toString('hex')}@example.com`
  // Two digits, because a longer number is not read as part of a name.
  const account = { name: `Member ${10 + (people % 90)}`, email, timeZone: 'UTC', ...more }
  const ctx: Context = { ...house.kith, via: 'http', requestId: 'test', address: 'test', caller: null }
  const { memberId, token } = await transaction(ctx, async (ctx) => {
    const member = await createAccount(ctx, { ...account, passwordHash: await hashed, isEmailVerified: true })
    const memberId = member?.id ?? ''
    await claimInstance(ctx, memberId)
    await createWorkspace(ctx, { ownerId: memberId, name: account.name })
    const token = await openSession(ctx, memberId)
    if (staysConfirmed) await keepConfirmed(ctx, memberId)
    return { memberId, token }
  })
  return { client: connect(house, token), token, memberId, email, password: memberPassword }
}

/** On a busy machine, a file of tests may take longer than a confirmation counts. */
async function keepConfirmed({ db, now }: Context, memberId: string) {
  const confirmedAt = now().add({ hours: 1 }).toString({ smallestUnit: 'millisecond' })
  await db.updateTable('tokens').set({ confirmedAt }).where('memberId', '=', memberId).execute()
}

/** The password of every new member. */
export const memberPassword = 'a long enough password'
const hashed = hashPassword(memberPassword)

/** The context of a member, to call rules directly, which is faster than requests. */
export function memberContext(house: House, { memberId, email }: Someone): MemberContext {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const member = {
    id: memberId,
    name: 'Someone',
    email,
    timeZone: 'UTC',
    createdAt,
    theme: 'system',
    keys: true,
    firstSteps: true,
  } as const
  const caller = {
    member,
    tokenId: memberId,
    kind: 'session',
    access: 'write',
    manages: true,
    expiresAt: null,
  } as const
  return { ...house.kith, via: 'http', requestId: memberId, address: 'test', caller, ...caller }
}

/** A client with or without a token. Every response is checked against the contract. */
export function connect(house: Pick<House, 'url'>, token?: string, headers?: Record<string, string>): Client {
  return createClient({ baseUrl: house.url, fetch: checkedFetch, ...(token && { token }), ...(headers && { headers }) })
}

/** A raw request, for cases that the client does not allow. */
export async function ask(
  house: House,
  line: string,
  options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const [method = 'GET', path = '/'] = line.split(' ')
  const { token, body, headers } = options
  const response = await fetch(house.url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

/** The events of a member, read directly: the normal reader on PostgreSQL waits for open transactions. */
export function eventsOf({ kith }: House, memberId: string) {
  return kith.db
    .selectFrom('events')
    .select(['number', 'kind', 'subjectId', 'connectionId', 'createdAt'])
    .where('memberId', '=', memberId)
    .orderBy('number')
    .execute()
}

/** Asserts that a call fails with this code, and returns the error. */
export async function refused(call: Promise<unknown>, code: string): Promise<KithError> {
  const outcome = await call.then(
    () => null,
    (error: KithError) => error,
  )
  assert.ok(outcome, `expected a refusal: ${code}`)
  assert.equal(outcome.code, code, `${outcome.stack}`)
  return outcome
}

const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.ok || response.status === 204) return response
  const operation = operationAt(init?.method ?? 'GET', new URL(String(input)).pathname)
  if (operation.bytes) return response
  const answer = await response.clone().json()
  assert.deepEqual(
    operation.output.parse(answer),
    answer,
    'the response has fields or values that the contract does not allow',
  )
  return response
}

const routes = operations.map(([, operation]) => ({ operation, route: routeOf(operation) }))

function operationAt(method: string, path: string) {
  const found = routes.find(({ route }) => route.method === method && route.pattern.test(path))
  assert.ok(found, `no operation at ${method} ${path}`)
  return found.operation
}

export type { OperationName }
