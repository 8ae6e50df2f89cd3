import { html } from '#platform/html/html.ts'
import type { ShownCard, ShownPhoto } from './card-view.ts'
import { icon } from './icons.ts'
import { words } from './words.ts'

/** Who it is, and what can be done with it. */
export function who(card: ShownCard) {
  return html`<header class="who"${isRightToLeft(card.name) && html` dir="rtl"`}>
${face(card)}
<div class="names">
<h1 class="${lengthOf(card.name)}" dir="auto">${card.name}</h1>
${card.pronouns && html`<p class="pronouns" dir="auto">${card.pronouns}</p>\n`}${card.title && html`<p class="title" dir="auto">${card.title}</p>\n`}${card.company && html`<p class="company" dir="auto">${card.company}</p>\n`}</div>
${card.bio && html`<p class="bio" dir="auto">${card.bio}</p>\n`}<div class="actions">
${saveButton(card)}
<a class="button" href="#exchange">${icon('write')}${words.exchange}</a>
<button class="button share" type="button" hidden>${icon('share')}${words.share}</button>
</div>
</header>`
}

/** Who writes their name from the right finds all of it there. */
const isRightToLeft = (name: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    name,
  )

function face(card: ShownCard) {
  return html`<div class="face">${card.photo ? picture(card, card.photo) : html`<span class="monogram" data-initials="${card.initials}"></span>`}</div>`
}

/** An address of its own rather than something made by a script: phones open it in their contacts. */
const saveButton = (card: ShownCard) =>
  html`<a class="button main" href="${card.path}.vcf">${icon('save')}${words.save}</a>`

/** Long names are set smaller, so that they do not push everything else off the screen. */
function lengthOf(name: string) {
  const { length } = Array.from(name)
  return length <= 18 ? 'short' : length <= 40 ? 'middling' : 'long'
}

function picture({ name, template }: ShownCard, { sizes, width, height }: ShownPhoto) {
  const set = (kind: 'webp' | 'jpeg') => sizes.map((each) => `${each[kind]} ${each.width}w`).join(', ')
  const usual = sizes.find((each) => each.width >= 512) ?? sizes.at(-1)
  const shown = shownAt[template] ?? '10rem'
  return html`<picture><source type="image/webp" srcset="${set('webp')}" sizes="${shown}"><img src="${usual?.jpeg}" srcset="${set('jpeg')}" sizes="${shown}" width="${width}" height="${height}" alt="${words.photoAlt(name)}" fetchpriority="high"></picture>`
}

/** How wide each template shows a photo. */
const shownAt: Record<string, string> = {
  poster: '(min-width: 60rem) 55vw, 100vw',
  atelier: '(min-width: 60rem) 42vw, 90vw',
}
