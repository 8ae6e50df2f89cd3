import { type Html, html } from '#platform/html/html.ts'

/**
 * Line icons on a 24-pixel grid, drawn for this project. Those of services only resemble the logos; the name is beside
 * them.
 */
const drawings = {
  mail: html`<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m4 7 8 6 8-6"/>`,
  phone: html`<path
  d="M6.5 3.5h3l1.7 4.4-2.2 1.6a12 12 0 0 0 5.5 5.5l1.6-2.2 4.4 1.7v3a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 4 6.2a2.5 2.5 0 0 1 2.5-2.7z"/>`,
  mobile: html`<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.5h2"/>`,
  fax: html`<path d="M7 9V3.5h10V9M7 18H4.5a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1H17"/>
  <path d="M7 14.5h10v6H7z"/>`,
  pin: html`<path d="M12 21.5c-4.7-4.8-7-8.3-7-11.5a7 7 0 0 1 14 0c0 3.2-2.3 6.7-7 11.5z"/>
  <circle cx="12" cy="10" r="2.5"/>`,
  globe: html`<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"/>`,
  save: html`<circle cx="10" cy="8" r="4"/><path d="M3 20.5a7 7 0 0 1 12-5M18.5 14v7M15 17.5h7"/>`,
  share: html`<path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12"/>`,
  code: html`<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2"/>`,
  write: html`<path d="M4 20h4L19.5 8.5l-4-4L4 16z M13 7l4 4"/>`,
  check: html`<path d="m4.5 12.5 5 5 10-11"/>`,
  pause: html`<path d="M8.5 5v14M15.5 5v14"/>`,
  play: html`<path d="M7 4.5v15l12-7.5z"/>`,
  linkedin: html`<rect x="3" y="3" width="18" height="18" rx="4"/>
  <path d="M8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.3 2.3 0 0 1 4.5 0V17"/>`,
  x: html`<path d="m5 4 14 16M19 4 5 20"/>`,
  github: html`<circle cx="6" cy="5.5" r="2.5"/><circle cx="6" cy="18.5" r="2.5"/><circle cx="18" cy="8" r="2.5"/>
  <path d="M6 8v8M18 10.5c0 4-6 3-10 6"/>`,
  gitlab: html`<path d="M12 20.5 3.5 14 6.5 4l2.5 6.5h6L17.5 4l3 10z"/>`,
  instagram: html`<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><circle cx="12" cy="12" r="4"/>
  <path d="M17 7v.01"/>`,
  facebook: html`<path
  d="M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.6-2 2-2H17v-3h-2.5c-2.8 0-4.5 1.8-4.5 4.5v2.5H7V13h3v8"/>`,
  youtube: html`<rect x="2.5" y="5" width="19" height="14" rx="4"/><path d="m10 9 5 3-5 3z"/>`,
  tiktok: html`<circle cx="9" cy="17" r="3.5"/><path d="M12.5 17V3c.5 3 2.5 5 6 5"/>`,
  mastodon: html`<path
  d="M4 6.5A3.5 3.5 0 0 1 7.5 3h9A3.5 3.5 0 0 1 20 6.5V14a3.5 3.5 0 0 1-3.5 3.5h-5L7 21v-3.5A3.5 3.5 0 0 1 4 14z"/>
  <path d="M8 13.5v-4a2 2 0 0 1 4 0V12M12 9.5a2 2 0 0 1 4 0v4"/>`,
  bluesky: html`<path
  d="M12 10.5C10.5 7.5 7 4.5 3.5 4c-.5 5 .5 8 4.5 8-3 .8-3.5 4-1 6 2.5 1.5 4-1 5-4 1 3 2.5 5.5 5 4 2.5-2 2-5.2-1-6 4 0 5-3 4.5-8-3.5.5-7 3.5-8.5 6.5z"/>`,
  threads: html`<circle cx="12" cy="12" r="3.5"/><path d="M15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 7"/>`,
  whatsapp: html`<path d="M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2z"/>
  <path d="M9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1 1c-1-.5-1.5-1-2-2l1-1-1-2z"/>`,
  telegram: html`<path d="M21 4 3 11.5l6 2L11.5 20l3-4 4.5 3.5z M9 13.5 21 4"/>`,
  signal: html`<path d="M4 20.5 5.3 16A8.5 8.5 0 1 1 8.5 19.2z"/><path d="M9 11.5h6"/>`,
  music: html`<circle cx="7" cy="17.5" r="3"/><circle cx="17" cy="15.5" r="3"/><path d="M10 17.5V6l10-2v11.5"/>`,
  art: html`<circle cx="12" cy="12" r="9"/><path d="M4 9c6 2 12 0 15-4M8 20c0-6 5-10 13-8M8 4c4 4 7 9 8 16"/>`,
  page: html`<path d="M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4"/>`,
  calendar: html`<rect x="3.5" y="5" width="17" height="15.5" rx="2"/><path d="M3.5 10h17M8 3v4M16 3v4"/>`,
} satisfies Record<string, Html>

export type IconName = keyof typeof drawings

export const isIcon = (name: string): name is IconName => Object.hasOwn(drawings, name)

export const icon = (name: IconName) => html`<svg class="i" aria-hidden="true"><use href="#i-${name}"/></svg>`

/** The icons that a page uses, once each. */
export function sprite(names: Iterable<IconName>) {
  const once = [...new Set(names)]
  return html`<svg class="sprite" aria-hidden="true">
  ${once.map((name) => html`<symbol id="i-${name}" viewBox="0 0 24 24">${drawings[name]}</symbol>`)}</svg>`
}
