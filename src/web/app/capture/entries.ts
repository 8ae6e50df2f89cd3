import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Kith } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { PageRefusal } from '../../words/refusal.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { ShowScreen } from '../frame/screens.ts'
import { uploadForms } from '../frame/uploads.ts'
import { chosenPerson } from './assign.ts'
import { newPerson } from './people.ts'
import { savedAddress } from './understood.ts'

/**
 * Accepts a capture from the form or from the outbox on a member's device. The id comes from there, so a repeated
 * capture is stored once.
 */
export function serveEntries(app: FastifyInstance, kith: Kith, show: ShowScreen) {
  return uploadForms(app, kith, (forms) => {
    forms.take('/capture/entries', {
      formPage: '/capture',
      show,
      operation: 'Captures_create',
      path: (page) => {
        refuseAnotherMember(page)
        return {}
      },
      fields: (page, { connectionId, who, sentAt, ...captured }) => {
        if (!captured.text && !captured.audio) throw new PageRefusal('invalid', page.words.capture.nothingToSave)
        Object.assign(page.form, { connectionId: String(connectionId ?? ''), who: String(who ?? '').trim() })
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

/** Somebody else may have signed in on this browser since the page was opened. */
function refuseAnotherMember({ query, ctx, words }: ScreenRequest) {
  if (query.member !== undefined && query.member !== ctx.member.id)
    throw new PageRefusal('forbidden', words.capture.anotherMember)
}

/** A person who was removed meanwhile can't take it: then it waits for another name, and is not lost. */
async function tryToAssign(page: ScreenRequest, captureId: string, givenTo: string | undefined) {
  // What was sent twice is with the person who was added by it.
  if (page.form.connectionId === newPerson && givenTo) return givenTo
  try {
    const connectionId = await chosenPerson(page, captureId)
    if (connectionId) await page.call('Captures_assign', { captureId, connectionId })
    return connectionId
  } catch (error) {
    if (error instanceof Refusal && ['not_found', 'invalid', 'conflict'].includes(error.code)) return null
    throw error
  }
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
