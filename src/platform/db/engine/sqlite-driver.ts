import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { GroupCommit } from './group-commit.ts'

/** An open file. */
type Connection = {
  prepare: (text: string) => {
    readonly reader: boolean
    all: (parameters: readonly unknown[]) => unknown[]
    run: (parameters: readonly unknown[]) => { changes: number | bigint }
  }
  readonly isTransaction: boolean
  close: () => void
}

/**
 * One connection reads and one writes: a read waits for no transaction, and sees none that is not on the disk yet. Inside a
 * transaction everything runs on the one that writes.
 */
export class TwoConnectionDriver implements Driver {
  readonly #open: () => Connection
  #connections: Connections | null = null

  constructor(open: () => Connection) {
    this.#open = open
  }

  async init() {
    const [writer, reader] = [this.#open(), this.#open()]
    const execute = (text: string) => void writer.prepare(text).run([])
    const group = new GroupCommit({
      execute,
      get isTransaction() {
        return writer.isTransaction
      },
    })
    this.#connections = { writer, reader, group }
  }

  /** Kysely's steps between a query and its rows take as long as a short query itself. */
  readNow<Row>(query: CompiledQuery): Row[] | null {
    return this.#connections && run<Row>(this.#connections.reader, query).rows
  }

  get isAwaited() {
    return this.#connections?.group.isAwaited ?? false
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
    const { writer, reader, group } = this.#connections ?? {}
    this.#connections = null
    await group?.runAlone(() => writer?.close())
    reader?.close()
  }
}

type Connections = { writer: Connection; reader: Connection; group: GroupCommit }

/** A query, or a transaction. */
class Session implements DatabaseConnection {
  readonly #connections: Connections
  #isOpen = false
  #failure: unknown = null

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async begin() {
    await this.#connections.group.begin()
    this.#isOpen = true
  }

  async commit() {
    if (!this.#connections.writer.isTransaction) throw this.#failure
    const stored = this.#connections.group.commit()
    this.#isOpen = false
    await stored
  }

  /** Not after a commit that failed: then all of its group are rolled back already. */
  rollBack() {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#connections.group.rollBack(this.#failure)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, group } = this.#connections
    if (this.#isOpen) return this.#runInside(query)
    if (isRead(query)) return run(reader, query)
    // Some of what is written by hand, such as a pragma, fails inside a transaction.
    if (query.query.kind === 'RawNode') return group.runAlone(() => run(writer, query))
    return this.#runInTransaction(query)
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }

  /** After a full disk SQLite has rolled back: what follows must not be stored on its own. */
  #runInside<Row>(query: CompiledQuery) {
    const { writer } = this.#connections
    if (!writer.isTransaction) throw this.#failure
    try {
      return run<Row>(writer, query)
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

/** Also what is written by hand; `with` may begin a change, so it counts as one there. */
function isRead({ query, sql }: CompiledQuery) {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
}

function run<Row>(connection: Connection, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = connection.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
}
