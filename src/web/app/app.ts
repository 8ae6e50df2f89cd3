import type { FastifyInstance } from 'fastify'
import type { Kith } from '#platform/context/context.ts'
import { parseForms } from '../site/forms.ts'
import { serveAppAssets } from './frame/assets.ts'
import { serveAppErrors } from './frame/errors.ts'
import { appScreens } from './frame/screens.ts'
import { serveLive } from './live/routes.ts'
import { serveToday } from './today/routes.ts'

/** The member's app: what a signed-in person uses every day. Works without script. */
export function serveApp(app: FastifyInstance, kith: Kith) {
  serveAppAssets(app)
  app.register(async (app) => {
    parseForms(app)
    serveAppErrors(app)
    const screens = appScreens(app, kith)
    serveToday(screens)
    serveLive(app, kith)
  })
}
