import type { CompiledQuery, QueryResult } from 'kysely'
import type { Direct, OpenTransaction } from './engine.ts'
import { GroupCommit } from './group-commit.ts'
import { changedTable, namedTables } from './query-tables.ts'
import { isLocked, retryWhileLocked, watchIdle, within } from './wait-limits.ts'

/** An open file. */
type Connection = {
  prepare: (text: string) => {
    readonly reader: boolean
    all: (parameters: readonly unknown[]) => unknown[]
    run: (parameters: readonly unknown[]) => { changes: number | bigint }
    runEach: (lists: readonly (readonly unknown[])[]) => void
  }
  readonly isTransaction: boolean
  close: () => void
}

/**
 * One connection reads and one writes: a read waits for no transaction, and sees none that is not on the disk yet. Inside a
 * transaction everything runs on the one that writes. It also reads what no open transaction has changed: the other one
 * forgets all pages that it has read whenever something was written.
 */
export class TwoConnectionDriver implements Direct {
  readonly #open: () => Connection
  readonly #maxWaitMs: number
  readonly #maxIdleMs: number
  #connections: Connections | null = null

  /** How long to wait for a turn to write, and how long its holder may be idle. */
  constructor(open: () => Connection, { maxWaitMs, maxIdleMs }: { maxWaitMs: number; maxIdleMs: number }) {
    this.#open = open
    this.#maxWaitMs = maxWaitMs
    this.#maxIdleMs = maxIdleMs
  }

  async init() {
    const mayWait = within(this.#maxWaitMs)
    const writer = await retryWhileLocked(this.#open, mayWait)
    const reader = await retryWhileLocked(this.#open, mayWait)
    const execute = (text: string) => void writer.prepare(text).run([])
    const connection = {
      execute,
      get isTransaction() {
        return writer.isTransaction
      },
    }
    const group = new GroupCommit(connection, this.#maxWaitMs)
    const idle = watchIdle(this.#maxIdleMs)
    this.#connections = { writer, reader, group, idle, maxWaitMs: this.#maxWaitMs }
  }

  /** Null also while another program repairs the log: the query then waits for it as any other. */
  readNow<Row>(query: CompiledQuery): Row[] | null {
    try {
      return this.#connections && run<Row>(readerFor(query, this.#connections), query).rows
    } catch (error) {
      if (isLocked(error)) return null
      throw error
    }
  }

  begin() {
    return this.#connections && beginSession(this.#connections)
  }

  get isAwaited() {
    return this.#connections?.group.isAwaited ?? false
  }

  get isLockedOut() {
    return this.#connections?.group.isLockedOut ?? false
  }

  async acquireConnection() {
    if (!this.#connections) throw new Error('the database is not open')
    return new Session(this.#connections)
  }

  async beginTransaction(session: Session) {
    await session.begin()
  }

  async commitTransaction(session: Session) {
    await session.commit()
  }

  async rollbackTransaction(session: Session) {
    session.rollBack()
  }

  async releaseConnection() {}

  async destroy() {
    const { writer, reader, group, idle } = this.#connections ?? {}
    this.#connections = null
    await group?.runAlone(() => writer?.close(), Number.POSITIVE_INFINITY)
    reader?.close()
    idle?.close()
  }
}

type Connections = {
  writer: Connection
  reader: Connection
  group: GroupCommit
  idle: ReturnType<typeof watchIdle>
  maxWaitMs: number
}

function readerFor(query: CompiledQuery, { writer, reader, group }: Connections) {
  return group.isOpen && group.hasChanged(namedTables(query)) ? reader : writer
}

async function beginSession(connections: Connections) {
  const session = new Session(connections)
  await session.begin()
  return session
}

/** A query, or a transaction. */
class Session implements OpenTransaction {
  readonly #connections: Connections
  #isOpen = false
  #isOver = false
  #failure: unknown = null
  #steps = 0
  #lost: PromiseWithResolvers<never> | null = null

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async begin() {
    await this.#connections.group.begin()
    this.#isOpen = true
    this.#connections.idle.begin(this)
  }

  get steps() {
    return this.#steps
  }

  /** Rejects if the transaction is ended by somebody else. */
  get lost() {
    this.#lost ??= Promise.withResolvers<never>()
    return this.#lost.promise
  }

  giveUp(cause: Error) {
    this.#failure = cause
    this.rollBack()
    this.#lost?.reject(cause)
  }

  async commit() {
    if (this.#isOver) throw this.#failure
    if (!this.#connections.writer.isTransaction) throw this.#failure
    const stored = this.#connections.group.commit()
    this.#end()
    await stored
  }

  /** Not after a commit that failed: then all of its group are rolled back already. */
  rollBack() {
    if (!this.#isOpen) return
    this.#end()
    this.#connections.group.rollBack(this.#failure)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, group, maxWaitMs } = this.#connections
    if (this.#isOpen || this.#isOver) return this.#runInside<Row>(query)
    if (isRead(query)) return retryWhileLocked(() => run(readerFor(query, this.#connections), query), within(maxWaitMs))
    // Some of what is written by hand, such as a pragma, fails inside a transaction.
    if (query.query.kind === 'RawNode') return group.runAlone(() => run(writer, query))
    return this.#runInTransaction(query)
  }

  runNow<Row>(query: CompiledQuery): Row[] {
    return this.#runInside<Row>(query).rows
  }

  runEachNow<Row>(query: CompiledQuery, lists: readonly (readonly unknown[])[]): Row[] {
    return this.#inside(query, (writer) => {
      const statement = writer.prepare(query.sql)
      if (statement.reader) return lists.flatMap((parameters) => statement.all(parameters) as Row[])
      statement.runEach(lists)
      return []
    })
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }

  #end() {
    this.#isOpen = false
    this.#isOver = true
    this.#connections.idle.end()
  }

  #runInside<Row>(query: CompiledQuery) {
    return this.#inside(query, (writer) => run<Row>(writer, query))
  }

  /** After a full disk SQLite has rolled back: what follows must not be stored on its own, and neither after the end. */
  #inside<T>(query: CompiledQuery, work: (writer: Connection) => T) {
    const { writer, group } = this.#connections
    if (this.#isOver) throw new Error('the transaction is over', { cause: this.#failure })
    this.#steps += 1
    if (this.#failure && !writer.isTransaction) throw this.#failure
    if (!isRead(query)) group.markChanged(changedTable(query))
    try {
      return work(writer)
    } catch (error) {
      this.#failure = error
      throw error
    }
  }

  async #runInTransaction<Row>(query: CompiledQuery) {
    await this.begin()
    try {
      const result = this.#runInside<Row>(query)
      await this.commit()
      return result
    } catch (error) {
      this.rollBack()
      throw error
    }
  }
}

/** Also what is written by hand. */
function isRead({ query, sql }: CompiledQuery) {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && selects.test(sql))
}

/** `with` may also begin a change. */
const selects = /^\s*(select\b|with\b(?!.*\b(insert|update|delete|replace)\b))/is

function run<Row>(connection: Connection, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = connection.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
}
