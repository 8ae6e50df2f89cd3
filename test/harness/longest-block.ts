/** The longest time in which some work let nothing else run: CPU time of this thread in one turn of the event loop, in ms. */
export async function measureLongestBlock(work: () => Promise<unknown>) {
  let longest = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const endTurn = () => {
    longest = Math.max(longest, cpuMsSince(before))
    before = process.threadCpuUsage()
    // With setImmediate, the loop would keep turning while the work waits for another thread.
    if (!isOver) setTimeout(endTurn)
  }
  setTimeout(endTurn)
  try {
    await work()
  } finally {
    isOver = true
  }
  await new Promise((resolve) => setTimeout(resolve))
  return longest
}

/**
 * The same, best of a few tries: the first pays for what is made once, and another process may disturb any. In milliseconds
 * of the machine on which the bounds were set.
 */
export async function leastLongestBlock(maxMs: number, work: () => Promise<unknown>, tries = 8) {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < tries && least > maxMs; tried++) {
    const longest = await measureLongestBlock(work)
    least = Math.min(least, longest <= maxMs ? longest : longest / slowness())
  }
  return least
}

/** A slower machine, or one whose caches others use too, takes as much longer for this as for the work. */
function slowness() {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage()
    JSON.stringify(JSON.parse(reference)).match(/\bFriday\b/g)
    return cpuMsSince(before)
  })
  const [median = 0] = times.sort((a, b) => a - b).slice(2)
  return Math.max(1, median / referenceMs)
}

const reference = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `Person ${at}`, note: 'The deck by Friday.' })),
)
/** What it takes when nothing else runs. */
const referenceMs = 12

function cpuMsSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
