import { loopback } from '#platform/config/hosts.ts'
import { html } from '#platform/html/html.ts'
import { radioField } from '../../kit/fields.ts'
import { dangerPanel } from '../../kit/forms.ts'
import { copyable, noticeIn } from '../../kit/notices.ts'
import { appReach, toolOptions } from '../../site/access.ts'
import type { Output } from '../../site/call-operation.ts'
import { lastUsed, sentenceAt } from '../frame/moments.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { entryList, sendSettings, withNotice } from '../frame/screen.ts'
import { renameForm, renameHandler, revokeHandler, type TypedName } from './renaming.ts'

const list = '/settings/apps'

export function serveApps({ get, post }: SettingsPages) {
  const formPage = `${list}/:id`

  get('/apps', async (page) => sendApps(page, (await page.call('Apps_list', {})).apps))
  get('/apps/:id', (page) => sendApp(page, { errors: [] }))
  post('/apps/:id', formPage, renameHandler({ operation: 'Apps_update', list, show: sendApp }))
  post('/apps/:id/tools', formPage, async ({ call, reply, id, form }) => {
    await call('Apps_update', { id, tools: form.tools === 'full' ? 'full' : 'standard' })
    return reply.redirect(withNotice(`${list}/${id}`, 'saved'), 303)
  })
  const revoking = { operation: 'Apps_disconnect', list, notice: 'disconnected' } as const
  post('/apps/:id/disconnection', formPage, revokeHandler(revoking))
}

async function sendApp(page: SettingsRequest, typed: TypedName) {
  return sendAppPage(page, await page.call('Apps_get', { id: page.id }), typed)
}

type App = Output<'Apps_get'>

/** How to connect an assistant, and the apps that are connected. */
function sendApps(page: SettingsRequest, apps: App[]) {
  const { settings, access } = page.words
  const words = settings.apps
  const { baseUrl } = page.ctx.config
  const entries = apps.map((app) => ({
    href: `/settings/apps/${app.id}`,
    title: html`<bdi>${app.name}</bdi>`,
    facts: [
      words.summary({ access: access[app.access], reach: appReach(access, app), host: app.host }),
      sentenceAt(page, app.connectedAt, (when) => words.connectedAt({ when })),
      lastUsed(page, app.lastUsedAt),
    ],
  }))
  const body = html`<section><h2>${words.connected}</h2>
${entries.length > 0 ? entryList(entries) : html`<p class="soft">${words.none}</p>`}
</section>
<section id="assistants"><h2>${words.connect}</h2>
<p>${words.connectHint}</p>
<p>${words.eightTools}</p>
${copyable(page, words.address, `${baseUrl}/mcp`)}
<p>${words.allTools}</p>
${copyable(page, words.fullAddress, `${baseUrl}/mcp/full`)}
${httpNote(page, baseUrl)}
</section>`
  const notice = noticeIn(words.notices, page.said)
  return sendSettings(page, { title: words.title, body, notice, scripts: ['people/copy.js'] })
}

function httpNote({ words: { settings } }: SettingsRequest, baseUrl: string) {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol !== 'http:') return null
  const { httpOnThisComputer, httpNearby } = settings.apps
  return html`<p class="small soft">${loopback.includes(hostname) ? httpOnThisComputer : httpNearby}</p>`
}

function sendAppPage(page: SettingsRequest, app: App, typed: TypedName) {
  const { settings, access } = page.words
  const words = settings.apps
  const disconnect = { title: words.disconnectTitle, text: words.disconnectText, label: words.disconnect }
  const path = `/settings/apps/${app.id}`
  const body = html`<ul class="facts">
<li>${sentenceAt(page, app.connectedAt, (when) => words.connectedAt({ when }))}</li>
<li>${lastUsed(page, app.lastUsedAt)}</li>
</ul>
${renameForm(page, path, { name: app.name, ...typed })}
${app.resource === 'mcp' && toolsForm(page, path, app.tools)}
${dangerPanel({ action: `${path}/disconnection`, ...disconnect })}`
  const screen = {
    title: app.name,
    heading: html`<bdi>${app.name}</bdi>`,
    lead: words.lead({ host: app.host, access: access[app.access], reach: appReach(access, app) }),
    back: { href: '/settings/apps', label: words.title },
    notice: noticeIn(words.notices, page.said),
  }
  return sendSettings(page, { ...screen, body, formError: typed.formError }, typed.status)
}

function toolsForm({ words: { settings, access } }: SettingsRequest, path: string, tools: App['tools']) {
  const words = settings.apps
  return html`<form class="panel" method="post" action="${path}/tools">
<h2>${words.tools}</h2>
<p>${words.toolsText}</p>
${radioField({ id: 'tools', label: words.canUse, options: toolOptions(access), chosen: tools, errors: [] })}
<button type="submit">${settings.save}</button>
</form>`
}
