import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openPreparedSqlite } from '../harness/stores.ts'
import { startService } from './running.ts'

const store = await openPreparedSqlite()
after(store.remove)

/** Names each file that the service loads. */
const tellLoads = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { process.stderr.write('loads ' + url + '\\n'); return next(url, context) } })`

test('a start loads no pages; once idle, it loads search, notes and the pages', async () => {
  const hook = `data:text/javascript,${encodeURIComponent(tellLoads)}`
  const { output } = await startService(store.env, ['--import', hook])
  const [beforeListening = '', afterwards] = output().split('Server listening')
  assert.ok(afterwards !== undefined && beforeListening.includes('/src/boot/server.ts'))
  for (const name of ['/any-ascii/', '/zod/v4/locales/de.js', '/src/people/connections/search.ts'])
    assert.ok(!beforeListening.includes(name), name)
  const given = AbortSignal.timeout(60_000)
  for (const name of ['/people/connections/search.ts', '/people/interactions/interactions.ts', '/web/routes.ts'])
    while (!output().includes(`/src${name}`)) {
      assert.ok(!given.aborted, name)
      await pause(50)
    }
})
