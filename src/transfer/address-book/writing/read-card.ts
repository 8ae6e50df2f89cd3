import { Refusal } from '#contract/errors.ts'
import { unsupportedFormat } from '#platform/images/formats.ts'
import { createWorkerPool, TaskLimitExceeded } from '#platform/workers/worker-pool.ts'
import type { CardTask, ReadCard } from './card-worker.ts'
import { parseSentCard, parseStoredCard, type SentCard } from './sent-card.ts'
import { takePhoto } from './sent-photo.ts'

/** Most cards are shorter, and read in a millisecond or two. Starting a thread takes longer than reading a card. */
const maxBytesHere = 8 * 1024

const readers = createWorkerPool<CardTask, ReadCard>(new URL('card-worker.ts', import.meta.url), {
  size: 1,
  maxRunMs: 10_000,
  idleMs: 30_000,
  memoryMb: { old: 192, young: 32 },
})

/** What a device sent; null if it is not a card of somebody. A long one is read in a thread, so that none stops the service. */
export async function readSentCard(body: Buffer): Promise<SentCard> {
  if (hasManyLines(body)) return null
  const { rest, image, isNoPicture } = takePhoto(body)
  if (isNoPicture) throw new Refusal('unsupported_media_type', unsupportedFormat)
  const card = rest.length <= maxBytesHere ? await parseSentCard(rest) : await inThread({ sent: rest })
  return card && 'person' in card ? { person: { ...card.person, image } } : card
}

/** The contents of a card that we wrote ourselves. */
export async function readStoredCard(card: string) {
  return card.length <= maxBytesHere ? parseStoredCard(card) : inThread({ stored: card })
}

async function inThread<Task extends CardTask>(task: Task): Promise<ReadCard<Task> | null> {
  try {
    return (await readers.run(task)) as ReadCard<Task>
  } catch (error) {
    if (error instanceof TaskLimitExceeded) return null
    throw error
  }
}

/** A card of 4 MB with lines of 50 characters has fewer. Line ends alone would take seconds to read. */
const maxLineEnds = 160_000

function hasManyLines(body: Buffer) {
  let count = 0
  for (let at = 0; at < body.length && count <= maxLineEnds; at += 1)
    if (body[at] === lineFeed || body[at] === carriageReturn) count += 1
  return count > maxLineEnds
}

const [lineFeed, carriageReturn] = [10, 13]
