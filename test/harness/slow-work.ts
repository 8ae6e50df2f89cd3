import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import type { Kith } from '#platform/context/context.ts'

type OpenTransaction = { isOpen: boolean; found: string[] }

const current = new AsyncLocalStorage<OpenTransaction>()
/** Steps of JavaScript itself, and cheap functions of node:crypto that are called without waiting. */
const quick = new Set(['TickObject', 'Microtask', 'Immediate', 'RANDOMBYTESREQUEST', 'DERIVEBITSREQUEST'])

/**
 * Notes every file, request, timer, thread or hash that is started in a transaction. SQLite runs one transaction at a time,
 * so everybody would wait for it. The driver itself waits for nothing, so whatever is waited for is something else.
 */
export function watchTransactions({ db, config }: Pick<Kith, 'db' | 'config'>) {
  const found: string[] = []
  if (config.databaseUrl) return found
  hook.enable()
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => {
      const transaction = { isOpen: true, found }
      return execute((db) => current.run(transaction, () => work(db))).finally(() => {
        transaction.isOpen = false
      })
    }
    return builder
  }
  return found
}

const hook = createHook({
  init(_id, type) {
    const transaction = current.getStore()
    if (!transaction?.isOpen || quick.has(type)) return
    transaction.found.push(`${type} in a transaction, started${new Error().stack?.replace(/^Error|.*node:.*\n/g, '')}`)
  },
  trackPromises: false,
})
