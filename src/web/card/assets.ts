import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { serveForGood, shrinkScript, shrinkSheet, versioned } from '../site/compressed.ts'
import { paletteOf } from './page/palette.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const base = read('style/base.css')
/** Colours shown until the poster has loaded. */
const backdrops = videoBackgrounds.map(({ id, colour }) => `.over-${id} .backdrop { background: ${colour} }`).join('\n')
const sheets = new Map(
  templates.map(({ key }) => [key, shrinkSheet([base, read(`style/${key}.css`), backdrops].join('\n'))]),
)
/** For the owner of a card only. */
const ownerSheet = shrinkSheet(read('style/owner.css'))
const script = shrinkScript(read('card.js'))

export const cardAssets = {
  style: (key: string) => versioned(`/cards/${key}.css`, sheets.get(key) ?? ''),
  ownerStyle: versioned('/cards/owner.css', ownerSheet),
  script: versioned('/cards/card.js', script),
}

export function serveCardAssets(app: FastifyInstance) {
  for (const [key, css] of sheets) serveForGood(app, `/cards/${key}.css`, css)
  serveForGood(app, '/cards/owner.css', ownerSheet)
  serveForGood(app, '/cards/card.js', script)
}

export const cardSheet = (key: string) => sheets.get(key) ?? ''

/** The colour of the browser's own frame around the page. */
export const themeColours = (key: string, colour: string) => themeOf(paletteOf(cardSheet(key), key, colour))

export const themeOf = ({ light, dark }: ReturnType<typeof paletteOf>) => ({
  light: light.theme ?? light.page ?? '#fff',
  dark: dark.theme ?? dark.page ?? '#000',
})
