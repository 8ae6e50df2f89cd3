import { type Html, html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../../frame/screen.ts'

/** Longer texts are folded after about this many characters. */
const maxShown = 1000

/** What somebody wrote, in their direction and with their line breaks; the rest of a long one unfolds. */
export function drawText({ words }: ScreenRequest, text: string): Html {
  const end = foldAt(text)
  const shown = html`<p class="written" dir="auto">${text.slice(0, end)}</p>`
  if (end === text.length) return shown
  return html`${shown}<details class="rest"><summary>${words.person.showRest}</summary><p class="written" dir="auto">${text.slice(end).trimStart()}</p></details>`
}

/** After a paragraph, else a sentence, else a word: not in the middle of one. */
function foldAt(text: string) {
  if (text.length <= maxShown * 1.3) return text.length
  const head = text.slice(0, maxShown)
  const ends = ['\n', '. ', ' '].map((end) => head.lastIndexOf(end) + 1)
  const end = ends.find((each) => each > maxShown / 2) ?? maxShown
  // Not between the halves of a character.
  return /[\uD800-\uDBFF]$/.test(text.slice(0, end)) ? end - 1 : end
}
