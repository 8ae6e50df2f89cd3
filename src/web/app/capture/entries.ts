import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Kith } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { PageRefusal } from '../../words/refusal.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { ShowScreen } from '../frame/screens.ts'
import { uploadForms } from '../frame/uploads.ts'

/**
 * Takes what was captured, from the form or from the outbox on a member's device. The id comes from there, so the same
 * capture sent again is stored once.
 */
export function serveEntries(app: FastifyInstance, kith: Kith, show: ShowScreen) {
  return uploadForms(app, kith, (forms) => {
    forms.take('/capture/entries', {
      formPage: '/capture',
      show,
      operation: 'Captures_create',
      path: (page) => {
        refuseAnotherMember(page)
        return {}
      },
      fields: (page, { connectionId, ...captured }) => {
        if (!captured.text && !captured.audio) throw new PageRefusal('invalid', page.words.capture.nothingToSave)
        page.form.connectionId = String(connectionId ?? '')
        return captured
      },
      done: async (page, { captureId }) => {
        const { connectionId } = page.form
        const isAssigned = connectionId ? await tryToAssign(page, captureId, connectionId) : false
        const to = isAssigned ? `/capture?added=${connectionId}` : `/capture#capture-${captureId}`
        return { to, parts: html`<p id="sent"></p>` }
      },
    })
  })
}

/** Somebody else may have signed in on this browser since the page was opened. */
function refuseAnotherMember({ query, ctx, words }: ScreenRequest) {
  if (query.member !== undefined && query.member !== ctx.member.id)
    throw new PageRefusal('forbidden', words.capture.anotherMember)
}

/** A person who was removed meanwhile can't take it: then it waits for another name, and is not lost. */
async function tryToAssign(page: ScreenRequest, captureId: string, connectionId: string) {
  try {
    await page.call('Captures_assign', { captureId, connectionId })
    return true
  } catch (error) {
    if (error instanceof Refusal && ['not_found', 'invalid', 'conflict'].includes(error.code)) return false
    throw error
  }
}
