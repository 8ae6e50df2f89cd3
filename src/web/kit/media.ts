import type { Words } from '#contract/texts/words.ts'
import { initialsOf } from '#language/names/initials.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'

type Page = { words: Words; ctx: Pick<MemberContext, 'transcriber'> }
type Recording = { seconds?: number | undefined }

/** Plays a recording. Of the file, only what tells its length is loaded before it is played. */
export function drawPlayer({ words }: Pick<Page, 'words'>, address: string, { seconds }: Recording) {
  const label =
    seconds === undefined ? words.person.recordingFile : words.person.listen({ length: lengthName(seconds) })
  return html`<audio controls preload="metadata" src="${address}" aria-label="${label}"></audio>`
}

/** "1:05". */
function lengthName(seconds: number) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Where one records: without a transcriber, a recording can only be found by the words beside it. */
export const drawTranscriptionHint = ({ words, ctx }: Page) =>
  !ctx.transcriber && html`<p class="soft small">${words.capture.notTranscribed}</p>`

const hues = 8

/** One of eight hues, always the same for the same person. */
function hueOf(id: string) {
  return [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7) % hues
}

type Pictured = { connectionId: string; displayName: string; photo?: string | undefined }

/** The person's photo, or their initials. Their name stands beside it, so screen readers skip it. */
export function avatar({ connectionId, displayName, photo }: Pictured, size: 'small' | 'large' = 'small') {
  const travels = html`data-travels="avatar-${connectionId}"`
  if (photo) {
    const pixels = size === 'small' ? 44 : 88
    return html`<img class="avatar ${size}" ${travels} src="/people/${connectionId}/photo/${photo}?size=${size}"
  alt="" width="${pixels}" height="${pixels}" loading="lazy" decoding="async">`
  }
  return html`<span class="avatar ${size} hue-${hueOf(connectionId)}" ${travels}
  aria-hidden="true">${initialsOf(displayName) || '•'}</span>`
}
