import { html } from '#platform/html/html.ts'
import type { CardPhoto, CardView } from './card-view.ts'
import { icon } from './icons.ts'

/** Name, photo and buttons. */
export function cardHeader(card: CardView) {
  const { words } = card
  return html`<header class="who"${isRightToLeft(card.name) && html` dir="rtl"`}>
${portrait(card)}
<div class="names">
<h1 class="${lengthClass(card.name)}" dir="auto">${card.name}</h1>
${card.pronouns && html`<p class="pronouns" dir="auto">${card.pronouns}</p>\n`}
  ${card.title && html`<p class="title" dir="auto">${card.title}</p>\n`}
  ${card.company && html`<p class="company" dir="auto">${card.company}</p>\n`}${logo(card)}</div>
${card.bio && html`<p class="bio" dir="auto">${card.bio}</p>\n`}<div class="actions">
${saveButton(card)}
<a class="button" href="#exchange">${icon('write')}${words.exchange}</a>
<button class="button share" type="button" hidden>${icon('share')}${words.share}</button>
</div>
</header>`
}

/** A name written from right to left sets the direction of the whole header. */
const isRightToLeft = (name: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    name,
  )

function portrait(card: CardView) {
  return html`<div class="face">
  ${card.photo ? picture(card, card.photo) : html`<span class="monogram" data-initials="${card.initials}"></span>`}
  </div>`
}

/** A real URL rather than a file made by a script: phones open it in their contacts. */
export const saveButton = (card: CardView) =>
  html`<a class="button main" href="${card.path}.vcf">${icon('save')}${card.words.save}</a>`

/** Long names get a smaller font, so that the rest stays on the screen. */
function lengthClass(name: string) {
  const { length } = Array.from(name)
  return length <= 18 ? 'short' : length <= 40 ? 'middling' : 'long'
}

export const sourceSet = ({ sizes }: CardPhoto, kind: 'webp' | 'jpeg') =>
  sizes.map((each) => `${each[kind]} ${each.width}w`).join(', ')

/** In WebP, which keeps its transparency. */
function logo({ logo, company, name, words }: CardView) {
  if (!logo) return null
  const fallback = logo.sizes.at(-1)
  return html`<img class="logo${logo.isLight && ' light'}" src="${fallback?.webp}"
  srcset="${sourceSet(logo, 'webp')}" sizes="11rem" width="${logo.width}" height="${logo.height}"
  alt="${words.logoAlt({ name: company ?? name })}">\n`
}

function picture({ name, template, words }: CardView, photo: CardPhoto) {
  const { sizes, width, height } = photo
  const fallback = sizes.find((each) => each.width >= 512) ?? sizes.at(-1)
  const displayWidth = displayWidths[template] ?? '10rem'
  return html`<picture><source type="image/webp" srcset="${sourceSet(photo, 'webp')}" sizes="${displayWidth}">
  <img src="${fallback?.jpeg}" srcset="${sourceSet(photo, 'jpeg')}" sizes="${displayWidth}" width="${width}"
    height="${height}" alt="${words.photoAlt({ name })}" fetchpriority="high"></picture>`
}

/** How wide each template shows the photo. */
const displayWidths: Record<string, string> = {
  poster: '(min-width: 60rem) 55vw, 100vw',
  atelier: '(min-width: 60rem) 42vw, 90vw',
}
