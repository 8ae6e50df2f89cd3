import { rm, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { openApi } from '#contract/reference/openapi.ts'
import { say } from '#contract/texts/text.ts'
import { version } from '#contract/version.ts'
import { serveDav } from '#door/dav/routes.ts'
import { serveHttp } from '#door/http/routes.ts'
import { serveMcp } from '#door/mcp/routes.ts'
import type { Config } from '#platform/config/config.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { isDraining } from '#platform/context/shutdown.ts'
import { requireReachable } from '#platform/db/open.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { newStagingPath } from '#platform/uploads/stage.ts'
import { servePages } from '#web/routes.ts'
import { serveStatic } from '#web/site/compressed.ts'
import { viewPages } from '#web/views/pages.ts'
import { installBasics, newApp } from './new-app.ts'
import { queueRequests } from './request-queue.ts'

export type Server = FastifyInstance

/** Builds the HTTP server. Tests build it without listening. `watch` adds hooks for every request. */
export async function buildServer(kith: Kith, watch: (app: Server) => void = () => {}): Promise<Server> {
  const app = newApp(kith)
  installBasics(app, kith)
  queueRequests(app, kith.config.busyMs)
  watch(app)
  // Endless streams are closed first.
  app.addHook('preClose', kith.feed.close)
  if (kith.config.metricsToken !== null) {
    const { serveMetrics } = await import('./metrics.ts')
    serveMetrics(app, kith, kith.config.metricsToken)
  }
  serveHealth(app, kith)
  await serveHttp(app, kith)
  serveMcp(app, kith, viewPages)
  await serveDav(app, kith)
  const make = async () => JSON.stringify(await openApi(kith.config.baseUrl))
  serveStatic(app, '/api/openapi.json', { type: 'application/json', cache: 'no-cache', make })
  servePages(app, kith)
  return app
}

/** Leaves nothing behind, but is written to the disk: in the database, and where files arrive. */
async function tryToWrite(kith: Kith) {
  const { blobs } = kith
  await transaction(kith, async (ctx) => {
    await queueJob(ctx, 'jobs.sweep', {}, { only: 'a trial' })
    await ctx.db.deleteFrom('jobs').where('only', '=', 'a trial').execute()
  })
  const path = await newStagingPath(blobs.incoming)
  try {
    await writeFile(path, 'x', { flush: true })
  } finally {
    await rm(path, { force: true })
  }
}

function serveHealth(app: FastifyInstance, kith: Kith) {
  // An overloaded service must not be restarted for its load. From the protocol, the doctor learns what a proxy passes on.
  app.get('/healthz', { config: { isNeverQueued: true } }, async ({ protocol }) => ({
    status: 'ok',
    version,
    protocol,
  }))
  app.get('/readyz', async () => {
    kith.health.refuseIfDamaged()
    if (isDraining()) throw new Refusal('unavailable', say('refusals.boot.stopping'), { retryAfter: 2 })
    await requireReachable(kith.db)
    await kith.health.requireWritable(() => tryToWrite(kith))
    return { status: 'ready', version }
  })
}

export async function listen(server: Server, { host, port }: Config) {
  try {
    await server.listen({ host, port })
  } catch (error) {
    await server.close()
    throw listenRefusal(error, host, port)
  }
}

function listenRefusal(error: unknown, host: string, port: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const another = `choose another port, such as PORT=${port < 65_535 ? port + 1 : 4600} npm start`
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal('unavailable', say('refusals.boot.portInUse', { port, another }))
    case 'EACCES':
      return new Refusal('unavailable', say('refusals.boot.portNotAllowed', { port, another }))
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Refusal('unavailable', say('refusals.boot.notOurAddress', { host, code }))
    default:
      return error
  }
}
