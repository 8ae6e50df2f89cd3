import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Entered, enterScreen } from '../../app/frame/enter.ts'
import { confirmationFor, isConfirmationNeeded, takeConfirmed } from '../../site/confirmation.ts'
import { requireSameOrigin } from '../../site/forms.ts'

/** A signed-in member's request for a page of the settings. */
export type SettingsRequest = Entered & {
  request: FastifyRequest
  reply: FastifyReply
  /** The id in the path. */
  id: string
  /** The name of the notice to show. */
  said: string | undefined
  /** Where the page of a long list begins. */
  before: string | undefined
}
export type SettingsHandler = (page: SettingsRequest) => Promise<FastifyReply>

/** Routes for signed-in members. Others sign in first and come back. */
export function settingsPages(app: FastifyInstance, kith: Kith) {
  return {
    get(path: string, handle: SettingsHandler) {
      app.get(path, async (request, reply) => {
        const page = await enterSettings(kith, request, reply)
        if (!page) return reply.redirect(signInPath(request.url), 303)
        return handle(page).catch((error) => {
          if (!isConfirmationNeeded(error)) throw error
          return reply.redirect(confirmationFor(request.url), 303)
        })
      })
    },
    /** `formPage` is the page with the form, to come back to after signing in. Asks for a proof where one is needed. */
    post(path: string, formPage: string, handle: SettingsHandler) {
      app.post(path, async (request, reply) => {
        requireSameOrigin(request, kith.config)
        const page = await enterSettings(kith, request, reply)
        const pageOfForm = formPage.replace(':id', () => idIn(request))
        if (!page) return reply.redirect(signInPath(pageOfForm), 303)
        return takeConfirmed(page, pageOfForm, (form) => handle({ ...page, form }))
      })
    },
  }
}

export type SettingsPages = ReturnType<typeof settingsPages>

async function enterSettings(
  kith: Kith,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SettingsRequest | null> {
  const entered = await enterScreen(kith, request, reply)
  if (!entered) return null
  const { said, before } = entered.query
  return { ...entered, request, reply, id: idIn(request), said, before }
}

const idIn = ({ params }: FastifyRequest) => encodeURIComponent((params as { id?: string }).id ?? '')
