import type { Words } from '#contract/texts/words.ts'
import { initialsOf } from '#language/names/call-name.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { whisperMegabytes } from '#platform/speech/open.ts'
import type { Readiness } from '#platform/speech/transcriber.ts'

const pollMs = 3000

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

/** What becomes of recordings on this server, shown where you record. Follows the download of the speech model. */
export function drawTranscriptionHint({ words: { capture }, ctx }: Page) {
  const { state, part } = { part: 0, ...readinessOf(ctx) }
  const megabytes = whisperMegabytes.downloaded
  const sentence = {
    off: capture.notTranscribed,
    missing: capture.speechMissing({ megabytes }),
    downloading: capture.speechDownloading({ megabytes }),
    failed: capture.speechFailed,
    ready: null,
  }[state]
  const percent = Math.round(part * 100)
  const isDownloading = state === 'downloading'
  return html`<div id="speech" class="soft small" data-live="capture interaction"
  ${isDownloading && html`data-poll="${pollMs}"`}>
${sentence && html`<p>${sentence}</p>`}
${
  isDownloading &&
  html`<progress max="100" value="${percent}"
  aria-label="${capture.speechProgress({ percent })}"></progress>`
}
</div>`
}

function readinessOf({ transcriber }: Page['ctx']): Readiness | { state: 'off' } {
  if (!transcriber) return { state: 'off' }
  return transcriber.readiness?.() ?? { state: 'ready' }
}

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
