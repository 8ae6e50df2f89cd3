import { type Html, html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine, undoNotice } from '../../kit/notices.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'

/** What can be done from Today, and the address that undoes it. */
const undoPaths = {
  completed: (id: string) => `/promises/${id}/reopening`,
  moved: (id: string) => `/promises/${id}/former-day`,
  accepted: (id: string) => `/suggestions/${id}/restoration`,
  dismissed: (id: string) => `/suggestions/${id}/restoration`,
  rested: (id: string) => `/today/people/${id}/waking`,
  sent: null,
  draftDismissed: (id: string) => `/today/drafts/${id}/restoration`,
  added: (id: string) => `/today/leads/${id}/disconnection`,
  discarded: (id: string) => `/today/leads/${id}/restoration`,
}

type Outcome = keyof typeof undoPaths
type Done = {
  outcome: Outcome
  id: string
  sentence: string
  part: string
  /** What can be done next. */
  more?: Html
  /** What Undo needs to know besides the id. */
  was?: string
}

/** The line that replaces a changed part, with Undo. Without script, the next page shows a notice. */
export function doneInPlace(page: ScreenRequest, { outcome, id, sentence, part, more, was }: Done): Change {
  const undo = undoButton(page, outcome, id, { about: sentence, part: `${part} tabs`, was })
  const parts = undoLine({ id: part, sentence, undo: html`${more} ${undo}` })
  return { to: withOutcome(page, { did: outcome, id, ...(was !== undefined && { was }) }), parts }
}

/** The form's page, and the last change there. */
function withOutcome(page: ScreenRequest, outcome: Record<string, string>) {
  const place = pageOf(page)
  return `${place}${place.includes('?') ? '&' : '?'}${new URLSearchParams(outcome)}`
}

/** What was done before this page was shown, for browsers without script. */
export function noticeOf(page: ScreenRequest) {
  const { did = '', id = '', was } = page.query
  if (!Object.hasOwn(undoPaths, did) || !/^[\da-f-]{36}$/i.test(id)) return null
  const sentence = page.words.today.did[did as Outcome]
  return undoNotice(sentence, undoButton(page, did as Outcome, id, { about: sentence, was }))
}

type ButtonOptions = { about: string; part?: string; was: string | undefined }

function undoButton(page: ScreenRequest, outcome: Outcome, id: string, { was, ...options }: ButtonOptions) {
  const path = undoPaths[outcome]
  const fields = { ...placeOf(page), ...(was !== undefined && { was }) }
  return path && actionButton({ action: path(id), label: page.words.today.undo, style: 'link', fields, ...options })
}

/** The cards of Today are also on pages of their own. A form says in `on` where it is. */
export function pageOf({ form, path, query }: Pick<ScreenRequest, 'form' | 'path' | 'query'>) {
  const place = form.on ?? placeIn(path, query)
  return /^\/(leads|promises)(\?[\w%=&.*+-]*)?$/.test(place) ? place : '/today'
}

/** The shown part of a list belongs to its address; the last change doesn't. */
function placeIn(path: string, query: Record<string, string>) {
  const shown = Object.entries(query).filter(([name]) => ['person', 'state', 'at'].includes(name))
  return shown.length > 0 ? `${path}?${new URLSearchParams(shown)}` : path
}

/** The hidden field that says where a form is. */
export const placeOf = (page: ScreenRequest): Record<string, string> => ({ on: pageOf(page) })
