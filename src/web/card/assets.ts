import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { fileForGood, shrinkScript, shrinkSheet } from '../site/compressed.ts'
import { paletteOf } from './page/palette.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const sheets = new Map(
  templates.map(({ key }) => [key, fileForGood(`/cards/${key}.css`, () => shrinkSheet(sheetOf(key)))]),
)
/** For the owner of a card only. */
const ownerSheet = fileForGood('/cards/owner.css', () => shrinkSheet(read('style/owner.css')))
const script = fileForGood('/cards/card.js', () => shrinkScript(read('card.js')))

function sheetOf(key: string) {
  // Colours shown until the poster has loaded.
  const backdrops = videoBackgrounds.map(({ id, colour }) => `.over-${id} .backdrop { background: ${colour} }`)
  const sheets = [...baseSheets, key, ...(wideSheets.has(key) ? [`${key}-wide`] : [])]
  return [...sheets.map((name) => read(`style/${name}.css`)), ...backdrops].join('\n')
}

const baseSheets = ['base/page', 'base/form', 'base/below']
/** The templates whose look on a wide screen has a sheet of its own. */
const wideSheets = new Set(['poster', 'garden'])

export const cardAssets = {
  style: (key: string) => sheets.get(key)?.address() ?? '',
  ownerStyle: ownerSheet.address,
  script: script.address,
}

export function serveCardAssets(app: FastifyInstance) {
  for (const file of [...sheets.values(), ownerSheet, script]) file.serve(app)
}

export const cardSheet = (key: string) => sheets.get(key)?.text() ?? ''

/** The colour of the browser's own frame around the page. */
export const themeColours = (key: string, colour: string) => themeOf(paletteOf(cardSheet(key), key, colour))

export const themeOf = ({ light, dark }: ReturnType<typeof paletteOf>) => ({
  light: light.theme ?? light.page ?? '#fff',
  dark: dark.theme ?? dark.page ?? '#000',
})
