import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Kith } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { PageRefusal } from '../../words/refusal.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { ShowScreen } from '../frame/screens.ts'
import { uploadForms } from '../frame/uploads.ts'
import { withPerson } from '../mentions/form.ts'
import { serveFileUploads } from '../person/files.ts'
import { choosePeople } from './assign.ts'
import { savedAddress } from './understood.ts'

const maxChosen = 50

/**
 * Accepts a capture from the form or from the outbox on a member's device. The id comes from there, so a repeated
 * capture is stored once.
 */
export function serveEntries(app: FastifyInstance, kith: Kith, show: ShowScreen) {
  return uploadForms(app, kith, (forms) => {
    serveFileUploads(forms, { formPage: '/capture/:ixId', show }, filesChanged, refuseAnotherMember)
    forms.take('/capture/entries', {
      formPage: '/capture',
      show,
      operation: 'Captures_create',
      path: (page) => {
        refuseAnotherMember(page)
        return {}
      },
      fields: (page, { connectionId, who, sentAt, mentioned: _, ...sent }) => {
        const [others, captured] = partFields(sent)
        if (!captured.text && !captured.audio) throw new PageRefusal('invalid', page.words.capture.nothingToSave)
        Object.assign(page.form, others, { connectionId: String(connectionId ?? ''), who: String(who ?? '').trim() })
        const { isClockWrong, ...time } = correctTime(page, { occurredAt: captured.occurredAt, sentAt })
        if (isClockWrong) page.form.isClockWrong = 'on'
        return { ...captured, ...time }
      },
      done: async (page, { captureId, ...stored }) => {
        const { who } = page.form
        const connectionId = await tryToAssign(page, captureId, stored.connectionId)
        const waiting = who ? `/capture/${captureId}?who=${encodeURIComponent(who)}` : `/capture#capture-${captureId}`
        const to = connectionId ? savedAddress(connectionId, captureId) : waiting
        const saved = connectionId && html`data-saved="${to}"`
        return { to, parts: html`<p id="sent" ${saved}>${page.form.isClockWrong && page.words.capture.wrongClock}</p>` }
      },
    })
  })
}

/** The outbox sends files after their capture, whoever has it by then. */
export const filesChanged = async ({ params: { ixId } }: ScreenRequest, removedId?: string) => ({
  to: `/capture/${ixId}${removedId ? `?removed=${removedId}` : ''}`,
  parts: html`<p id="sent"></p>`,
})

/** Somebody else may have signed in on this browser since the page was opened. */
function refuseAnotherMember({ query, ctx, words }: ScreenRequest) {
  if (query.member !== undefined && query.member !== ctx.member.id)
    throw new PageRefusal('forbidden', words.capture.anotherMember)
}

/** The fields of chosen people, and those of the capture. */
function partFields(sent: Record<string, unknown>) {
  const isOfPerson = ([field]: [string, unknown]) => field.startsWith(withPerson)
  const [others, captured] = [
    Object.entries(sent).filter(isOfPerson),
    Object.entries(sent).filter((each) => !isOfPerson(each)),
  ]
  return [Object.fromEntries(others.slice(0, maxChosen)), Object.fromEntries(captured)] as const
}

/** A person who was removed meanwhile can't take it: then it waits for another name, and is not lost. */
async function tryToAssign(page: ScreenRequest, captureId: string, givenTo: string | undefined) {
  try {
    if (givenTo) return await addMissing(page, captureId, givenTo)
    const [connectionId, ...connectionIds] = await choosePeople(page, captureId, [])
    if (connectionId) await page.call('Captures_assign', { captureId, connectionId, connectionIds })
    return connectionId
  } catch (error) {
    if (error instanceof Refusal && ['not_found', 'invalid', 'conflict'].includes(error.code)) return givenTo ?? null
    throw error
  }
}

/** It was sent before, or names people after an @: then it is theirs already, and perhaps not yet of all who were chosen. */
async function addMissing(page: ScreenRequest, ixId: string, id: string) {
  const { connectionIds = [], with: others = [] } = await page.call('Memory_getInteraction', { id, ixId })
  const { displayName } = await page.call('Connections_get', { connectionId: id })
  const chosen = await choosePeople(page, ixId, [displayName, ...others.map((each) => each.displayName)])
  const missing = chosen.filter((each) => each !== id && !connectionIds.includes(each))
  if (missing.length > 0)
    await page.call('Memory_updateInteraction', { id, ixId, connectionIds: [...connectionIds, ...missing] })
  return id
}

/** A recording that takes long to arrive makes a clock look slow; beyond this, the clock is wrong. */
const tolerance = Temporal.Duration.from({ hours: 1 })
/** Beyond this, a device that is ahead is told. */
const unnoticed = Temporal.Duration.from({ minutes: 5 })

type Said = { occurredAt: unknown; sentAt: unknown }

/**
 * When something was captured, by the server's time. The device says what its clock showed then and when it sent it: what
 * was captured a day before it was sent stays a day old, however wrong the clock is. Nothing is later than now.
 */
function correctTime({ ctx }: ScreenRequest, { occurredAt, sentAt }: Said) {
  const captured = instantOf(occurredAt)
  if (!captured) return { isClockWrong: false }
  const now = ctx.now()
  const ahead = (instantOf(sentAt) ?? now).since(now)
  const isOff = Temporal.Duration.compare(ahead.abs(), tolerance) > 0
  const corrected = isOff ? captured.subtract(ahead) : captured
  const isLater = Temporal.Instant.compare(corrected, now) > 0
  const isClockWrong = isOff || (isLater && Temporal.Duration.compare(corrected.since(now), unnoticed) > 0)
  return { occurredAt: (isLater ? now : corrected).toString(), isClockWrong }
}

/** Null if it is no instant: then the operation says so. */
function instantOf(text: unknown) {
  try {
    return Temporal.Instant.from(String(text))
  } catch {
    return null
  }
}
