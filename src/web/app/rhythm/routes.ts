import { html } from '#platform/html/html.ts'
import { backToPerson } from '../../kit/document.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { drawRhythm } from './part.ts'

/** How often to be in touch, and when not to be reminded. The forms stand on the person's page, which `showPerson` draws. */
export function serveRhythm(screens: AppScreens, showPerson: ShowScreen) {
  const from = { formPage: '/people/:id', show: showPerson }
  screens.show('/people/:id/rhythm', async (page) => rhythmScreen(page))
  screens.take('/people/:id/rhythm', from, (page) => change(page, setRhythm))
  screens.take('/people/:id/rest', from, (page) => change(page, rest))
  screens.take('/people/:id/rest/end', from, (page) => change(page, wake))
}

async function change(page: ScreenRequest, act: (page: ScreenRequest) => Promise<unknown>): Promise<Screen | Change> {
  try {
    await act(page)
  } catch (error) {
    return rhythmScreen(page, formStateOf(error, page.form))
  }
  return { to: `/people/${page.params.id}#rhythm` }
}

async function setRhythm({ call, params, form }: ScreenRequest) {
  const { every = '', days = '' } = form
  const chosen = every === 'own' ? days : every
  const rhythmDays = every === 'learned' ? null : /^\s*\d+\s*$/.test(chosen) ? Number(chosen) : chosen
  return call('Connections_update', { connectionId: params.id, rhythmDays })
}

const rest = ({ call, params, form }: ScreenRequest) =>
  call('Moves_rest', { connectionId: params.id, ...(form.until && { until: form.until }) })

const wake = ({ call, params }: ScreenRequest) => call('Moves_wake', { connectionId: params.id })

/** The part on a page of its own: where errors are shown without script. */
async function rhythmScreen(page: ScreenRequest, state?: FormState): Promise<Screen> {
  const person = await page.call('Connections_get', { connectionId: page.params.id })
  const { connectionId, displayName } = person
  const body = html`${backToPerson({ connectionId, displayName })}
<h1><bdi>${displayName}</bdi></h1>
${drawRhythm(page, person, state && inPlainWords(page, state))}`
  return {
    title: displayName,
    tab: 'people',
    sheets: ['person', 'edit', 'followups'],
    body,
    ...(state && { status: 400 }),
  }
}

function inPlainWords({ words }: ScreenRequest, state: FormState): FormState {
  const errors = state.errors.map(({ field, message }) =>
    field === 'rhythmDays' ? { field: 'days', message: words.rhythm.daysNeeded } : { field, message },
  )
  return { ...state, errors }
}
