import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { OwnColours } from '#cards/designs/api.ts'
import { ownPalette } from '#cards/designs/own-palette.ts'
import { templates } from '#cards/designs/templates.ts'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Kith } from '#platform/context/context.ts'
import { compress, digest, sendCompressed } from '../site/compressed.ts'
import { cardSheet, themeOf } from './assets.ts'
import { paletteOf } from './page/palette.ts'
import { rateLimited } from './visitor.ts'

type Look = { template: string; colour: string; colours: z.output<typeof OwnColours> }

/** The address of the style sheet with a card's own colours, and the colours of the browser's frame around the page. */
export function ownColoursOf(look: Look) {
  const { colours, ...design } = look
  const query = new URLSearchParams({ ...design, ...colours, version: digest(sheetOf(look)) })
  return { style: `/cards/colours.css?${query}`, theme: themeOf(palettesOf(look)) }
}

/** Made from its address alone: the policy allows no style inside the page, and the sheet is no secret. */
export function serveOwnColours(app: FastifyInstance, kith: Kith) {
  app.get('/cards/colours.css', rateLimited(kith), async (request, reply) => {
    const sheet = sheetOf(readLook(request.query as Record<string, unknown>))
    return sendCompressed(request, reply, compress('text/css; charset=utf-8', immutable, sheet))
  })
}

const immutable = 'public, max-age=31536000, immutable'

function readLook({ template, colour, accent, background }: Record<string, unknown>): Look {
  const colours = OwnColours.safeParse({ accent, background })
  const design = templates.find(({ key }) => key === template)
  const tint = design?.colours.find(({ id }) => id === colour)
  if (!colours.success || !design || !tint) throw new Refusal('not_found', say('refusals.card.noStyleSheet'))
  return { template: design.key, colour: tint.id, colours: colours.data }
}

function palettesOf({ template, colour, colours }: Look) {
  return ownPalette(paletteOf(cardSheet(template), template, colour), colours)
}

/** A page that is dark in both schemes has dark controls and scrollbars too. */
function sheetOf(look: Look) {
  const { light, dark } = palettesOf(look)
  const values = Object.keys(light).map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`)
  const scheme = light === dark ? ':root{color-scheme:dark}' : ''
  return `${scheme}.${look.template}.own{${values.join(';')}}`
}
