import { html } from '#platform/html/html.ts'

const notes = new Map(
  Object.entries({
    renamed: 'The name is changed.',
    revoked: 'The token is revoked. It stopped working at once.',
    disconnected: 'The app is disconnected. Everything it held stopped working at once.',
    gone: 'It is no longer in the lists below.',
    calendar: 'The address for your calendar leads nowhere any more.',
    saved: 'Your changes are saved.',
    password:
      'Your password is changed. Every other browser is signed out; all tokens, apps and the address of the calendar have ended.',
  }),
)

/** What has just been done, as the address says; of its words none is shown. */
export function noteOf(said: unknown, name: string) {
  const note = said === 'welcome' ? html`Welcome, <bdi>${name}</bdi>. Your account is ready.` : doneOf(said)
  return note && html`<p class="said" role="status">${note}</p>`
}

/** The same for a title: it is what is read out when a page has come. */
export const doneOf = (said: unknown) => notes.get(String(said))

export const saying = (said: string) => `/settings?said=${said}`
