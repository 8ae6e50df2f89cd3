import { type Html, html } from '#platform/html/html.ts'
import { renderDocument } from '../../kit/document.ts'
import { cardHeader, saveButton, sourceSet } from './card-header.ts'
import type { CardView, ContactRow } from './card-view.ts'
import { exchangeForm, type FormState } from './exchange-form.ts'
import { cardHead } from './head.ts'
import { breakable } from './hrefs.ts'
import { type IconName, icon, sprite } from './icons.ts'

/** The public page of a card. */
export function cardPage(card: CardView, consent: string, form: FormState) {
  return renderCard(
    card,
    html`<main id="main" class="sheet"${inertIn(card)}>
${cardHeader(card)}
${contactSection(card)}
${linkSection(card)}
${exchangeForm(card, consent, form)}
${qrCode(card)}
<div class="reach">${saveButton(card)}</div>
</main>
<template class="thanks">${thankYou(card, 'h2')}</template>`,
  )
}

/** Shown after the form was sent without JavaScript. */
export function thanksPage(card: CardView) {
  return renderCard(
    card,
    html`<main id="main" class="sheet alone">
${thankYou(card, 'h1')}
<p><a href="${card.path}">${card.words.back}</a></p>
</main>`,
  )
}

function thankYou(card: CardView, heading: 'h1' | 'h2') {
  const { words } = card
  return html`<div class="done">${icon('check')}
<${heading} class="big" tabindex="-1">${words.thanks}</${heading}>
<p dir="auto">${words.thanksFor({ name: card.name })}</p>
<a class="button main" href="${card.path}.vcf">${icon('save')}${words.save}</a></div>`
}

function renderCard(card: CardView, main: Html) {
  const { words } = card
  const kinds = [
    card.template,
    card.colour,
    card.ownStyle && 'own',
    card.photo && 'has-photo',
    (card.video || card.background) && 'has-backdrop',
    card.video && `over-${card.video.id}`,
  ]
  const shown = html`${backdrop(card)}
${main}
${pauseButton(card)}
<footer${inertIn(card)}><p dir="auto">${card.workspace}</p> <p><a href="/">${words.by}</a></p></footer>`
  return renderDocument({
    locale: words.lang,
    ...cardHead(card),
    bodyAttributes: html`class="${kinds.filter(Boolean).join(' ')}"`,
    body: html`<a class="skip"${inertIn(card)}
  href="#${card.contacts.length > 0 ? 'contact' : 'main'}">${words.skip}</a>
${sprite(iconsOf(card))}
${card.ownerStyle ? belowOwnCode(card, shown) : shown}
<p class="status" role="status" data-copied="${words.copied}"></p>`,
  })
}

/** In an element of its own, so that the band of a design begins below the code. */
function belowOwnCode(card: CardView, shown: Html) {
  return html`${ownQrCode(card)}<div class="below-code">${shown}</div>`
}

const inertIn = ({ isPreview }: CardView) => isPreview && html` inert`

function iconsOf({ contacts, links, video }: CardView): IconName[] {
  const rows = [...contacts, ...links].map((row) => row.icon)
  return [...rows, 'save', 'write', 'share', 'code', 'check', ...(video ? (['pause', 'play'] as const) : [])]
}

/** At the top for the owner of the card, who shows it to others. */
function ownQrCode({ path, name, words }: CardView) {
  return html`<aside class="own-code" aria-labelledby="own-code">
  <img src="${path}/qr.svg" width="240" height="240" alt="${words.codeAlt({ name })}">
<div><h2 id="own-code">${words.ownCode}</h2><p class="hint">${words.ownCodeHint}</p></div></aside>
`
}

/** The image loads only when the section is opened. */
function qrCode({ path, name, words }: CardView) {
  return html`<section class="code"><details><summary>${icon('code')}${words.code}</summary>
<img src="${path}/qr.svg" width="240" height="240" loading="lazy" alt="${words.codeAlt({ name })}">
<p class="hint">${words.codeHint}</p>
</details></section>`
}

/** The video or image behind a card. The poster is always shown; the script decides whether the video plays. */
function backdrop({ video, background }: CardView) {
  if (background)
    return html`<div class="backdrop"><picture>
    <source type="image/webp" srcset="${sourceSet(background, 'webp')}" sizes="100vw">
    <img src="${background.sizes.at(-1)?.jpeg}" srcset="${sourceSet(background, 'jpeg')}" sizes="100vw"
      alt=""></picture></div>`
  if (!video) return html`<div class="backdrop"></div>`
  return html`<div class="backdrop"><img src="${video.poster}" alt="">
  <video src="${video.video}" poster="${video.poster}" muted loop playsinline preload="none" disablepictureinpicture
    tabindex="-1" aria-hidden="true" hidden></video></div>`
}

/** Hidden until the video plays. */
function pauseButton({ video, words }: CardView) {
  return (
    video &&
    html`<button class="pause" type="button" hidden aria-label="${words.pause}" data-pause="${words.pause}"
  data-play="${words.play}">${icon('pause')}${icon('play')}</button>`
  )
}

const contactSection = ({ contacts, words }: CardView) => list('contact', words.contact, contacts, rowContent)
const linkSection = ({ links, words }: CardView) => list('links', words.links, links, linkContent)

function list(id: string, heading: string, rows: ContactRow[], content: (row: ContactRow) => Html) {
  if (rows.length === 0) return null
  return html`<section class="${id}" aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
<ul class="rows">
${rows.map(
  (row) => html`<li>
  ${
    row.href === null
      ? html`<span>${content(row)}</span>`
      : html`<a href="${row.href}"${rel(row.href)}>${content(row)}</a>`
  }</li>
  \n`,
)}</ul>
</section>`
}

const rowContent = ({ icon: name, label, value, isOwn }: ContactRow) =>
  html`${icon(name)}<span class="label"${isOwn && html` dir="auto"`}>${label}</span> <span
  class="value" dir="auto">${breakable(value)}</span>`

/** The resource first, its address second. */
const linkContent = ({ icon: name, label, value, isOwn }: ContactRow) =>
  html`${icon(name)}<span class="does"${isOwn && html` dir="auto"`}>${label}</span> <span
  class="at">${breakable(value)}</span>`

const rel = (href: string) => /^https?:/.test(href) && html` rel="nofollow"`
