import { html } from '#platform/html/html.ts'
import type { CardView } from './card-view.ts'
import { icon } from './icons.ts'

/** The video behind a card. The poster is always shown; the script decides whether the video plays. */
export function backdrop({ video }: CardView) {
  if (!video) return html`<div class="backdrop"></div>`
  return html`<div class="backdrop"><img src="${video.poster}" alt=""><video src="${video.video}" poster="${video.poster}" muted loop playsinline preload="none" disablepictureinpicture tabindex="-1" aria-hidden="true" hidden></video></div>`
}

/** Hidden until the video plays. */
export function pauseButton({ video, words }: CardView) {
  return (
    video &&
    html`<button class="pause" type="button" hidden aria-label="${words.pause}" data-pause="${words.pause}" data-play="${words.play}">${icon('pause')}${icon('play')}</button>`
  )
}
