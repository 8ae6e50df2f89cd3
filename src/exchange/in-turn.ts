const underWay = new Map<string, Promise<unknown>>()

/** Lets the same wait for the same, within this process: a second click then finds what the first has done. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
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
