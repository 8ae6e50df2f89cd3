import type { Context } from '#platform/context/context.ts'

const underWay = new Map<string, Promise<unknown>>()

/** Lets the same wait for the same, within this process: a second click then finds what the first has done. */
export async function oneAtATime<T>({ db }: Pick<Context, 'db'>, key: string, work: () => Promise<T>): Promise<T> {
  // Whoever is in a transaction must not wait for those who wait for it.
  if (db.isTransaction) return work()
  await underWay.get(key)
  const turn = work()
  const over = turn.catch(() => {})
  underWay.set(key, over)
  try {
    return await turn
  } finally {
    if (underWay.get(key) === over) underWay.delete(key)
  }
}
