import { Refusal } from '#contract/errors.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'

/** The first person of a new member, with a note: the promise in it is found before their eyes. */
export function serveStartForms(screens: AppScreens, show: ShowScreen) {
  screens.take('/start/person', { formPage: '/today', show }, async (page) => {
    const { line = '', text = '', key } = page.form
    const [displayName = '', company] = line.split(',').map((part) => part.trim())
    if (!displayName) throw new Refusal('invalid', 'Write a name first.')
    const person = await page.call('Connections_create', { displayName, ...(company && { company }) }, key)
    const { connectionId } = person
    if (text.trim()) await page.call('Memory_addNote', { connectionId, text: text.trim() }, key)
    return { to: `/people/${connectionId}` }
  })
}
