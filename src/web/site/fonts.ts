import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { lazy } from '#language/phrases/lazy.ts'
import { html } from '#platform/html/html.ts'
import { formatForGood } from './compressed.ts'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

/** The letters of more languages that are written in Latin letters. A browser fetches them where a page has one. */
const furtherLatin =
  'U+0100-0130, U+0132-0151, U+0154-017F, U+0192, U+0218-021B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20AB, U+20BA, U+20BD, U+2113'

/** Two families, in the weights that pages use. They are subsets of the published fonts: docs/adr/0098-own-fonts.md. */
const faces = [
  { family: 'Figtree', file: 'figtree-latin.woff2', weight: '300 900', range: latin },
  { family: 'Figtree', file: 'figtree-latin-ext.woff2', weight: '300 900', range: furtherLatin },
  { family: 'Newsreader', file: 'newsreader-latin.woff2', weight: '600', range: latin },
  { family: 'Newsreader', file: 'newsreader-latin-ext.woff2', weight: '600', range: furtherLatin },
]

const fonts = lazy(
  () =>
    new Map(
      faces.map(({ file }) => {
        const bytes = readFileSync(new URL(`fonts/${file}`, import.meta.url))
        const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
        return [file, { bytes, address: `/fonts/${file}?${digest}` }] as const
      }),
    ),
)

/** For the head of a page: text that first shows in another font moves when its own arrives. */
export const fontPreloads = lazy(() =>
  faces
    .filter(({ range }) => range === latin)
    .map(({ file }) => fonts().get(file)?.address)
    .map(
      (address) => html`<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>
`,
    ),
)

export const fontAddresses = () => [...fonts().values()].map(({ address }) => address)

/** For the top of a style sheet. Until a font is here, text is shown in the next family of the list. */
export const fontFaces = () =>
  faces
    .map(({ family, file, weight, range }) => {
      const source = `url("${fonts().get(file)?.address}") format("woff2")`
      const more = `font-display: swap; src: ${source}; unicode-range: ${range}`
      return `@font-face { font-family: ${family}; font-weight: ${weight}; ${more} }`
    })
    .join('\n')

export function serveFonts(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>('/fonts/:file', async (request, reply) => {
    const font = fonts().get(request.params.file)
    if (!font) return reply.callNotFound()
    const { cache } = formatForGood(request.params.file)
    return reply.header('cache-control', cache).type('font/woff2').send(font.bytes)
  })
}
