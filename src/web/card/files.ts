import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cardUrl, shortUrl } from '#cards/cards/addresses.ts'
import {
  findCardByCode,
  findSmallPhoto,
  getPublicRow,
  noPublicCard,
  type PublicRow,
} from '#cards/cards/public-cards.ts'
import { contrastOf, readable } from '#cards/designs/own-palette.ts'
import { templates } from '#cards/designs/templates.ts'
import { cacheRecent, cardImage } from '#cards/pictures/draw.ts'
import type { PictureContents } from '#cards/pictures/picture-contents.ts'
import { qrPng, qrSvg } from '#cards/pictures/qr.ts'
import { printCard } from '#cards/print/print.ts'
import type { PrintContents } from '#cards/print/print-contents.ts'
import { versions } from '#cards/vcards/format/header.ts'
import { attachmentHeader, cardVcard } from '#cards/vcards/writing/card-vcard.ts'
import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { fold } from '#language/words/fold.ts'
import { Slug } from '#members/workspaces/api.ts'
import type { Kith } from '#platform/context/context.ts'
import type { OwnColours } from '#platform/db/schema/values.ts'
import { matchesEtag } from '#platform/network/etag.ts'
import { digest } from '../site/compressed.ts'
import { enterPage } from '../site/session.ts'
import { sendNoCard } from './routes.ts'
import { isOwnCard, rateLimited, visitorOf } from './visitor.ts'

/** The files of a public card: the vCard, the QR code, the preview image, the card for print and the short link. */
export function serveCardFiles(app: FastifyInstance, kith: Kith) {
  const { baseUrl } = kith.config
  const picture = cacheRecent<Buffer>(64)
  const forEverybody = rateLimited(kith)

  app.get('/c/:code', forEverybody, async (request, reply) => {
    const { code } = request.params as { code: string }
    const path = /^[A-Za-z0-9]{1,32}$/.test(code) ? await findCardByCode(kith, code) : null
    if (!path) return sendNoCard(reply)
    return reply.header('cache-control', revalidated).redirect(cardUrl(baseUrl, path.workspace, path.card), 302)
  })

  app.get('/w/:workspace/:card.vcf', async (request, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const version = readVersion(request)
    const row = await getCard(kith, request)
    const url = cardUrl(baseUrl, row.workspaceSlug, row.slug)
    const photo = await findSmallPhoto(kith, row)
    const isOwner = isOwnCard(ctx, request, row)
    if (!isOwner && request.method === 'GET') kith.visits.countSave(row, visitorOf(request))
    const body = cardVcard({ ...row.contents, id: row.id, url, updatedAt: row.updatedAt }, { version, photo })
    reply.header('content-disposition', attachmentHeader(row.contents.name, 'vcf'))
    return send(request, reply, { type: 'text/vcard; charset=utf-8', cache: 'no-cache', source: body }, () => body)
  })

  app.get('/w/:workspace/:card/qr.svg', forEverybody, async (request, reply) => {
    const url = shortUrl(baseUrl, (await getCard(kith, request)).code)
    return send(request, embeddable(reply), { type: 'image/svg+xml', cache: revalidated, source: `svg ${url}` }, () =>
      qrSvg(url),
    )
  })

  app.get('/w/:workspace/:card/qr.png', forEverybody, async (request, reply) => {
    const size = readSize(request)
    const url = shortUrl(baseUrl, (await getCard(kith, request)).code)
    const file = { type: 'image/png', cache: revalidated, source: `png ${size} ${url}` }
    return send(request, embeddable(reply), file, () => qrPng(url, size))
  })

  for (const kind of ['pdf', 'png'] as const)
    app.get(`/w/:workspace/:card/print.${kind}`, forEverybody, async (request, reply) => {
      const row = await getCard(kith, request)
      const contents = printContents(row, baseUrl)
      const format = kind === 'pdf' ? { kind, hasBleed: 'bleed' in (request.query as object) } : { kind }
      const source = `print ${JSON.stringify([contents, format])}`
      reply.header('content-disposition', attachmentHeader(row.contents.name, kind))
      const file = { type: kind === 'pdf' ? 'application/pdf' : 'image/png', cache: revalidated, source }
      return send(request, reply, file, () => picture(source, () => printCard(contents, format)))
    })

  app.get('/w/:workspace/:card/og.jpg', forEverybody, async (request, reply) => {
    const row = await getCard(kith, request)
    const shown = previewContents(row, baseUrl)
    const source = `og ${row.id} ${row.updatedAt} ${JSON.stringify(shown)}`
    const draw = async () => cardImage({ ...shown, photo: (await findSmallPhoto(kith, row))?.toString('base64') })
    const file = { type: 'image/jpeg', cache: revalidated, source }
    return send(request, embeddable(reply), file, () => picture(source, draw))
  })
}

