import { randomUUID } from 'node:crypto'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { backToPerson } from '../../kit/document.ts'
import { inputField, textareaField } from '../../kit/fields.ts'
import { hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { drawTranscriptionHint } from '../../kit/media.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { drawAttach, drawChosen } from '../person/timeline/files.ts'
import { type CaptureWithButtons, drawCaptures } from './captures.ts'
import { drawFinder, drawWho, type Person } from './people.ts'

type Shown = {
  query: string
  people: Person[]
  chosen: Person | null
  captures: CaptureWithButtons[]
  notice: Html
  /** The initial text, shared from another app. */
  text: string
}

export function capturePage(page: ScreenRequest, { query, people, chosen, captures, notice, text }: Shown): Screen {
  const { words } = page
  return {
    title: words.capture.title,
    tab: 'capture',
    sheets: ['capture'],
    scripts: ['capture/capture.js', 'capture/reading.js', 'capture/waiting.js', 'parts/poll.js', 'capture/recorder.js'],
    body: html`<h1 class="unseen">${words.capture.title}</h1>
${chosen && html`${backToPerson(chosen)}`}
${notice}
<section class="who-section" aria-labelledby="who-heading"><h2 id="who-heading" class="unseen">${words.capture.who}</h2>
${drawWho(page, { query, people, chosen })}
${drawFinder(page, '/capture', query, chosen)}
<noscript>${inputField({
      id: 'name',
      name: 'who',
      label: words.capture.name,
      value: query,
      isOptional: true,
      more: html`form="capture" maxlength="120" autocomplete="off" dir="auto"`,
    })}</noscript></section>
${drawForm(words, { draft: text ? undefined : 'capture', text, hint: drawTranscriptionHint(page) })}
${drawOutbox(words)}
${drawCaptures(page, captures)}
<p class="field keep-pages" hidden><label><input type="checkbox" data-keep-pages> ${words.offline.keepPages}</label>
  <span class="hint">${words.offline.keepPagesHint({ days: page.ctx.config.keptPagesDays })}</span></p>`,
  }
}

type Begun = { draft?: string | undefined; text?: string; hint?: Part }

/** One form for everything, which works without script too. The round button and its line appear with script. */
export function drawForm(words: ScreenRequest['words'], { draft, text, hint }: Begun = {}) {
  const { capture } = words
  return html`<form id="capture" class="capture" method="post" action="/capture/entries"
  enctype="multipart/form-data" data-nothing="${capture.nothingToSave}" data-full="${capture.full}"
  data-recording-full="${capture.recordingFull}" data-no-microphone="${capture.noMicrophone}"
  data-started-phone="${capture.recordingOnPhone}" data-started-device="${capture.recordingOnDevice}"
  data-sent="${capture.sent}" data-goes-out="${capture.goesOut}"
  data-saved-phone="${capture.savedOnPhone}" data-saved-device="${capture.savedOnDevice}">
${hiddenField('captureId', randomUUID())}${hiddenField('mentioned', '')}
${textareaField({
  id: 'note',
  name: 'text',
  label: capture.note,
  value: text,
  isOptional: true,
  more: html`rows="3" maxlength="2000" dir="auto" data-mentions placeholder="${capture.notePlaceholder}"
  ${draft && html`data-draft="${draft}"`}`,
})}
${drawChosen(words)}
<p class="field audio-field"><label for="audio">${capture.file}</label>
  <input id="audio" type="file" name="audio" accept="audio/*" capture></p>
<div class="capture-bar"><span class="recorder" hidden>
<button type="button" id="record" data-record="${capture.record}"
  data-stop="${capture.stop}">${icon('memo')}<span class="square" aria-hidden="true"></span>
  <span class="unseen">${capture.record}</span></button></span>
<p class="recorder-line"><span id="record-time" role="timer" hidden></span>
  <span id="record-level" aria-hidden="true" hidden></span>
  <span id="capture-state" role="status" data-idle="${capture.tapToRecord}"></span></p>
${drawAttach(words, { hasCamera: true })}<button type="submit">${capture.save}</button></div>
${hint}
</form>`
}

/** What waits on this device. The script fills it. */
export function drawOutbox({ capture }: ScreenRequest['words']) {
  return html`<section id="outbox" aria-labelledby="outbox-heading" hidden data-waiting="${capture.waitsToBeSent}"
  data-recording="${capture.beingRecorded}" data-refused="${capture.refused}" data-memo="${capture.memo}"
  data-copied="${capture.copied}">
<h2 id="outbox-heading">${capture.onThisDevice}</h2>
<ul></ul>
<template><li class="panel"><p class="outbox-text" dir="auto"></p><ul class="chosen-files"></ul>
    <p class="soft small outbox-state"></p>
    <p class="actions">
<button type="button" class="quiet" data-do="again">${capture.sendAgain}</button>
<button type="button" class="quiet" data-do="copy">${capture.copyText}</button>
<a class="button quiet" data-do="download">${capture.download}</a>
<button type="button" class="danger" data-do="discard">${capture.discard}</button>
</p></li></template>
</section>`
}
