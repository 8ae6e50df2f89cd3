import { rm, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { openApi } from '#contract/reference/openapi.ts'
import { version } from '#contract/version.ts'
import { serveDav } from '#door/dav/routes.ts'
import { serveHttp } from '#door/http/routes.ts'
import { serveMcp } from '#door/mcp/routes.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { isDraining } from '#platform/context/shutdown.ts'
import { requireReachable } from '#platform/db/open.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { newStagingPath } from '#platform/uploads/stage.ts'
import { serveStatic } from '#web/site/compressed.ts'
import { viewPages } from '#web/views/pages.ts'
import { installBasics, newApp } from './new-app.ts'
import { handOverPages } from './pages-later.ts'
import { openRequestQueue } from './request-queue.ts'

type Install = (app: FastifyInstance) => void

export type Server = FastifyInstance & {
  /** Installs hooks for all requests, also for those of the pages, whose app is made later. */
  installEverywhere: (install: Install) => void
  /** Makes the app of the pages, if there is none yet. */
  openPages: () => Promise<unknown>
}

/** Builds the HTTP server. Tests build it without listening. */
export async function buildServer(kith: Kith): Promise<Server> {
  const everywhere: Install[] = [(app) => installBasics(app, kith), openRequestQueue(kith.config.busyMs)]
  const root = newApp(kith)
  const { openPages } = handOverPages(root, () => buildPages(kith, everywhere))
  let api = root
  await root.register(async (app) => {
    api = app
    for (const install of everywhere) install(app)
    await serveApi(app, kith)
  })
  const installEverywhere: Server['installEverywhere'] = (install) => {
    everywhere.push(install)
    install(api)
  }
  // Endless streams are closed first.
  root.addHook('preClose', kith.feed.close)
  if (kith.config.metricsToken !== null) {
    const { serveMetrics } = await import('./metrics.ts')
    installEverywhere(serveMetrics(api, kith, kith.config.metricsToken))
  }
  return Object.assign(root, { installEverywhere, openPages })
}

/** What programs call: operations over HTTP, tools, and the address book and tasks of devices. */
async function serveApi(app: FastifyInstance, kith: Kith) {
  serveHealth(app, kith)
  await serveHttp(app, kith)
  serveMcp(app, kith, viewPages)
  await serveDav(app, kith)
  const make = async () => JSON.stringify(await openApi(kith.config.baseUrl))
  serveStatic(app, '/api/openapi.json', { type: 'application/json', cache: 'no-cache', make })
}

async function buildPages(kith: Kith, everywhere: Install[]) {
  const { servePages } = await import('#web/routes.ts')
  const app = newApp(kith)
  for (const install of everywhere) install(app)
  servePages(app, kith)
  await app.ready()
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
    if (isDraining()) throw new Refusal('unavailable', 'The service is stopping.', { retryAfter: 2 })
    await requireReachable(kith.db)
    await kith.health.requireWritable(() => tryToWrite(kith))
    return { status: 'ready', version }
  })
}
