import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { remindersPage } from './page.ts'

/** What Kith tells the member by itself: by e-mail, on their devices, in their calendar. */
export function serveReminders(screens: AppScreens) {
  const form = { formPage: '/settings/reminders', show: showReminders }
  screens.show('/settings/reminders', showReminders)

  screens.take('/settings/reminders', form, async (page) => {
    const { morningHour } = page.form
    // A box that is not ticked is not sent, so each form says which boxes it has.
    const boxes = (page.form.boxes ?? '').split(' ').filter((name) => choices.has(name))
    const chosen = Object.fromEntries(boxes.map((name) => [name, page.form[name] === 'on']))
    await page.call('Reminders_update', { ...chosen, ...(morningHour && { morningHour: Number(morningHour) }) })
    return { to: '/settings/reminders?did=saved' }
  })

  screens.take('/settings/reminders/devices', form, async (page) => {
    const { endpoint = '', p256dh = '', auth = '' } = page.form
    await page.call('PushSubscriptions_create', { endpoint, p256dh, auth })
    return { to: '/settings/reminders?did=turnedOn' }
  })

  screens.take('/settings/reminders/devices/:id/removal', form, async (page) => {
    await page.call('PushSubscriptions_remove', { id: page.params.id })
    return { to: '/settings/reminders?did=turnedOff' }
  })
}

const choices = new Set(['digest', 'leadMail', 'pushPromises', 'pushLeads', 'pushNames'])

async function showReminders(page: ScreenRequest) {
  const [reminders, devices, { workspaces }] = await Promise.all([
    page.call('Reminders_get', {}),
    page.call('PushSubscriptions_list', {}),
    page.call('Workspaces_list', {}),
  ])
  return remindersPage(page, { reminders, devices, isManager: workspaces.some(({ role }) => role !== 'member') })
}
