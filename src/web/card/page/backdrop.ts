import { html } from '#platform/html/html.ts'
import { sourceSet } from './card-header.ts'
import type { CardView } from './card-view.ts'
import { icon } from './icons.ts'

/** The video or image behind a card. The poster is always shown; the script decides whether the video plays. */
export function backdrop({ video, background }: CardView) {
  if (background)
    return html`<div class="backdrop"><picture><source type="image/webp" srcset="${sourceSet(background, 'webp')}" sizes="100vw"><img src="${background.sizes.at(-1)?.jpeg}" srcset="${sourceSet(background, 'jpeg')}" sizes="100vw" alt=""></picture></div>`
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