/** Caches ask each time, so that nothing of a hidden or removed card is served on. */
const revalidated = 'public, no-cache'

async function getCard(kith: Kith, request: FastifyRequest): Promise<PublicRow> {
  const { workspace, card } = request.params as Record<string, string>
  const path = { workspace: Slug.safeParse(workspace).data, card: Slug.safeParse(card).data }
  if (path.workspace === undefined || path.card === undefined) throw noPublicCard()
  return getPublicRow(kith, { workspace: path.workspace, card: path.card })
}

function readVersion(request: FastifyRequest) {
  const { version = '3.0' } = request.query as Record<string, unknown>
  const supported = versions.find((each) => each === version)
  if (!supported) throw wrongField('version', say('fields.vcardVersion'))
  return supported
}

function readSize(request: FastifyRequest) {
  const { size = '1024' } = request.query as Record<string, unknown>
  const pixels = /^\d{3,4}$/.test(String(size)) ? Number(size) : 0
  if (pixels < 128 || pixels > 2048) throw wrongField('size', say('fields.pixels'))
  return pixels
}

const embeddable = (reply: FastifyReply) => reply.header('cross-origin-resource-policy', 'cross-origin')

/** `source` identifies the contents: equal for equal files only. */
type File = { type: string; cache: string; source: string }

/** Does not make a file that the client has already. */
async function send(request: FastifyRequest, reply: FastifyReply, file: File, make: () => Promise<Buffer> | string) {
  const etag = `"${digest(file.source)}"`
  reply.headers({ etag, 'cache-control': file.cache, 'content-security-policy': "default-src 'none'; sandbox" })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(file.type).send(await make())
}

/** What the preview image of a card shows, without the photo. The workspace is left out if its name is shown already. */
function previewContents(
  { contents, templateId, colour, colours, workspaceName }: PublicRow,
  baseUrl: string,
): PictureContents {
  const { name, title, company } = contents
  const isRepeated = [name, company ?? ''].some((each) => fold(each) === fold(workspaceName))
  return {
    name,
    title,
    company,
    place: isRepeated ? new URL(baseUrl).host : workspaceName,
    colour: groundOf(colours ?? {}, swatchOf(templateId, colour)),
  }
}

/** What a business card of a card shows: the first number and address, and where its QR code leads. */
function printContents({ contents, templateId, colour, colours, code }: PublicRow, baseUrl: string): PrintContents {
  const { name, title, company, phones, emails } = contents
  const url = shortUrl(baseUrl, code)
  const first = [phones.find(({ label }) => label !== 'fax')?.number, emails[0]?.address].filter(
    (each) => each !== undefined,
  )
  const lines = [...first, url.replace(/^https?:\/\//, '')]
  return { name, title, company, lines, url, colour: colours?.accent ?? swatchOf(templateId, colour) }
}

function swatchOf(templateId: string, colour: string) {
  const { colours } = templates.find(({ id }) => id === templateId) ?? templates[0]
  return (colours.find(({ id }) => id === colour) ?? colours[0]).swatch
}

/** An own colour on which white text can be read, even where the ground is lightest; else a darker shade of one. */
function groundOf({ accent, background }: OwnColours, swatch: string) {
  const picked = [background, accent].flatMap((each) => each ?? [])
  const isReadable = (each: string) => contrastOf(each, '#ffffff') >= whiteContrast
  const darkened = accent && readable(accent, { on: ['#ffffff'], least: whiteContrast, towards: '#000000' })
  return picked.find(isReadable) ?? darkened ?? swatch
}

const whiteContrast = 5.5
