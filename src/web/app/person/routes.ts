import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { afterRemoval } from '../people/page.ts'
import { drawOffer, type OfferDeed, offerDeeds } from '../relations/offers.ts'
import { loadPerson } from './data/load.ts'
import { readMoment } from './data/when.ts'
import { serveEntries, showEntry } from './entries.ts'
import { serveFileUploads } from './files.ts'
import { earlierPage, personPage } from './page.ts'
import { servePromises } from './promise-forms.ts'
import { recordingErrors } from './recording-form.ts'
import { redraw } from './redraw.ts'

/** A person: what to remember before you meet, and where to write it down after. */
export function servePerson(screens: AppScreens) {
  screens.show('/people/:id', showPersonAt)
  serveEntries(screens, showPerson)
  servePromises(screens, showPerson)
  const form = { formPage: '/people/:id', show: showPerson }
  screens.take('/people/:id/removal', form, removePerson)
  for (const [path, deed] of Object.entries(offerDeeds))
    screens.take(`/people/:id/relations/${path}`, form, (page) => decideOffer(page, deed))
}

export function servePersonUploads(uploads: UploadForms) {
  serveFileUploads(uploads, { formPage: '/people/:id/entries/:ixId', show: showEntry })
  uploads.take('/people/:id/recordings', {
    formPage: '/people/:id',
    show: showPerson,
    operation: 'Memory_addInteraction',
    path: ({ params }) => ({ connectionId: params.id }),
    fields: (page, { ixId, audio, text, date, time, drawnOn }) => {
      if (!audio) throw wrongField('audio', say('person.chooseRecording'))
      const occurredAt = readMoment(page, { date: String(date ?? ''), time: String(time ?? '') }, String(drawnOn ?? ''))
      const words = String(text ?? '')
        .replaceAll('\r\n', '\n')
        .trim()
      return { ixId, audio, ...(words && { text: words }), ...(occurredAt && { occurredAt }) }
    },
    done: async ({ params }, { ixId }) => ({ to: `/people/${params.id}#entry-${ixId}` }),
    failed: async (page, error) => {
      const recorded = { values: page.form, errors: recordingErrors(page, error) }
      return personPage(page, await loadPerson(page), { recorded })
    },
  })
}

export async function showPerson(page: ScreenRequest): Promise<Screen> {
  const data = await loadPerson(page)
  return page.query.before ? earlierPage(page, data) : personPage(page, data)
}

/** `entry` is what a source leads to. An older one than the page shows has a page of its own. */
async function showPersonAt(page: ScreenRequest): Promise<Screen | Change> {
  const { entry: ixId, ...query } = page.query
  const { id } = page.params
  if (!ixId) return showPerson(page)
  const data = await loadPerson(page)
  const isShown = data.entries.some((each) => each.ixId === ixId)
  const older = !isShown && (await ifThere(page.call('Memory_getInteraction', { id, ixId })))
  return older ? { to: `/people/${id}/entries/${ixId}` } : personPage({ ...page, query }, data)
}

/** A relation that a note names, on this page or on that of the relations. In a note, the line with Undo takes its place. */
async function decideOffer(page: ScreenRequest, deed: OfferDeed): Promise<Change> {
  const { id = '' } = page.params
  const { kind = '', name = '', ixId } = page.form
  const decided = await deed(page, id)
  const to = `/people/${id}/relations?${new URLSearchParams(decided).toString()}`
  if (!ixId) return { to }
  const line = decided.did && drawOffer(page, { kind, name, ixId }, decided)
  return { to, parts: await redraw(page, { ixId, promises: false, ...(line && { line }) }) }
}

async function removePerson({ call, params }: ScreenRequest): Promise<Change> {
  await call('Connections_remove', { connectionId: params.id })
  return { to: afterRemoval(params.id ?? '') }
}
