/** How long this thread works on something, in milliseconds of the processor: how busy the machine is does not matter. */
export async function workedOn(work: () => unknown) {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
