import { type Html, html, type Part } from '#platform/html/html.ts'
import { icon } from '../drawing/icons.ts'
import { assetPath, build } from './assets.ts'
import type { Screen, ScreenRequest } from './screen.ts'

/** The scripts on every page, in the order a browser needs them. */
const everywhere = ['app.js', 'part.js', 'live.js', 'drafts.js']

/** The document around a screen: tabs, menu, the screen, a line for messages. */
export function renderShell(page: ScreenRequest, screen: Screen, tabs: Part): Html {
  const { words, ctx } = page
  const scripts = [...everywhere.slice(1), ...(screen.scripts ?? [])]
  return html`<!doctype html>
<html lang="en" data-theme="${ctx.member.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${screen.title} · Kith</title>
<meta name="color-scheme" content="light dark">
<meta name="kith-build" content="${build}">
<link rel="stylesheet" href="${assetPath('app.css')}">
${scripts.map(
  (name) => html`<link rel="modulepreload" href="${assetPath(name)}">
`,
)}<script type="module" src="${assetPath('app.js')}"></script>
${screen.scripts?.map(
  (name) => html`<script type="module" src="${assetPath(name)}"></script>
`,
)}<link rel="icon" type="image/svg+xml" href="/icon.svg">
</head>
<body data-member="${ctx.member.id}" data-offline="${words.shell.offline}" data-failed="${words.shell.failed}" data-new="${words.shell.somethingNew}">
<a class="skip" href="#main">${words.shell.skip}</a>
<header class="bar">
<a href="/today" class="brand"><img src="/icon.svg" alt="" width="28" height="28"> Kith</a>
<button type="button" class="mark" popovertarget="menu" aria-label="${words.shell.menuOf(ctx.member.name)}">${icon('menu')}</button>
</header>
${tabs}
${drawMenu(page)}
<main id="main" tabindex="-1">
${screen.body}
</main>
<p id="status" class="status" role="status"></p>
</body>
</html>
`
}

/** Everything that is not daily work. */
function drawMenu({ words: { shell }, ctx }: ScreenRequest) {
  const links = [
    ['cards', shell.cards],
    ['leads', shell.leads],
    ['imports', shell.imports],
    ['settings', shell.settings],
  ] as const
  return html`<div id="menu" class="menu" popover><nav aria-label="${shell.more}"><ul>
${links.map(
  ([name, label]) => html`<li><a href="/${name}">${icon(name)}<span>${label}</span></a></li>
`,
)}</ul></nav>
<p class="who"><bdi>${ctx.member.name}</bdi><br><span class="soft">${ctx.member.email}</span></p>
<form method="post" action="/sign-out"><button type="submit" class="quiet">${shell.signOut}</button></form>
<p class="developers"><a href="/api/docs">${shell.apiReference}</a> <a href="/settings">${shell.assistants}</a></p>
</div>`
}
