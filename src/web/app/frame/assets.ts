import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { lazy } from '#language/phrases/lazy.ts'
import {
  type Compressed,
  compress,
  digest,
  formatForGood,
  sendCompressed,
  shrinkScript,
  shrinkSheet,
} from '../../site/compressed.ts'
import { fontFaces } from '../../site/fonts.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const namesInFolder = (folder: string, ending: string) =>
  (readdirSync(new URL(folder, import.meta.url), { recursive: true }) as string[])
    .filter((name) => name.endsWith(ending))
    .sort()

const sharedSheets = [
  'base.css',
  'controls.css',
  'shell/avatars.css',
  'shell/bars.css',
  'shell/files.css',
  'shell/mentions.css',
  'shell/menus.css',
  'shell/options.css',
  'shell/palette.css',
  'shell/rows.css',
  'shell/wide.css',
]
const screenOf = (sheet: string) => sheet.replace(/(\/.*)?\.css$/, '')

const screenSheets = lazy(() => namesInFolder('../style/', '.css').filter((name) => !sharedSheets.includes(name)))

/** The sheets of a screen apply only where the screen names them, so that two screens can use the same class. */
function readScreenSheets(screen: string) {
  const sheets = screenSheets().filter((name) => screenOf(name) === screen)
  return `@scope (main.${screen}) {\n${sheets.map((name) => read(`../style/${name}`)).join('\n')}}`
}

function style() {
  const screens = [...new Set(screenSheets().map(screenOf))].map(readScreenSheets)
  return shrinkSheet(
    [fontFaces(), readColours(), ...sharedSheets.map((name) => read(`../style/${name}`)), ...screens].join('\n'),
  )
}

const readColours = () => read('../../site/style/colours.css')

/** The look of these screens without the frame around them. */
export function styleOf(...screens: string[]) {
  const sheets = ['base.css', 'controls.css', 'shell/avatars.css'].map((name) => read(`../style/${name}`))
  return [readColours(), ...sheets, ...screens.map(readScreenSheets)].join('\n')
}

const scripts = lazy(
  () =>
    new Map([
      ...namesInFolder('../browser/', '.js').map((name) => [name, shrinkScript(read(`../browser/${name}`))] as const),
      // Also on the page where members sign in, which is not of the app.
      ['passkeys.js', shrinkScript(read('../../site/passkeys.js'))] as const,
    ]),
)

/** Which pages the browser may load ahead: plain reads that change nothing. */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ selector_matches: 'a[data-ahead]' }, { not: { selector_matches: '[download]' } }] },
      eagerness: 'moderate',
    },
  ],
})

/** All files of the app by their names, made when a page first names one. */
const files = lazy(() => new Map([['app.css', style()], ['rules.json', speculationRules], ...scripts()]))

/** Changes when any file of the app changes: pages of an older build tell it from their own. */
export const buildOfApp = lazy(() => digest([...files().values(), ...files().keys()].join('\n')))

/** All files that a page of this build may ask for. */
export const assetPaths = () => ['app.css', ...scripts().keys()].map(assetPath)

/** The address of a script or of `app.css`. Imports between scripts are relative, so one digest covers them all. */
export const assetPath = (name: string) => `/web/${buildOfApp()}/${name}`

export function serveAppAssets(app: FastifyInstance) {
  const bodies = new Map<string, Compressed>()
  app.get<{ Params: { build: string; '*': string } }>('/web/:build/*', async (request, reply) => {
    const { build, '*': name } = request.params
    const text = build === buildOfApp() ? files().get(name) : undefined
    if (text === undefined) return reply.callNotFound()
    const { type, cache } = formatForGood(name)
    const body = bodies.get(name) ?? compress(`${type}; charset=utf-8`, cache, text)
    bodies.set(name, body)
    return sendCompressed(request, reply, body)
  })
}
