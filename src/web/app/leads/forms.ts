import { html } from '#platform/html/html.ts'
import { undoLine } from '../drawing/forms.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace, pageOf } from '../outcomes/notice.ts'
import { leadPart } from './card.ts'

/** Add a lead to your people, or discard it. */
export function serveLeadForms(screens: AppScreens, show: ShowScreen) {
  const form = { formPage: '/today', show }

  screens.take('/today/leads/:id/connection', form, async (page) => {
    const { id = '' } = page.params
    const { connectionId, asNew } = page.form
    const target = { ...(connectionId && { connectionId }), ...(asNew && { asNew: true }) }
    const connected = await page.call('Leads_connect', { id, ...target }, page.form.key)
    const { displayName } = await page.call('Connections_get', { connectionId: connected.connectionId })
    const { today } = page.words
    const link = html`<a href="/people/${connected.connectionId}">${today.openPerson(displayName)}</a>`
    const line = undoLine({ id: leadPart(id), sentence: today.added(displayName), undo: link })
    return { to: `${pageOf(page)}?did=added&id=${id}`, parts: line }
  })

  screens.take('/today/leads/:id/discarding', form, async (page) => {
    const { id = '' } = page.params
    const { displayName } = await page.call('Leads_get', { id })
    await page.call('Leads_discard', { id }, page.form.key)
    const sentence = page.words.today.discarded(displayName)
    return doneInPlace(page, { outcome: 'discarded', id, sentence, part: leadPart(id) })
  })

  screens.take('/today/leads/:id/restoration', form, async (page) => {
    await page.call('Leads_restore', { id: page.params.id }, page.form.key)
    return { to: pageOf(page) }
  })
}
