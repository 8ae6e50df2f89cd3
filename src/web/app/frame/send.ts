import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, type Part, renderHtml } from '#platform/html/html.ts'
import { dayName, timeName, todayOf } from '../../kit/dates.ts'
import { skipLink } from '../../kit/document.ts'
import { icon } from '../../kit/icons.ts'
import { renderAppPage, setAppHeaders } from './app-page.ts'
import { buildOfApp } from './assets.ts'
import { type Entered, readRequestedParts } from './enter.ts'
import type { Screen, ScreenRequest } from './screen.ts'
import { drawTabs } from './tabs.ts'

/** Sends the whole page, or only the parts that were asked for. */
export async function sendScreen(request: FastifyRequest, reply: FastifyReply, entered: Entered, screen: Screen) {
  const { requestedParts, drawnParts } = entered
  const tabs = entered.wants('tabs') && entered.part('tabs', await drawTabs(entered, screen.tab))
  if (requestedParts.length === 0)
    return sendHtml(request, reply, screen.status ?? 200, renderShell(entered, screen, tabs))
  const parts = requestedParts.map((id) => drawnParts.get(id))
  return sendHtml(request, reply, screen.status ?? 200, renderHtml(html`${parts}`))
}

const minCompressedBytes = 1024
const brotli = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/** Chromium drops a page from its back/forward cache if a script of that page has received a `no-store` response. */
const cachedParts = { 'cache-control': 'private, no-cache' }

export async function sendHtml(request: FastifyRequest, reply: FastifyReply, status: number, text: string) {
  setAppHeaders(reply)
    .code(status)
    .headers({ vary: 'kith-part, accept-encoding', 'kith-build': buildOfApp() })
    .headers(readRequestedParts(request).length > 0 ? cachedParts : {})
    .type('text/html; charset=utf-8')
  if (!isCompressible(request, text)) return reply.send(text)
  return reply.header('content-encoding', 'br').send(await brotli(text, { params }))
}

/** Not for links from other sites: the compressed length of a search they chose could tell what is on the page. */
function isCompressible({ headers }: FastifyRequest, text: string) {
  const isFromElsewhere = /^(cross-site|same-site)$/.test(String(headers['sec-fetch-site'] ?? ''))
  return text.length > minCompressedBytes && !isFromElsewhere && /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
}

/** The document around a screen: tabs, menu, the screen, a line for messages. */
function renderShell(page: ScreenRequest, screen: Screen, tabs: Part) {
  const { words, ctx } = page
  const now = ctx.now().toString()
  const drawn = words.offline.keptCopy({ time: timeName(page, now), day: dayName(page, todayOf(page)) })
  return renderAppPage({
    ...screen,
    locale: page.locale,
    rootAttributes: html`data-theme="${screen.isAlone ? 'light' : ctx.member.theme}"`,
    bodyAttributes: html`data-member="${ctx.member.id}" ${ctx.member.keys && html`data-keys`}
  data-event="${page.lastEvent}"
      data-offline="${words.shell.offline}" data-failed="${words.shell.failed}"
      data-still-signed-in="${words.shell.stillSignedIn}" data-new="${words.shell.somethingNew}"
      data-here="${words.offline.waitingHere}" data-back="${words.offline.back}" data-drawn="${drawn}"`,
    body: html`${skipLink(words)}
${!screen.isAlone && html`<div class="side-bar">${drawBar(page)}${tabs}${drawMenu(page, screen)}</div>`}
<main id="main" class="${screen.sheets.join(' ')}${screen.isAlone ? ' alone' : ''}" tabindex="-1">
${screen.body}
</main>
<p id="status" class="status" role="status"></p>
<dialog id="sign-out-waiting" class="panel" aria-labelledby="sign-out-heading"><form method="dialog">
<h2 id="sign-out-heading">${words.offline.stillWaiting}</h2>
<p>${words.offline.waitsForYou({ name: ctx.member.name })}</p>
<p class="actions"><button value="stay">${words.offline.stay}</button>
<button value="sign-out" class="quiet">${words.offline.signOutAnyway}</button></p>
</form></dialog>`,
  })
}

function drawBar({ words: { shell, find }, ctx }: ScreenRequest) {
  return html`<header class="bar">
<a href="/today" class="brand"><img src="/icon.svg" alt="" width="28" height="28"> Kith</a>
<a class="button quiet to-find" href="/find" data-palette>${icon('search')}<span>${find.title}</span>
<kbd>${find.shortcut}</kbd></a>
<button type="button" class="mark" popovertarget="menu"
  aria-label="${shell.menuOf({ name: ctx.member.name })}">${icon('menu')}</button>
</header>
`
}

/** Everything that is not daily work. */
function drawMenu({ words: { shell, archive }, ctx, path }: ScreenRequest, { tab }: Screen) {
  const links = [
    ['cards', shell.cards],
    ['leads', shell.leads],
    ['imports', shell.imports],
    ['archive', archive.title],
    ['team', shell.team],
    ['settings', shell.settings],
  ] as const
  return html`<aside id="menu" class="menu" popover aria-label="${shell.more}"><nav aria-label="${shell.more}"><ul>
${links.map(
  ([
    name,
    label,
  ]) => html`<li><a href="/${name}" ${!tab && path.split('/')[1] === name && html`aria-current="page"`}>${icon(name)}
    <span>${label}</span></a></li>
`,
)}</ul></nav>
<p class="who"><bdi>${ctx.member.name}</bdi><br><span class="soft">${ctx.member.email}</span></p>
<form method="post" action="/sign-out"><button type="submit" class="quiet">${shell.signOut}</button></form>
<p class="developers"><a href="/api/docs">${shell.apiReference}</a>
<a href="/settings/apps#assistants">${shell.assistants}</a></p>
</aside>`
}
