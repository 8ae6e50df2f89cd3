import { nameInId } from '#contract/texts/catalogs.ts'
import { html } from '#platform/html/html.ts'
import type { Output } from '../../site/call-operation.ts'
import { rowList } from '../frame/lists.ts'
import { momentName } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'

type Log = Output<'SecurityLog_list'>

export function sendActivity(page: SettingsRequest, { items, next }: Log) {
  const { activity: words, account, sessions } = page.words.settings
  const body = html`${items.length > 0 ? rowList(items.map((item) => activityRow(page, item))) : html`<p>${words.nothing}</p>`}
${next && html`<p><a class="button quiet" href="/settings/activity?before=${encodeURIComponent(next)}">${words.earlier}</a></p>`}
<p class="links"><a href="/settings/password">${account.password.title}</a> <a href="/settings/sessions">${sessions.title}</a></p>`
  return sendSettings(page, { title: words.title, lead: words.lead, body })
}

function activityRow(page: SettingsRequest, { kind, at, network, device, detail, times }: Log['items'][number]) {
  const words = page.words.settings.activity
  const from = [device, network].filter(Boolean).join(', ')
  return {
    title: times > 1 ? countedTitle(page, kind, times) : words.kinds[nameInId(kind)],
    facts: [detail && html`<bdi>${detail}</bdi>`, from, html`<time datetime="${at}">${momentName(page, at)}</time>`],
  }
}

/** Only guesses are counted together. */
const countedTitle = ({ words: { settings } }: SettingsRequest, kind: Log['items'][number]['kind'], times: number) =>
  kind === 'code.wrong' ? settings.activity.wrongCodes({ times }) : settings.activity.wrongPasswords({ times })
