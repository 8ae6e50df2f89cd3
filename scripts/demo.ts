import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scheduleRecurringJobs, startWorkers } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { buildServer } from '#boot/server.ts'
import { start } from '#boot/start.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { openBrowser } from './demo/open-browser.ts'
import { holdPort } from './demo/port.ts'
import { progressOn } from './demo/progress.ts'
import { seed } from './demo/seed.ts'
import { serveSignInLink } from './demo/sign-in-link.ts'
import { welcome } from './demo/welcome.ts'

/** A temporary instance with a realistic member. Only PORT and HOST are read, because other settings may belong to a real instance. */
await start(async ({ host, port: firstPort }) => {
  const { port, release } = await holdPort(host, firstPort || 4600)
  const name = /^(localhost|0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host
  const settings = { ...readConfig({}), host, port, baseUrl: `http://${name}:${port}`, data: temporaryFolder() }
  const progress = progressOn(process.stderr)
  progress.show('Making a database …')
  const { kith, close } = await openKith(settings, openLog('error', process.stderr))
  const { memberId, ...access } = await seed(kith, progress)
  progress.show('Starting the service …')
  const server = await buildServer(kith)
  const signInLink = settings.baseUrl + serveSignInLink(server, kith, memberId)
  await scheduleRecurringJobs(kith)
  const work = startWorkers(kith)
  server.addHook('onClose', async () => {
    await work.close()
    await close()
  })
  await release()
  await server.listen({ host, port })
  progress.end()
  process.stdout.write(welcome(settings.baseUrl, { ...access, signInLink }))
  openBrowser(signInLink)
  return { close: () => server.close() }
})

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kith-demo-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
