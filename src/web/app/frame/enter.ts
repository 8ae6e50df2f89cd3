import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import type { Kith } from '#platform/context/context.ts'
import { latestEventId } from '#platform/events/events.ts'
import type { Html } from '#platform/html/html.ts'
import { callOperation } from '../../site/call-operation.ts'
import { readForm } from '../../site/forms.ts'
import { readerOf } from '../../site/reader.ts'
import { enterPage } from '../../site/session.ts'
import { refusalIn } from '../../words/refusal.ts'
import type { ScreenRequest } from './screen.ts'

/** A request on its way to a screen, with the parts that were asked for and those drawn so far. */
export type Entered = ScreenRequest & { requestedParts: string[]; drawnParts: Map<string, Html> }

/** Null if nobody is signed in on this browser. */
export async function enterScreen(kith: Kith, request: FastifyRequest, reply: FastifyReply): Promise<Entered | null> {
  const entered = await enterPage(kith, request, reply)
  if (!entered.caller) return null
  const ctx = { ...entered, ...entered.caller }
  const { locale, words } = readerOf(request)
  const requestedParts = readRequestedParts(request)
  const drawnParts = new Map<string, Html>()
  // Parts keep the event of their page.
  const lastEvent = requestedParts.length > 0 ? '0' : await latestEventId(ctx)
  return {
    ctx,
    lastEvent,
    locale,
    words,
    path: request.url.split('?', 1)[0] ?? '/',
    params: toStrings(request.params),
    query: toStrings(request.query),
    form: toStrings(readForm(request)),
    call: (name, input, key) => callOperation(ctx, name, input, keyOf(key)).catch(rethrowIn(words)),
    requestedParts,
    drawnParts,
    part(id, element) {
      drawnParts.set(id, element)
      return element
    },
    wants: (id) => requestedParts.length === 0 || requestedParts.includes(id),
  }
}

const rethrowIn =
  (words: Words) =>
  (error: unknown): never => {
    throw error instanceof Refusal ? refusalIn(words, error) : error
  }

/** The key of a form, unless somebody changed it to one that no operation takes. */
export const keyOf = (key: string | undefined) => (key && key.length <= 255 ? key : undefined)

/** The header `Kith-Part` names the elements that the page's script wants, by their ids. */
export function readRequestedParts({ headers }: FastifyRequest) {
  return String(headers['kith-part'] ?? '')
    .split(' ')
    .filter((id) => /^[\w-]{1,80}$/.test(id))
    .slice(0, 20)
}

/** A field that is given twice counts once. */
function toStrings(fields: unknown) {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  )
}
