import { html } from '#platform/html/html.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { showFind } from './page.ts'

/** The palette, its plain page and the list of keys. */
export function serveFind(screens: AppScreens) {
  screens.show('/find', showFind)
  screens.show('/keys', showKeys)
}

/** Every key and its action. */
async function showKeys(page: ScreenRequest): Promise<Screen> {
  const { find } = page.words
  const list = html`<p class="soft">${page.ctx.member.keys ? find.keysHint : find.keysOff}</p>
<dl class="key-list">${keyTable.map(
    ([name, keys]) =>
      html`<div><dt>${find.keys[name]}</dt>
  <dd>
    ${keys.map(
      (key, at) => html`${at > 0 && html` <span class="soft small">${find.afterwards}</span> `}<kbd>${key}</kbd>`,
    )}</dd></div>
`,
  )}</dl>
<p><a href="/settings/look">${find.keysSettings}</a></p>`
  page.part(
    'keys',
    html`<dialog id="keys" class="panel" closedby="any"
  aria-labelledby="keys-title"><h2 id="keys-title">${find.keysTitle}</h2>${list}
<form method="dialog"><button class="quiet" autofocus>${find.close}</button></form></dialog>`,
  )
  return { title: find.keysTitle, sheets: ['find'], body: html`<h1>${find.keysTitle}</h1>${list}` }
}

const keyTable = [
  ['palette', ['Ctrl K']],
  ['search', ['/']],
  ['today', ['g', 't']],
  ['people', ['g', 'p']],
  ['capture', ['g', 'c']],
  ['ask', ['g', 'a']],
  ['note', ['n']],
  ['record', ['r']],
  ['next', ['j']],
  ['previous', ['k']],
  ['open', ['Enter']],
  ['edit', ['e']],
  ['done', ['x']],
  ['undo', ['z']],
  ['help', ['?']],
] as const
