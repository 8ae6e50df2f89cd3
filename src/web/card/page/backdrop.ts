import { html } from '#platform/html/html.ts'
import type { ShownCard } from './card-view.ts'
import { icon } from './icons.ts'
import { words } from './words.ts'

/** The moving picture behind a card. Its poster is always there; the script decides whether it moves. */
export function backdrop({ video }: ShownCard) {
  if (!video) return html`<div class="backdrop"></div>`
  return html`<div class="backdrop"><img src="${video.poster}" alt=""><video src="${video.film}" poster="${video.poster}" muted loop playsinline preload="none" disablepictureinpicture tabindex="-1" aria-hidden="true" hidden></video></div>`
}

/** Whatever moves can be stopped. It is shown once something moves. */
export function pauseButton({ video }: ShownCard) {
  return (
    video &&
    html`<button class="pause" type="button" hidden aria-label="${words.pause}" data-pause="${words.pause}" data-play="${words.play}">${icon('pause')}${icon('play')}</button>`
  )
}
