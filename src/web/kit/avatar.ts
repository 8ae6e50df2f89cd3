import { initialsOf } from '#language/names/initials.ts'
import { html } from '#platform/html/html.ts'

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
