import { html } from '#platform/html/html.ts'
import type { Output } from '../../site/call-operation.ts'
import { rowButton, rowList } from '../frame/lists.ts'
import { lastUsed, momentName, sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { noticeIn, sendSettings } from '../frame/screen.ts'

type Session = Output<'Sessions_list'>['sessions'][number]

export function sendSessions(page: SettingsRequest, sessions: Session[]) {
  const { sessions: words, account } = page.words.settings
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const sorted = [...sessions.filter(({ isCurrent }) => isCurrent), ...others]
  const body = html`${rowList(sorted.map((session) => sessionRow(page, session)))}
${others.length > 0 && html`<form method="post" action="/settings/sessions/end"><button type="submit" class="danger">${words.signOutOthers}</button></form>`}
<p class="small soft">${words.idle({ days: page.ctx.config.sessionIdleDays })} ${words.keptPages({ days: page.ctx.config.keptPagesDays })}</p>
<p class="links"><a href="/settings/password">${account.password.title}</a> <a href="/settings/activity">${page.words.settings.activity.title}</a></p>`
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
    buttons: !isCurrent && rowButton({ action: `/settings/sessions/${id}/end`, label: words.signOut, about }),
  }
}
