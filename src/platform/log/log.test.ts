import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const logFile = new URL('log.ts', import.meta.url).href

const endings = { 'ends by itself': '', exits: 'process.exit(1)', fails: 'throw new Error("fault")' }

for (const [name, ending] of Object.entries(endings))
  test(`no line is lost when the process ${name}`, async () => {
    const program = `import { openLog } from '${logFile}'
      const log = openLog('info')
      for (let at = 0; at < 1000; at++) log.info({ at })
      ${ending}`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]).catch((error) => error)
    const lines = stdout
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line).at)
    assert.deepEqual(
      lines,
      Array.from({ length: 1000 }, (_, at) => at),
    )
  })
