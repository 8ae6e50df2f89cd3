/** The CPU time of some work in this thread, in milliseconds, regardless of other load. */
export async function measureCpuTime(work: () => unknown) {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
