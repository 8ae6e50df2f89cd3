import { type CompiledQuery, Transaction } from 'kysely'
import type { Engine, OpenTransaction } from './engine/engine.ts'
import type { Db, Schema } from './schema/schema.ts'

// Kysely's steps between a statement and its rows take as long as a short statement itself. SQLite answers at once and needs
// none of them.

type DirectEngine = Required<Pick<Engine, 'dialect' | 'direct'>>

const engines = new WeakMap<object, DirectEngine>()
const transactions = new WeakMap<Db, OpenTransaction>()

/** From now on compiled queries and transactions go to the engine directly. */
export function runDirectly(db: Db, engine: DirectEngine) {
  engines.set(db.getExecutor().adapter, engine)
}

/** The rows of a compiled query. */
export async function runCompiled<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  return runNow(db, query) ?? (await db.executeQuery<Row>(query)).rows
}

/** Runs a compiled change once with each list of parameters. Null where statements do not go to the engine directly. */
export function runEachNow<Row>(db: Db, query: CompiledQuery<Row>, lists: readonly (readonly unknown[])[]) {
  return db.getExecutor().plugins.length > 0 ? null : (transactions.get(db)?.runEachNow(query, lists) ?? null)
}

function runNow<Row>(db: Db, query: CompiledQuery<Row>) {
  const { adapter, plugins } = db.getExecutor()
  if (plugins.length > 0) return null
  if (db.isTransaction) return transactions.get(db)?.runNow(query)
  return query.query.kind === 'SelectQueryNode' ? engines.get(adapter)?.direct.readNow(query) : null
}

export async function runTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const engine = engines.get(db.getExecutor().adapter)
  const open = await engine?.direct.begin()
  if (!engine || !open) return db.transaction().execute(work)
  const transaction = transactionOf(db, engine, open)
  transactions.set(transaction, open)
  try {
    const result = await Promise.race([work(transaction), open.lost])
    await open.commit()
    return result
  } catch (error) {
    open.rollBack()
    throw error
  }
}

/** Runs queries that are not compiled yet, too. */
function transactionOf(db: Db, { dialect, direct }: DirectEngine, open: OpenTransaction) {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (run) => run(open) })
  return new Transaction<Schema>({ config: { dialect }, dialect, driver: direct, executor })
}
