import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace } from '../outcomes/notice.ts'
import { movePart } from './move-card.ts'

/** Drafts to send, people to reach out to. */
export function serveMoveForms(screens: AppScreens, show: ShowScreen) {
  const form = { formPage: '/today', show }

  screens.take('/today/people/:id/draft', form, async (page) => {
    const { connectionId } = await page.call('Followups_draft', { connectionId: page.params.id }, page.form.key)
    return { to: `/people/${connectionId}#followups` }
  })

  screens.take('/today/people/:id/rest', form, async (page) => {
    const { connectionId, displayName } = await page.call('Moves_rest', { connectionId: page.params.id }, page.form.key)
    const part = movePart({ kind: page.form.kind === 'follow_up' ? 'follow_up' : 'reconnect', connectionId })
    const sentence = page.words.today.rested({ name: displayName })
    return doneInPlace(page, { outcome: 'rested', id: connectionId, sentence, part })
  })

  screens.take('/today/people/:id/waking', form, async (page) => {
    await page.call('Moves_wake', { connectionId: page.params.id })
    return { to: '/today' }
  })

  screens.take('/today/drafts/:id/sent', form, async (page) => {
    const { id, ...sent } = await page.call('Followups_patch', { id: page.params.id, action: 'send' })
    const sentence = page.words.today.sent({ name: sent.connectionName })
    return doneInPlace(page, { outcome: 'sent', id, sentence, part: movePart({ kind: 'draft', ...sent }) })
  })

  screens.take('/today/drafts/:id/dismissal', form, async (page) => {
    const { id, ...draft } = await page.call('Followups_patch', { id: page.params.id, action: 'dismiss' })
    const sentence = page.words.today.draftDismissed({ name: draft.connectionName })
    return doneInPlace(page, { outcome: 'draftDismissed', id, sentence, part: movePart({ kind: 'draft', ...draft }) })
  })

  screens.take('/today/drafts/:id/restoration', form, async (page) => {
    await page.call('Followups_patch', { id: page.params.id, action: 'restore' })
    return { to: '/today' }
  })
}
