import type { Context } from '#platform/context/context.ts'

const underWay = new Map<string, Promise<unknown>>()

/** Runs work with the same key one after the other, in this process: a second click then finds the result of the first. */
export async function oneAtATime<T>({ db }: Pick<Context, 'db'>, key: string, work: () => Promise<T>): Promise<T> {
  // In a transaction waiting could deadlock with work that waits for the transaction.
  if (db.isTransaction) return work()
  await underWay.get(key)
  const turn = work()
  const settled = turn.catch(() => {})
  underWay.set(key, settled)
  try {
    return await turn
  } finally {
    if (underWay.get(key) === settled) underWay.delete(key)
  }
}
