import { html } from '#platform/html/html.ts'

const notices = {
  renamed: 'Name changed.',
  revoked: 'Token revoked. It no longer works.',
  disconnected: 'App disconnected. It no longer has access.',
  gone: 'It was already removed.',
  calendar: 'Your calendar address no longer works.',
  saved: 'Changes saved.',
  emailSent: 'We’ve sent you an e-mail. Open the link in it to verify your address.',
  emailVerified: 'Your e-mail address is verified.',
  restored: 'Restored. It is back where it was.',
  deleted: 'Deleted for good.',
  notThere: 'It was already restored or deleted for good.',
}

export type Notice = keyof typeof notices

/** The message above the settings. It is chosen by the URL, which never supplies the text. */
export function renderNotice(name: unknown) {
  const text = noticeText(name)
  return text && html`<p class="notice" role="status">${text}</p>`
}

/** Also goes into the title, which screen readers read first. */
export const noticeText = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(notices, name) ? notices[name as Notice] : undefined

export const settingsWith = (notice: Notice) => `/settings?said=${notice}`
