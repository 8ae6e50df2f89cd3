/** Keeps what was made last, and makes it once for all who ask at the same time. What fails is made again. */
export function cacheRecent<T>(most: number) {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>) => {
    const known = kept.get(key)
    const made = known ?? make()
    kept.delete(key)
    kept.set(key, made)
    if (!known) made.catch(() => kept.get(key) === made && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
