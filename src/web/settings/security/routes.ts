import { nameInId } from '#contract/texts/catalogs.ts'
import { Before } from '#people/interactions/api.ts'
import { html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { noticeIn } from '../../kit/notices.ts'
import { ifThere, type Output } from '../../site/call-operation.ts'
import { lastUsed, momentName, sentenceAt } from '../frame/moments.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { rowList, sendSettings, withNotice } from '../frame/screen.ts'

const formPage = '/settings/sessions'

/** Where the member is signed in, and what happened to the security of the account. */
export function serveSecurity({ get, post }: SettingsPages) {
  get('/sessions', async (page) => {
    const { sessions } = await page.call('Sessions_list', {})
    return sendSessions(page, sessions)
  })

  post('/sessions/:id/end', formPage, async ({ call, reply, id }) => {
    // Pressing the button twice is fine.
    await ifThere(call('Sessions_end', { id }))
    return reply.redirect(withNotice(formPage, 'ended'), 303)
  })

  post('/sessions/end', formPage, async ({ call, reply }) => {
    await call('Sessions_endOthers', {})
    return reply.redirect(withNotice(formPage, 'othersEnded'), 303)
  })

  get('/activity', async (page) => {
    const cursor = Before.safeParse(page.before)
    return sendActivity(page, await page.call('SecurityLog_list', cursor.success ? { before: cursor.data } : {}))
  })
}

type Log = Output<'SecurityLog_list'>

function sendActivity(page: SettingsRequest, { items, next }: Log) {
  const { activity: words, account, sessions } = page.words.settings
  const rows = items.map((item) => activityRow(page, item))
  const body = html`${rows.length > 0 ? rowList(rows) : html`<p>${words.nothing}</p>`}
${
  next &&
  html`<p><a class="button quiet" href="/settings/activity?before=${encodeURIComponent(next)}">
    ${words.earlier}</a></p>`
}
<p class="links"><a href="/settings/password">${account.password.title}</a>
<a href="/settings/sessions">${sessions.title}</a></p>`
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

type Session = Output<'Sessions_list'>['sessions'][number]

function sendSessions(page: SettingsRequest, sessions: Session[]) {
  const { sessions: words, account } = page.words.settings
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const sorted = [...sessions.filter(({ isCurrent }) => isCurrent), ...others]
  const body = html`${rowList(sorted.map((session) => sessionRow(page, session)))}
${
  others.length > 0 &&
  html`<form method="post" action="/settings/sessions/end">
  <button type="submit" class="danger">${words.signOutOthers}</button></form>`
}
<p class="small soft">${words.idle({ days: page.ctx.config.sessionIdleDays })}
${words.keptPages({ days: page.ctx.config.keptPagesDays })}</p>
<p class="links"><a href="/settings/password">${account.password.title}</a>
<a href="/settings/activity">${page.words.settings.activity.title}</a></p>`
  const notice = noticeIn({ ended: words.ended, othersEnded: words.othersEnded }, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice })
}

function sessionRow(page: SettingsRequest, { id, isCurrent, device, network, createdAt, lastUsedAt }: Session) {
  const words = page.words.settings.sessions
  const title = device ?? words.unknownDevice
  const about = `${title}, ${momentName(page, createdAt)}`
  return {
    title,
    facts: [
      isCurrent && html`<b>${words.thisDevice}</b>`,
      sentenceAt(page, createdAt, (when) =>
        network ? words.signedInFrom({ when, network }) : words.signedIn({ when }),
      ),
      lastUsedAt && lastUsed(page, lastUsedAt),
    ],
    buttons:
      !isCurrent &&
      actionButton({ style: 'quiet', action: `/settings/sessions/${id}/end`, label: words.signOut, about }),
  }
}
