import { type Html, html, type Part } from '#platform/html/html.ts'
import { sendScreen } from '../../app/frame/send.ts'
import type { SettingsRequest } from './pages.ts'

type SettingsScreen = {
  title: string
  /** The heading, where it is not the title as it is. */
  heading?: Html
  /** Where the link above the heading leads: by default to the settings. */
  back?: { href: string; label: string }
  /** What the page is about, below its heading. */
  lead?: Part
  body: Part
  /** What has just happened. */
  notice?: string | undefined
  /** What is wrong with a form. The title says so too, because screen readers start with it. */
  formError?: string | undefined
  scripts?: string[]
}

/** Sends a page of the settings in the frame of the app. */
export function sendSettings(page: SettingsRequest, screen: SettingsScreen, status = 200) {
  const { settings } = page.words
  const { title, heading = html`${title}`, notice, formError, lead, body, scripts = [] } = screen
  const { href, label } = screen.back ?? { href: '/settings', label: settings.title }
  const whole = [notice, title].filter(Boolean).join(' ')
  return sendScreen(page.request, page.reply, page, {
    title: formError ? settings.errorTitle({ title }) : whole,
    sheets: ['settings'],
    scripts,
    status,
    body: html`<p class="back"><a href="${href}">‹ ${label}</a></p>
<h1>${heading}</h1>
${notice && html`<p class="notice" role="status">${notice}</p>`}
${lead && html`<p class="lead">${lead}</p>`}
${body}`,
  })
}

/** The message above a page. It is chosen by the URL, which never supplies the text. */
export const noticeIn = (texts: Record<string, string>, said: string | undefined) =>
  said !== undefined && Object.hasOwn(texts, said) ? texts[said] : undefined

/** The address of a page with a notice on it. */
export const withNotice = (path: string, notice: string) => `${path}?said=${notice}`
