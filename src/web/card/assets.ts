import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { digest, serveFixed } from '../site/compressed.ts'
import { paletteOf } from './page/palette.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const base = read('style/base.css')
/** Painted until the poster has come. */
const grounds = videoBackgrounds.map(({ id, colour }) => `.over-${id} .backdrop { background: ${colour} }`).join('\n')
const sheets = new Map(
  templates.map(({ key }) => [key, squeezed([base, read(`style/${key}.css`), grounds].join('\n'))]),
)
const script = read('card.js').replaceAll(/\n\s*/g, '\n')

/** Where a page finds its style and its script: addresses that change with what is in them. */
export const cardStyle = {
  style: (key: string) => `/cards/${key}.css?${digest(sheets.get(key) ?? '')}`,
  script: `/cards/card.js?${digest(script)}`,
}

export function serveCardStyle(app: FastifyInstance) {
  const cache = 'public, max-age=31536000, immutable'
  for (const [key, css] of sheets) serveFixed(app, `/cards/${key}.css`, { type: 'text/css', cache, make: () => css })
  serveFixed(app, '/cards/card.js', { type: 'text/javascript', cache, make: () => script })
}

/** What a browser paints around the page. */
export function themeOf(key: string, colour: string) {
  const palette = paletteOf(sheets.get(key) ?? '', key, colour)
  return {
    light: palette.light.theme ?? palette.light.page ?? '#fff',
    dark: palette.dark.theme ?? palette.dark.page ?? '#000',
  }
}

/** Without what only we read. No string in the sheets holds a brace, a comma or two blanks. */
function squeezed(css: string) {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
    .trim()
}
