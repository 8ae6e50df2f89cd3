import { CompiledQuery, type DatabaseConnection, PostgresDriver, type PostgresPool } from 'kysely'

/**
 * Behind a pooler, the time limits of a session would reach other clients: each transaction brings its own. They come with
 * `begin`, so they cost no extra round trip.
 */
export class PooledDriver extends PostgresDriver {
  readonly #begin: string

  constructor(pool: PostgresPool, statementTimeout: number) {
    super({ pool })
    this.#begin = [
      'begin',
      `set local statement_timeout = ${statementTimeout}`,
      `set local idle_in_transaction_session_timeout = ${2 * statementTimeout}`,
    ].join('; ')
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw(this.#begin))
  }
}
