import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Kith } from '#platform/context/context.ts'
import { oncePerMinute } from '#platform/log/log.ts'
import { endTurn, keepTurn, type Turn, takeTurns } from './leases.ts'
import { failuresBeforeRest, note } from './outcome.ts'
import { dueNow, findWebhook, takeOver } from './queue.ts'
import type { DeliveryRow } from './row.ts'
import { send } from './send.ts'

const tickMs = 500
/** How many webhooks have their turn at once in a process, and how many requests each: one that is slow holds up no other. */
const mostTurns = 20
const mostRequests = 5
const page = 50
/** Then others have their turn. */
const turnMs = 10_000

/** How long what is on its way may take once the service stops: cut off, it would be sent again. */
const graceMs = 1_000

/** Delivers what became true to webhooks, in this process, until it is closed. */
export function openCourier(kith: Kith) {
  const closing = new AbortController()
  const cutting = new AbortController()
  const { signal } = closing
  const underWay = new Map<Promise<void>, string>()
  const complain = oncePerMinute((trouble) => kith.log.error(trouble, 'webhooks cannot be looked after'))
  const look = async () => {
    const turns = await takeTurns(kith, { most: mostTurns - underWay.size, busy: [...underWay.values()] })
    for (const turn of turns) {
      const done = takeTurn(kith, turn, { stop: signal, cut: cutting.signal }).finally(() => underWay.delete(done))
      underWay.set(done, turn.memberId)
    }
  }
  const loop = async () => {
    while (!signal.aborted) {
      if (underWay.size < mostTurns) await look().catch(complain)
      await pause(tickMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = loop()
  const close = async () => {
    closing.abort()
    await running
    const grace = setTimeout(() => cutting.abort(), graceMs)
    await Promise.all(underWay.keys())
    clearTimeout(grace)
  }
  return { close }
}

/** Everything that is due. For tests, and for programs that end. */
export async function deliverDue(kith: Kith) {
  const never = new AbortController().signal
  for (;;) {
    const turns = await takeTurns(kith, { most: mostTurns, busy: [] })
    if (turns.length === 0) return
    await Promise.all(turns.map((turn) => takeTurn(kith, turn, { stop: never, cut: never })))
  }
}

/** When nothing more is begun, and when what is on its way is given up. */
type Ending = { stop: AbortSignal; cut: AbortSignal }

async function takeTurn(kith: Kith, turn: Turn, { stop, cut }: Ending) {
  const failed = (error: unknown) => kith.log.error({ err: error }, 'a webhook cannot be looked after')
  const lost = new AbortController()
  const beat = setInterval(() => {
    keepTurn(kith, turn).then(
      (isOurs) => isOurs || lost.abort(),
      () => {},
    )
  }, 10_000)
  try {
    await sendWhatIsDue(kith, turn, {
      stop: AbortSignal.any([stop, lost.signal, AbortSignal.timeout(turnMs)]),
      cut: AbortSignal.any([cut, lost.signal]),
    })
  } catch (error) {
    if (!stop.aborted) failed(error)
  } finally {
    clearInterval(beat)
    await endTurn(kith, turn).catch(failed)
  }
}

async function sendWhatIsDue(kith: Kith, turn: Turn, ending: Ending) {
  while (!ending.stop.aborted) {
    const isMore = await takeOver(kith, turn)
    const webhook = await ready(kith, turn)
    if (!webhook) return
    // After many failures, one attempt shows whether more are worth it.
    const due = await dueNow(kith, turn, webhook.failures >= failuresBeforeRest ? 1 : page)
    if (due.length === 0 && !isMore) return
    await sendAll(kith, turn, due, ending)
    // On SQLite nobody else has had a turn meanwhile.
    await nextTurn()
  }
}

/** The webhook, unless it is turned off, removed, at rest, or somebody else's turn: whoever was stopped for long wakes too late. */
async function ready(kith: Kith, turn: Turn) {
  const webhook = await findWebhook(kith, turn)
  return webhook && !webhook.disabledAt && !webhook.restUntil && webhook.turns === turn.turns ? webhook : null
}

/** No two of them are about the same object. */
async function sendAll(kith: Kith, turn: Turn, due: DeliveryRow[], { stop, cut }: Ending) {
  const left = [...due]
  const inTurn = async () => {
    for (let delivery = left.shift(); delivery && !stop.aborted; delivery = left.shift()) {
      const webhook = await ready(kith, turn)
      if (!webhook) return
      await note(kith, delivery, await send(kith, webhook, delivery, cut))
    }
  }
  const letBe = (error: unknown) => {
    left.length = 0
    throw error
  }
  // All of them are waited for: what is on its way must not outlast the turn.
  const ended = await Promise.allSettled(Array.from({ length: mostRequests }, () => inTurn().catch(letBe)))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
