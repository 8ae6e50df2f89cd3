import { html } from '#platform/html/html.ts'

export const signInSettings = '/settings/sign-in'

const notices = {
  passkeyAdded: 'Passkey added. Next time, choose “Sign in with a passkey”.',
  renamed: 'Name changed.',
  passkeyRemoved: 'Passkey removed. It no longer signs you in. Delete it on your device too.',
  gone: 'It was already removed.',
  off: 'Two-step sign-in is off. Your password alone signs you in.',
}

export type Notice = keyof typeof notices

export const settingsWith = (notice: Notice) => `${signInSettings}?said=${notice}`

export const noticeText = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(notices, name) ? notices[name as Notice] : undefined

export function renderNotice(name: unknown) {
  const text = noticeText(name)
  return text && html`<p class="notice" role="status">${text}</p>`
}

export const backToSignIn = html`<p class="plain-links"><a href="${signInSettings}">Back to Sign-in and security</a></p>`
