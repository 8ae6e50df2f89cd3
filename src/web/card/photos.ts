import type { FastifyInstance } from 'fastify'
import { photoFolder } from '#cards/cards/photo-files.ts'
import { findCardHolder } from '#cards/cards/public-cards.ts'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { publicCaching, sendStoredFile } from '#door/http/file-response.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Ending, mediaTypes } from '#platform/images/photo.ts'
import { enterPage } from '../site/session.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const isCard = new RegExp(`^${uuid}$`)
const isFile = new RegExp(`^${uuid}-[1-9]\\d{0,3}\\.(webp|jpg)$`)

/** Asked again each time, with a 304 as the usual answer: a hidden card's photo must not live on in caches. */
const revalidated = { ...publicCaching, 'cache-control': 'public, no-cache' }
const hiddenCaching = { 'cache-control': 'private, no-store' }

type Path = { Params: { card: string; file: string } }

/** The photos of cards, public by their URL while the card is. The file at a URL never changes, but who may see it can. */
export function servePhotos(app: FastifyInstance, kith: Kith) {
  const { blobs, db } = kith
  app.get<Path>('/photos/:card/:file', async (request, reply) => {
    const { card, file } = request.params
    const [, ending] = isFile.exec(file) ?? []
    if (!ending || !isCard.test(card)) throw noPhoto()
    // The files of a removed card stay for a while, because it can be restored.
    const holder = await findCardHolder(db, card)
    if (!holder) throw noPhoto()
    // Whoever hid the card still sees its photo in the app.
    if (holder.isHidden && (await enterPage(kith, request, reply)).caller?.member.id !== holder.memberId)
      throw noPhoto()
    const key = photoFolder(card) + file
    const photo = {
      mediaType: mediaTypes[ending as Ending],
      size: await blobs.sizeOf(key).catch(toNotFound),
      version: file,
      filename: file,
      open: (range: { start: number; end: number }) => blobs.open(key, range).catch(toNotFound),
    }
    return sendStoredFile(request, reply, photo, holder.isHidden ? hiddenCaching : revalidated)
  })
}

function toNotFound(error: unknown): never {
  throw error instanceof Refusal && error.code === 'not_found' ? noPhoto() : error
}

const noPhoto = () => new Refusal('not_found', say('refusals.card.noPhoto'))
