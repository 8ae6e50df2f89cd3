import type { templates } from '#cards/designs/templates.ts'
import { initialsOf } from '#language/names/call-name.ts'
import { type Html, html } from '#platform/html/html.ts'
import { cardSheet } from '../../../card/assets.ts'
import { paletteOf } from '../../../card/page/palette.ts'
import type { Card } from '../frame/screen.ts'

type Template = (typeof templates)[number]
type Paint = Record<'page' | 'sheet' | 'ink' | 'soft' | 'line' | 'accent' | 'on' | 'tint' | 'deep' | 'theme', string>
type Pen = { card: Card; paint: Paint; id: string }

/** A small drawing of the member's card in a template, in the colours of its style sheet: six frames would be 40 requests. */
export function drawTemplatePicture(card: Card, { key }: Template, colour: string): Html {
  const paint = paintOf(key, colour)
  const draw = layouts[key as keyof typeof layouts]
  return html`<svg class="template-picture" viewBox="0 0 130 186"
  aria-hidden="true"><rect width="130" height="186" fill="${paint.page}"/>${draw({ card, paint, id: `clip-${key}` })}
  <rect x="6" y="166" width="118" height="16" rx="${key === 'garden' ? 8 : 3}" fill="${paint.accent}"/>
  <rect x="45" y="172" width="40" height="4" rx="2" fill="${paint.on}"/></svg>`
}

function paintOf(key: string, colour: string) {
  const { light, dark } = paletteOf(cardSheet(key), key, colour)
  const both = Object.keys(light).map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`])
  return Object.fromEntries(both) as Paint
}

const layouts = {
  linen: (pen: Pen) => html`<rect x="5" y="40" width="120" height="160" fill="${pen.paint.sheet}"/>
${face(pen, { x: 41, y: 15, size: 48, round: 24 })}
  ${name(pen, { x: 65, y: 82, family: 'Georgia, serif', anchor: 'middle' })}
  ${lines(pen, { x: 65, y: 92, widths: [60, 40, 0, 96, 88, 70], isCentred: true })}`,
  harbour: (pen: Pen) => html`<path d="M0 0h130v44a15 15 0 0 1-15 15H0z" fill="${pen.paint.theme}"/>
${face(pen, { x: 9, y: 37, size: 46, round: 12 })}${name(pen, { x: 9, y: 101, weight: 700 })}
  ${lines(pen, { x: 9, y: 109, widths: [74, 44, 0, 112, 104, 78], accented: 1 })}`,
  poster: (
    pen: Pen,
  ) => html`<rect width="130" height="160" fill="${pen.paint.deep}"/>${face(pen, { x: 0, y: 0, size: 130, round: 0 })}
<rect y="88" width="130" height="72" fill="#000" opacity="0.6"/>
  ${name({ ...pen, paint: { ...pen.paint, ink: '#fff' } }, { x: 8, y: 116, size: 22, weight: 800 })}
  ${lines({ ...pen, paint: { ...pen.paint, soft: '#ddd' } }, { x: 8, y: 126, widths: [70, 46] })}`,
  ledger: (pen: Pen) => html`${name(pen, { x: 8, y: 21, family: 'monospace', weight: 700, size: 12 })}
  ${face(pen, { x: 98, y: 10, size: 25, round: 0 })}
  ${lines(pen, { x: 8, y: 29, widths: [70, 48] })}
${[58, 84, 110, 136].map(
  (y) => html`<path d="M8 ${y}h114" stroke="${pen.paint.accent}" stroke-width="1"/>
  <rect x="8" y="${y + 10}" width="24" height="4" fill="${pen.paint.soft}" opacity="0.6"/>
  <rect x="48" y="${y + 10}" width="${y % 3 ? 66 : 52}" height="4" fill="${pen.paint.ink}" opacity="0.8"/>`,
)}`,
  garden: (pen: Pen) => html`<rect x="5" y="5" width="120" height="116" rx="12" fill="${pen.paint.sheet}"/>
${face(pen, { x: 12, y: 12, size: 50, round: 25 })}${name(pen, { x: 13, y: 81, weight: 700 })}
  ${lines(pen, { x: 13, y: 89, widths: [74, 48, 0, 100], accented: 1 })}
${[5, 67].map(
  (x) => html`<rect x="${x}" y="126" width="58" height="34" rx="10" fill="${pen.paint.sheet}"/>
  <circle cx="${x + 15}" cy="143" r="8" fill="${pen.paint.tint}"/>
  <rect x="${x + 28}" y="141" width="22" height="4" rx="2" fill="${pen.paint.soft}" opacity="0.7"/>`,
)}`,
  atelier: (pen: Pen) =>
    html`${face(pen, { x: 27, y: 0, size: 103, round: 0 })}
  ${name(pen, { x: 9, y: 128, family: 'Didot, Georgia, serif', size: 18 })}
  ${lines(pen, { x: 9, y: 138, widths: [66, 42, 0], accented: 0 })}`,
}

type Face = { x: number; y: number; size: number; round: number }

/** The photo as it is shown, or the initials. */
function face({ card: { photo, name }, paint, id }: Pen, { x, y, size, round }: Face) {
  const file = photo?.sizes[0]?.jpeg
  const frame = html`x="${x}" y="${y}" width="${size}" height="${size}"`
  if (file)
    return html`<clipPath id="${id}"><rect ${frame} rx="${round}"/></clipPath>
  <image ${frame} href="${new URL(file).pathname}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/>`
  return html`<rect ${frame} rx="${round}" fill="${paint.tint}"/>
  <text x="${x + size / 2}" y="${y + size * 0.62}" font-size="${size * 0.36}" font-weight="600" text-anchor="middle"
  fill="${paint.accent}">${initialsOf(name)}</text>`
}

type Name = { x: number; y: number; family?: string; size?: number; weight?: number; anchor?: 'middle' }

/** Long names are drawn smaller. */
const name = ({ card, paint }: Pen, { x, y, family = 'sans-serif', size = 14, weight = 400, anchor }: Name) =>
  html`<text x="${x}" y="${y}" font-family="${family}"
  font-size="${Math.min(size, 200 / card.name.length).toFixed(1)}" font-weight="${weight}"
  ${anchor && html`text-anchor="${anchor}"`} fill="${paint.ink}">${card.name}</text>`

type Lines = { x: number; y: number; widths: number[]; isCentred?: boolean; accented?: number }

/** Text that is too small to read. */
const lines = ({ paint }: Pen, { x, y, widths, isCentred, accented }: Lines) =>
  html`${widths.map(
    (width, at) =>
      width > 0 &&
      html`<rect x="${isCentred ? x - width / 2 : x}" y="${y + at * 9}" width="${width}" height="4" rx="2"
  fill="${at === accented ? paint.accent : paint.soft}" opacity="${at < 2 ? 0.9 : 0.55}"/>`,
  )}`
