import { qrPath } from '#cards/pictures/qr.ts'
import { html } from '#platform/html/html.ts'

/** Dark on white in both themes: not every reader accepts the reverse. */
export function qrCode(uri: string, label: string) {
  const { size, path } = qrPath(uri)
  return html`<svg class="setup-code" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}
