import { type Html, html, type Part } from '#platform/html/html.ts'
import { sendScreen } from '../../app/frame/send.ts'
import { backLink } from '../../kit/document.ts'
import { noticeBox } from '../../kit/notices.ts'
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
  const back = screen.back ?? { href: '/settings', label: settings.title }
  const whole = [notice, title].filter(Boolean).join(' ')
  return sendScreen(page.request, page.reply, page, {
    title: formError ? settings.errorTitle({ title }) : whole,
    sheets: ['settings'],
    scripts,
    status,
    body: html`${backLink(back)}
<h1>${heading}</h1>
${noticeBox(notice)}
${lead && html`<p class="lead">${lead}</p>`}
${body}`,
  })
}

/** The address of a page with a notice on it. */
export const withNotice = (path: string, notice: string) => `${path}?said=${notice}`

type Entry = { href: string; title: Part; facts?: Part[] }

/** Things in a list that lead to a page each. */
export const entryList = (entries: Entry[]) => html`<ul class="entries">
${entries.map(
  ({ href, title, facts = [] }) =>
    html`<li><a href="${href}">${title}</a>${facts.filter(Boolean).map((fact) => html`<span>${fact}</span>`)}</li>
`,
)}</ul>`

type Row = { title: string; facts: Part[]; buttons?: Part }

/** Things in a list, each with its own buttons. */
export const rowList = (rows: Row[]) => html`<ul class="rows">
${rows.map(
  ({ title, facts, buttons }) =>
    html`<li><strong dir="auto">${title}</strong>${facts.filter(Boolean).map((fact) => html`<span>${fact}</span>`)}
  ${buttons && html`<div class="actions">${buttons}</div>`}</li>
`,
)}</ul>`
