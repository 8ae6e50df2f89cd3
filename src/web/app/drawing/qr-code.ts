import { qrPath } from '#cards/pictures/qr.ts'
import { type Html, html } from '#platform/html/html.ts'

/** The QR code of a card, dark on white. It is part of the page: a kept copy works offline, and a hidden card has one too. */
export function drawQrCode({ shortUrl }: { shortUrl: string }, attributes: Html): Html {
  const { size, path } = qrPath(shortUrl)
  return html`<svg ${attributes} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}
