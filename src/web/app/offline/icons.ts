import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const svg = readFileSync(new URL('../../site/icon.svg', import.meta.url), 'utf8')
type Purpose = 'any' | 'maskable'

export const iconPath = (size: number, purpose: Purpose = 'any') =>
  purpose === 'any' ? `/icons/${size}.png` : `/icons/${size}-maskable.png`

/** For the home screens of phones, and for browsers that show no SVG in a tab. Each is drawn at its first request. */
export function serveIcons(app: FastifyInstance) {
  for (const [size, purpose] of icons) {
    let drawn: Promise<Buffer> | undefined
    app.get(iconPath(size, purpose), async (_, reply) => {
      drawn ??= drawIcon(size, purpose)
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await drawn)
    })
  }
  app.get('/favicon.ico', async (_, reply) => reply.redirect(iconPath(32), 301))
}

const icons: [number, Purpose][] = [
  [32, 'any'],
  [180, 'maskable'],
  [192, 'any'],
  [512, 'any'],
  [192, 'maskable'],
  [512, 'maskable'],
]

/** A maskable icon fills its square: phones cut off up to a fifth on each side. */
async function drawIcon(size: number, purpose: Purpose) {
  const inside = svg.replaceAll(/<\/?svg[^>]*>/g, '')
  const full = inside.replace('rx="8"', '')
  const centred = `<rect width="32" height="32" fill="#0b5f4e"/><g transform="translate(3.2 3.2) scale(.8)">${full}</g>`
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"`
  const picture = `<svg ${attributes}>${purpose === 'any' ? inside : centred}</svg>`
  // The library is large, and loaded when the first icon is drawn.
  const { openSvg } = await import('#cards/pictures/svg.ts')
  return openSvg(picture).render().asPng()
}
