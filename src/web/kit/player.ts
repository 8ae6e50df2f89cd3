import type { Words } from '#contract/texts/words.ts'
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
