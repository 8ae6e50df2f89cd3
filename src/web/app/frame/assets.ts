import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { digest, serveForGood, shrinkScript, shrinkSheet } from '../../site/compressed.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const inFolder = (folder: string, ending: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(ending))
    .sort()

const sharedSheets = ['base.css', 'controls.css', 'shell.css']
const screenSheets = inFolder('../style/', '.css').filter((name) => !sharedSheets.includes(name))

/** The sheet of a screen applies only where the screen names it, so that two screens can use the same class. */
const scoped = (name: string) => `@scope (main.${name.replace('.css', '')}) {\n${read(`../style/${name}`)}}`

const colours = read('../../site/style/colours.css')
const sheets = [colours, ...sharedSheets.map((name) => read(`../style/${name}`)), ...screenSheets.map(scoped)]
const style = shrinkSheet(sheets.join('\n'))

/** The look of these screens without the frame around them. */
export function styleOf(...screens: string[]) {
  const sheets = ['base.css', 'controls.css'].map((name) => read(`../style/${name}`))
  return [colours, ...sheets, ...screens.map((name) => scoped(`${name}.css`))].join('\n')
}

const scripts = new Map([
  ...inFolder('../browser/', '.js').map((name) => [name, shrinkScript(read(`../browser/${name}`))] as const),
  // Also on the page where members sign in, which is not of the app.
  ['passkeys.js', shrinkScript(read('../../site/passkeys.js'))] as const,
])

/** Which pages the browser may load ahead: plain reads that change nothing. */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ selector_matches: 'a[data-ahead]' }, { not: { selector_matches: '[download]' } }] },
      eagerness: 'moderate',
    },
  ],
})

/** Changes when any file of the app changes: pages of an older build tell it from their own. */
export const build = digest([style, speculationRules, ...[...scripts].flat()].join('\n'))

/** All files that a page of this build may ask for. */
export const assetPaths = () => ['app.css', ...scripts.keys()].map(assetPath)

/** The address of a script or of `app.css`. Imports between scripts are relative, so one digest covers them all. */
export const assetPath = (name: string) => `/web/${build}/${name}`

export function serveAppAssets(app: FastifyInstance) {
  serveForGood(app, assetPath('app.css'), style)
  serveForGood(app, assetPath('rules.json'), speculationRules)
  for (const [name, script] of scripts) serveForGood(app, assetPath(name), script)
}
