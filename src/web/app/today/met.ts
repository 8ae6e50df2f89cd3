import { maxNoteLength } from '#people/interactions/api.ts'
import { html } from '#platform/html/html.ts'
import { firstKeyOf } from '../adding/form.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { Met } from './first-steps.ts'

const maxNameWords = 4

type ShowMet = (page: ScreenRequest, met?: Met) => Promise<Screen>

/** Whom a new member met: one text becomes a person and a note, in which promises are found. */
export function serveMet(screens: AppScreens, show: ShowMet) {
  screens.take('/today/met', { formPage: '/today', show }, (page) => takeMet(page, show))
  screens.take('/today/first-steps/dismissal', { formPage: '/today', show }, async (page) => {
    await page.call('Members_update', { firstSteps: false })
    return { to: '/today', parts: html`<div id="first-steps" tabindex="-1" data-focus></div>` }
  })
}

async function takeMet(page: ScreenRequest, show: ShowMet): Promise<Screen | Change> {
  const { who = '', key } = page.form
  const text = (page.form.text ?? '').replaceAll('\r\n', '\n').trim().slice(0, maxNoteLength)
  if (text === '') return { to: '/today' }
  const { people, newNames } = await page.call('Captures_read', { text })
  const known = people.find(({ sure }) => sure)
  const name =
    who.trim() ||
    (newNames.find(({ sure }) => sure) ?? newNames[0])?.name ||
    (text.split(/\s+/).length <= maxNameWords ? text : '')
  if (!known && !name) return show(page, { text, who })
  const { connectionId } = known ?? (await page.call('Connections_create', { displayName: name }, key || undefined))
  if (text !== name) await page.call('Memory_addNote', { connectionId, text }, key || undefined)
  return { to: `/today?added=${encodeURIComponent(firstKeyOf(page) ?? 'yes')}` }
}
