import { html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace, pageOf, placeOf } from '../outcomes/notice.ts'
import { leadPart } from './card.ts'
import { showLeads } from './page.ts'

/** People who left their details with a card. The newest are on Today too. */
export function serveLeads(screens: AppScreens, showToday: ShowScreen) {
  screens.show('/leads', showLeads)
  screens.download('/leads.csv', (page) => page.call('Leads_export', {}))
  serveLeadForms(screens, (page) => (pageOf(page).startsWith('/leads') ? showLeads(page) : showToday(page)))
}

/** Add a lead to your people, or discard it; and undo both. */
function serveLeadForms(screens: AppScreens, show: ShowScreen) {
  const form = { formPage: '/today', show }
  screens.take('/today/leads/:id/connection', form, addLead)
  screens.take('/today/leads/:id/followup', form, draftFollowup)

  screens.take('/today/leads/:id/disconnection', form, async (page) => {
    await page.call('Leads_disconnect', { id: page.params.id }, page.form.key)
    return { to: pageOf(page) }
  })

  screens.take('/today/leads/:id/discarding', form, async (page) => {
    const { id = '' } = page.params
    const { displayName } = await page.call('Leads_get', { id })
    await page.call('Leads_discard', { id }, page.form.key)
    const sentence = page.words.today.discarded({ name: displayName })
    return doneInPlace(page, { outcome: 'discarded', id, sentence, part: leadPart(id) })
  })

  screens.take('/today/leads/:id/restoration', form, async (page) => {
    await page.call('Leads_restore', { id: page.params.id }, page.form.key)
    return { to: pageOf(page) }
  })
}

async function addLead(page: ScreenRequest) {
  const { today, leads: words } = page.words
  const { id = '' } = page.params
  const { connectionId, asNew, at } = page.form
  const howMet = at?.trim().slice(0, maxHowMet)
  const target = { ...(connectionId && { connectionId }), ...(asNew && { asNew: true }), ...(howMet && { howMet }) }
  const connected = await page.call('Leads_connect', { id, ...target }, page.form.key)
  const { displayName } = await page.call('Connections_get', { connectionId: connected.connectionId })
  const sentence = connected.made ? today.added({ name: displayName }) : words.addedTo({ name: displayName })
  const draft = actionButton({
    action: `/today/leads/${id}/followup`,
    label: words.draft,
    about: displayName,
    part: `${leadPart(id)} tabs`,
    style: 'link',
    fields: placeOf(page),
  })
  const more = html`<a href="/people/${connected.connectionId}">${today.openPerson({ name: displayName })}</a>
${draft}`
  return doneInPlace(page, { outcome: 'added', id, sentence, part: leadPart(id), more })
}

const maxHowMet = 200

/** The draft waits among the others, so that the next lead is one tap away. */
async function draftFollowup(page: ScreenRequest) {
  const { leads: words } = page.words
  const { id = '' } = page.params
  const { connectionId } = await page.call('Leads_get', { id })
  const { connectionName } = await page.call('Followups_draft', { connectionId }, page.form.key)
  const undo = html`<a href="/followups">${words.openDrafts}</a>`
  return {
    to: '/followups',
    parts: undoLine({ id: leadPart(id), sentence: words.drafted({ name: connectionName }), undo }),
  }
}
