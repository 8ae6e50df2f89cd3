/** The longest time in which some work let nothing else run: CPU time of this thread in one turn of the event loop, in ms. */
export async function measureLongestBlock(work: () => Promise<unknown>) {
  let longest = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const endTurn = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(endTurn)
  }
  setImmediate(endTurn)
  try {
    await work()
  } finally {
    isOver = true
  }
  await new Promise((resolve) => setImmediate(resolve))
  return longest
}

/** The same, best of a few tries: the first pays for what is made once, and another process may disturb any. */
export async function leastLongestBlock(maxMs: number, work: () => Promise<unknown>, tries = 4) {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < tries && least > maxMs; tried++) least = Math.min(least, await measureLongestBlock(work))
  return least
}
