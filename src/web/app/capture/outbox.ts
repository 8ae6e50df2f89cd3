import { html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** What waits on this device. The script fills it. */
export function drawOutbox({ capture }: ScreenRequest['words']) {
  return html`<section id="outbox" aria-labelledby="outbox-heading" hidden data-waiting="${capture.waitsToBeSent}"
  data-recording="${capture.beingRecorded}" data-refused="${capture.refused}" data-memo="${capture.memo}"
  data-copied="${capture.copied}">
<h2 id="outbox-heading">${capture.onThisDevice}</h2>
<ul></ul>
<template><li class="panel"><p class="outbox-text" dir="auto"></p><p class="soft small outbox-state"></p>
    <p class="actions">
<button type="button" class="quiet" data-do="again">${capture.sendAgain}</button>
<button type="button" class="quiet" data-do="copy">${capture.copyText}</button>
<a class="button quiet" data-do="download">${capture.download}</a>
<button type="button" class="danger" data-do="discard">${capture.discard}</button>
</p></li></template>
</section>`
}
