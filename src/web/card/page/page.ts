import { type Html, html, textOf } from '#platform/html/html.ts'
import { backdrop, pauseButton } from './backdrop.ts'
import type { ShownCard } from './card-view.ts'
import { exchange, type Filling } from './form.ts'
import { head } from './head.ts'
import { who } from './header.ts'
import { type IconName, icon, sprite } from './icons.ts'
import { code } from './qr-code.ts'
import { contacts, links } from './rows.ts'
import { words } from './words.ts'

/** The public page of a card. */
export function cardPage(card: ShownCard, consent: string, filling: Filling) {
  return framed(
    card,
    html`<main id="main" class="sheet">
${who(card)}
${contacts(card)}
${links(card)}
${exchange(card, consent, filling)}
${code(card)}
</main>
<template class="thanks">${thanks(card, 'h2')}</template>`,
  )
}

/** What a visitor sees who left their details without a script. */
export function thanksPage(card: ShownCard) {
  return framed(
    card,
    html`<main id="main" class="sheet alone">
${thanks(card, 'h1')}
<p><a href="${card.path}">${words.back}</a></p>
</main>`,
  )
}

function thanks(card: ShownCard, heading: 'h1' | 'h2') {
  return html`<div class="done">${icon('check')}
<${heading} class="big" tabindex="-1">${words.thanks}</${heading}>
<p dir="auto">${words.thanksFor(card.name)}</p>
<a class="button main" href="${card.path}.vcf">${icon('save')}${words.save}</a></div>`
}

function framed(card: ShownCard, main: Html) {
  const kinds = [card.template, card.colour, card.photo && 'has-photo', card.video && `has-video over-${card.video.id}`]
  return textOf(html`<!doctype html>
<html lang="${words.lang}">
<head>
${head(card)}
</head>
<body class="${kinds.filter(Boolean).join(' ')}">
<a class="skip" href="#${card.contacts.length > 0 ? 'contact' : 'main'}">${words.skip}</a>
${sprite(iconsOf(card))}
${backdrop(card)}
${main}
${pauseButton(card)}
<footer><p dir="auto">${card.workspace}</p> <p><a href="/">${words.by}</a></p></footer>
<p class="said" role="status" data-copied="${words.copied}"></p>
</body>
</html>
`)
}

function iconsOf({ contacts, links, video }: ShownCard): IconName[] {
  const rows = [...contacts, ...links].map((row) => row.icon)
  return [...rows, 'save', 'write', 'share', 'code', 'check', ...(video ? (['pause', 'play'] as const) : [])]
}
