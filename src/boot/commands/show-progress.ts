import type { Progress } from '#transfer/backups/manifest.ts'

const everyMs = 200
const everyMsInLogs = 5_000

/** Shows progress on standard error: one line that changes in a terminal, a line now and then in a log. */
function showProgress(): { progress: Progress; end: () => void } {
  const { isTTY } = process.stderr
  let shownAt = isTTY ? Number.NEGATIVE_INFINITY : performance.now()
  const progress: Progress = (what, done, total) => {
    const now = performance.now()
    if (now - shownAt < (isTTY ? everyMs : everyMsInLogs)) return
    shownAt = now
    const line = `${what}: ${done.toLocaleString('en')}${total === undefined ? '' : ` of ${total.toLocaleString('en')}`}`
    process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  return { progress, end: () => void (isTTY && process.stderr.write('\r\x1b[K')) }
}

/** Runs a long task and shows how far it is. */
export async function withProgress<T>(work: (progress: Progress) => Promise<T>) {
  const { progress, end } = showProgress()
  try {
    return await work(progress)
  } finally {
    end()
  }
}
