import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { type Html, html } from '#platform/html/html.ts'
import { videoPath } from '../../../card/video-files.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Card } from '../frame/card.ts'

/** The films by their posters. */
export function drawFilms({ words: { cardLook: words, designs } }: ScreenRequest, card: Card): Html {
  const radio = (id: string, label: string, picture: Html | null) =>
    html`<label class="film"><input type="radio" name="film" value="${id}" ${id === (card.videoBackgroundId ?? '') && html`checked`}>${picture}<span>${label}</span></label>
`
  return html`<p class="hint">${words.filmHint}</p>
<div class="films">${radio('', words.noFilm, null)}${videoBackgrounds.map(({ id }) => radio(id, designs.films[id], poster(id)))}</div>`
}

function poster(id: string) {
  const path = videoPath(id, 'webp')
  return path ? html`<img src="${path}" alt="" width="96" height="64" loading="lazy" decoding="async">` : null
}
