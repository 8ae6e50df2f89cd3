/** Caches the last results, and makes each once for all who ask at the same time. Failures are retried. */
export function cacheRecent<T>(maxResults: number) {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>) => {
    const known = kept.get(key)
    const made = known ?? make()
    kept.delete(key)
    kept.set(key, made)
    if (!known) made.catch(() => kept.get(key) === made && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > maxResults && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
