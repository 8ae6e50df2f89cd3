import { type Html, html, renderHtml } from '#platform/html/html.ts'
import { backdrop, pauseButton } from './backdrop.ts'
import { cardHeader, saveButton } from './card-header.ts'
import type { CardView } from './card-view.ts'
import { exchangeForm, type FormState } from './exchange-form.ts'
import { cardHead } from './head.ts'
import { type IconName, icon, sprite } from './icons.ts'
import { ownQrCode, qrCode } from './qr-code.ts'
import { contactSection, linkSection } from './rows.ts'

/** The public page of a card. */
export function cardPage(card: CardView, consent: string, form: FormState) {
  return renderDocument(
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
  return renderDocument(
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

function renderDocument(card: CardView, main: Html) {
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
  return renderHtml(html`<!doctype html>
<html lang="${words.lang}">
<head>
${cardHead(card)}
</head>
<body class="${kinds.filter(Boolean).join(' ')}">
<a class="skip"${inertIn(card)} href="#${card.contacts.length > 0 ? 'contact' : 'main'}">${words.skip}</a>
${sprite(iconsOf(card))}
${card.ownerStyle ? belowOwnCode(card, shown) : shown}
<p class="status" role="status" data-copied="${words.copied}"></p>
</body>
</html>
`)
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
