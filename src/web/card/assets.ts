import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { digest, serveStatic } from '../site/compressed.ts'
import { paletteOf } from './page/palette.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const base = read('style/base.css')
/** Colours shown until the poster has loaded. */
const backdrops = videoBackgrounds.map(({ id, colour }) => `.over-${id} .backdrop { background: ${colour} }`).join('\n')
const sheets = new Map(
  templates.map(({ key }) => [key, minifyCss([base, read(`style/${key}.css`), backdrops].join('\n'))]),
)
/** For the owner of a card only. */
const ownerSheet = minifyCss(read('style/owner.css'))
const script = read('card.js').replaceAll(/\n\s*/g, '\n')

/** URLs that change with their contents, so that browsers can cache them for good. */
export const cardAssets = {
  style: (key: string) => `/cards/${key}.css?${digest(sheets.get(key) ?? '')}`,
  ownerStyle: `/cards/owner.css?${digest(ownerSheet)}`,
  script: `/cards/card.js?${digest(script)}`,
}

export function serveCardAssets(app: FastifyInstance) {
  const cache = 'public, max-age=31536000, immutable'
  for (const [key, css] of sheets) serveStatic(app, `/cards/${key}.css`, { type: 'text/css', cache, make: () => css })
  serveStatic(app, '/cards/owner.css', { type: 'text/css', cache, make: () => ownerSheet })
  serveStatic(app, '/cards/card.js', { type: 'text/javascript', cache, make: () => script })
}

export const cardSheet = (key: string) => sheets.get(key) ?? ''

/** The colour of the browser's own frame around the page. */
export const themeColours = (key: string, colour: string) => themeOf(paletteOf(cardSheet(key), key, colour))

export const themeOf = ({ light, dark }: ReturnType<typeof paletteOf>) => ({
  light: light.theme ?? light.page ?? '#fff',
  dark: dark.theme ?? dark.page ?? '#000',
})

/** Removes comments and white space. No string in the sheets contains a brace, a comma or two spaces. */
function minifyCss(css: string) {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(/(?<=[ :,(-])0\.(?=\d)/g, '.')
    .replaceAll(';}', '}')
    .trim()
}
