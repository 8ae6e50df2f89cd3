import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { wordsFor } from '#contract/texts/catalogs.ts'
import type { ViewPages } from '#door/mcp/views.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { styleOf } from '../app/frame/assets.ts'
import { shrinkScript } from '../site/compressed.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const shared = ['elements.js', 'days.js', 'labels.js', 'host.js']

export const viewPages: ViewPages = {
  person: lazy(() => viewPage('person', [...shared, 'person.js'])),
  nextMoves: lazy(() => viewPage('nextMoves', [...shared, 'next-moves.js'])),
}

/** One document with all it needs: an assistant's app shows it where it can load nothing else. */
function viewPage(view: keyof ViewPages, scripts: string[]) {
  const { views } = wordsFor('en')
  const style = `${styleOf('person', 'today')}\n${read('view.css')}`
  const script = scripts.map((name) => inlined(read(`browser/${name}`))).join('\n')
  const words = JSON.stringify(viewWords()).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style, script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${views[view]}</title>
<style>${style}</style>
</head>
<body>
<main class="person today" aria-busy="true"><p class="soft">${views.waiting}</p></main>
<script type="application/json" id="words">${words}</script>
<script>${script}</script>
</body>
</html>
`
}

/** The scripts fill in the values themselves, so they get each text with its places. */
function viewWords() {
  const { views, person, today } = wordsFor('en')
  const place = { day: '{day}', name: '{name}' }
  const texts = Object.entries(views).map(([id, text]) => [id, typeof text === 'string' ? text : text(place)])
  return {
    ...Object.fromEntries(texts),
    noContact: person.noContact,
    noDay: today.noDay,
    allDone: today.allDone,
    kinds: person.kinds,
    moves: today.kinds,
  }
}

/** Only this style and this script: nothing that gets into the page can run, load or send anything. */
function policyFor(style: string, script: string) {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const sources = `style-src ${hashOf(style)}; script-src ${hashOf(script)}`
  return `default-src 'none'; ${sources}; base-uri 'none'; form-action 'none'`
}

/** Modules become parts of one script, in the order of their imports. */
function inlined(script: string) {
  return shrinkScript(script)
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^export /gm, '')
}
