/**
 * Requests for the same key within one turn of the event loop share one lookup. It starts after the last of them has
 * arrived, so nobody gets an answer older than their request.
 */
export function shareLookups<Query, Result>(
  keyOf: (query: Query) => string,
  lookUp: (query: Query) => Promise<Result>,
) {
  const pending = new Map<string, Promise<Result>>()

  return (query: Query): Promise<Result> => {
    const key = keyOf(query)
    const shared = pending.get(key)
    if (shared) return shared
    const { promise, resolve } = Promise.withResolvers<Result>()
    pending.set(key, promise)
    setImmediate(() => {
      pending.delete(key)
      resolve(lookUp(query))
    })
    return promise
  }
}
