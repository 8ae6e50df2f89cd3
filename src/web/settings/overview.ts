import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { type Html, html } from '#platform/html/html.ts'
import { formatSize } from '#platform/storage/storage.ts'
import { sendScreen } from '../app/frame/send.ts'
import { formatTimeZone } from '../site/time-zones.ts'
import { localeLabel } from './account/look.ts'
import type { SettingsRequest } from './frame/pages.ts'
import { entryList } from './frame/screen.ts'

type Entries = Parameters<typeof entryList>[0]

/** All settings on one page, each a link to its own. */
export async function sendOverview(page: SettingsRequest) {
  const { settings, shell } = page.words
  const words = settings.overview
  const storage = await page.call('Storage_get', {})
  const { usedBytes, limitBytes } = storage
  const body = html`<h1>${settings.title}</h1>
${section(words.you, entryList(aboutYou(page)))}
${section(words.security, entryList(await aboutSecurity(page)))}
${section(words.connections, entryList(await aboutConnections(page)))}
${section(words.workspace, entryList([{ href: '/team', title: words.team, facts: [words.teamHint] }]))}
${section(
  words.data,
  html`${
    limitBytes !== undefined &&
    html`<p class="soft">
  ${words.storage({ used: formatSize(usedBytes), limit: formatSize(limitBytes) })}</p>`
  }
${entryList(aboutData(page))}`,
)}
${section(words.developers, entryList(await forDevelopers(page)))}
<form class="sign-out" method="post" action="/sign-out">
  <button type="submit" class="quiet">${shell.signOut}</button></form>`
  return sendScreen(page.request, page.reply, page, { title: settings.title, sheets: ['settings'], body })
}

const section = (title: string, content: Html) => html`<section><h2>${title}</h2>
${content}
</section>`

function aboutYou({ ctx, words }: SettingsRequest): Entries {
  const { member } = ctx
  const { account, look, overview } = words.settings
  const isUnverified = isMailSent(ctx) && !member.emailVerifiedAt
  const email = { href: '/settings/email', title: account.email.title }
  return [
    {
      href: '/settings/you',
      title: account.profile.title,
      facts: [html`<bdi>${member.name}</bdi>`, formatTimeZone(member.timeZone)],
    },
    ...(isMailSent(ctx) ? [{ ...email, facts: [member.email, isUnverified && overview.notVerified] }] : []),
    {
      href: '/settings/look',
      title: look.title,
      facts: [
        overview.languageIs({ language: localeLabel(words, member.locale) }),
        overview.themeIs({ theme: look.themes[member.theme] }),
      ],
    },
    { href: '/settings/reminders', title: words.reminders.title },
  ]
}

async function aboutSecurity({ call, words }: SettingsRequest): Promise<Entries> {
  const { account, signIn, sessions, access, activity, overview } = words.settings
  const { length } = (await call('Sessions_list', {})).sessions
  return [
    { href: '/settings/password', title: account.password.title, facts: [overview.passwordHint] },
    { href: '/settings/sign-in', title: signIn.title, facts: [overview.signInHint] },
    { href: '/settings/sessions', title: sessions.title, facts: [overview.sessionsHint({ sessions: length })] },
    { href: '/settings/access', title: access.title, facts: [overview.accessHint] },
    { href: '/settings/activity', title: activity.title, facts: [overview.activityHint] },
  ]
}

async function aboutConnections({ call, words }: SettingsRequest): Promise<Entries> {
  const { apps, calendar, meetings, sync, overview } = words.settings
  const { length } = (await call('Apps_list', {})).apps
  const { devices } = await call('Devices_list', {})
  return [
    { href: '/settings/apps', title: apps.title, facts: [overview.appsHint({ apps: length })] },
    { href: '/settings/sync', title: sync.title, facts: [overview.devicesHint({ devices: devices.length })] },
    { href: '/settings/meetings', title: meetings.title, facts: [meetings.hint] },
    { href: '/settings/calendar', title: calendar.title, facts: [overview.calendarHint] },
  ]
}

function aboutData({ words }: SettingsRequest): Entries {
  const { account, removed, overview } = words.settings
  return [
    { href: '/settings/removed', title: removed.title, facts: [overview.removedHint] },
    { href: '/archive', title: overview.download, facts: [overview.downloadHint] },
    { href: '/settings/removal', title: account.removal.title, facts: [overview.removalHint] },
  ]
}

async function forDevelopers({ call, words }: SettingsRequest): Promise<Entries> {
  const { tokens, webhooks, overview } = words.settings
  const made = await call('Tokens_list', {})
  const { length } = (await call('Webhooks_list', {})).webhooks
  return [
    { href: '/settings/tokens', title: tokens.title, facts: [overview.tokensHint({ tokens: made.tokens.length })] },
    { href: '/settings/webhooks', title: webhooks.title, facts: [overview.webhooksHint({ webhooks: length })] },
    { href: '/api/docs', title: overview.reference },
    { href: '/api/openapi.json', title: overview.openApi },
  ]
}
