import { drawQrCode } from '#cards/pictures/qr.ts'
import { type Html, html, renderHtml } from '#platform/html/html.ts'
import { mailHref, phoneHref } from '../../../card/page/hrefs.ts'
import { dateText, shortDay } from '../../../kit/dates.ts'
import { backLink } from '../../../kit/document.ts'
import { actionButton } from '../../../kit/forms.ts'
import { icon } from '../../../kit/icons.ts'
import type { Change, Output, Screen, ScreenRequest } from '../../frame/screen.ts'
import type { AppScreens } from '../../frame/screens.ts'
import { type Card, cardScreen, shortAddress } from '../frame/screen.ts'

/** Giving a card away, and what came of it. */
export function serveCardSharing(screens: AppScreens) {
  screens.show('/cards/:id/share', showShare)
  screens.show('/cards/:id/signature', showSignature)
  screens.show('/cards/:id/visits', showVisits)
  screens.take('/cards/:id/default', { formPage: '/cards/:id/share', show: showShare }, setDefaultCard)
}

/** Everything with which a card is given away. */
async function showShare(page: ScreenRequest): Promise<Screen> {
  const { cards: words, cardShare } = page.words
  const card = await page.call('Cards_get', { id: page.params.id })
  const body = html`<div class="share"><section class="panel">
    <a href="/cards/${card.id}/qr" data-ahead
      aria-label="${words.code({ name: card.name })}">
      ${drawQrCode(card.shortUrl, html`class="small-code" aria-hidden="true"`)}</a></section>
<div><section class="panel"><h2>${words.slug}</h2>${addressRow(page, 'address', card.url)}
<h3>${cardShare.shortAddress}</h3><p class="hint">${cardShare.shortHint}</p>
  ${addressRow(page, 'short-address', card.shortUrl)}</section>
<section class="panel"><h2>${cardShare.files}</h2><ul class="downloads">
<li><a href="/cards/${card.id}/signature" data-ahead>${cardShare.signature}</a></li>
${fileLinks(page, card)}</ul>${!card.published && html`<p class="soft">${cardShare.hiddenFiles}</p>`}</section>
${
  !card.isDefault &&
  actionButton({ action: `/cards/${card.id}/default`, label: cardShare.showFirst, about: card.name, style: 'quiet' })
}</div></div>`
  return cardScreen(page, card, { tab: 'share', body, scripts: ['people/copy.js'] })
}

function addressRow(page: ScreenRequest, id: string, address: string) {
  return html`<p class="copy-row"><code id="${id}" dir="ltr">${address}</code>
${copyButton(page, id, page.words.cardShare.copyAddress)}</p>`
}

function fileLinks({ words: { cardShare: words } }: ScreenRequest, { url, published }: Card): Html[] {
  const path = new URL(url).pathname
  const files = [
    { label: words.vcard, href: `${path}.vcf` },
    { label: words.qrPng, href: `${path}/qr.png` },
    { label: words.qrSvg, href: `${path}/qr.svg` },
    { label: words.printPdf, href: `${path}/print.pdf` },
    { label: words.printPng, href: `${path}/print.png` },
  ]
  return published
    ? files.map(
        ({ label, href }) => html`<li><a href="${href}" download>${label}</a></li>
`,
      )
    : []
}

async function setDefaultCard({ call, params }: ScreenRequest): Promise<Change> {
  const { id } = await call('Cards_setDefault', { id: params.id })
  return { to: `/cards/${id}/share` }
}

/** A signature for e-mails, to be copied as it looks, as text or as HTML. */
async function showSignature(page: ScreenRequest): Promise<Screen> {
  const { cards: words, cardShare } = page.words
  const card = await page.call('Cards_get', { id: page.params.id })
  const signature = drawSignature(card)
  const body = html`${backLink({ href: `/cards/${card.id}/share`, label: words.tabs.share, isLoadedAhead: true })}
<h1>${cardShare.signature}</h1>
<p class="soft">${cardShare.signatureHint}</p>
<section class="panel"><div id="signature" class="signature" dir="auto">${signature}</div>
  ${copyButton(page, 'signature', cardShare.copySignature)}</section>
<section class="panel"><h2>${cardShare.asText}</h2><pre id="signature-text" dir="auto">${textSignature(card)}</pre>
  ${copyButton(page, 'signature-text', cardShare.copyAddress)}</section>
<section class="panel"><h2>${cardShare.asHtml}</h2><pre id="signature-html" dir="ltr">${renderHtml(signature)}</pre>
  ${copyButton(page, 'signature-html', cardShare.copyAddress)}</section>`
  return { title: cardShare.signature, sheets: ['cards'], scripts: ['people/copy.js'], body }
}

/** A table without style sheets: the only layout that every mail program keeps. */
function drawSignature(card: Card): Html {
  const { photo, emails, phones } = card
  const image = photo?.sizes[0]?.jpeg
  const lines = [
    html`<b>${card.name}</b>`,
    roleOf(card) && html`${roleOf(card)}`,
    ...emails.slice(0, 1).map(({ address }) => html`<a href="${mailHref(address)}">${address}</a>`),
    ...phones.slice(0, 1).map(({ number }) => phoneLink(number)),
    html`<a href="${card.shortUrl}">${shortAddress(card.url)}</a>`,
  ].filter((line) => line !== '')
  return html`<table cellpadding="0" cellspacing="0" border="0">
  <tr>${
    image &&
    html`<td valign="top" width="80"><img src="${image}" width="64"
    height="${Math.round((64 * (photo?.height ?? 1)) / (photo?.width ?? 1))}" alt=""></td>`
  }
    <td valign="top">${lines.map((line, at) => [at > 0 && html`<br>`, line])}</td></tr></table>`
}

function phoneLink(number: string) {
  const href = phoneHref(number)
  return href ? html`<a href="${href}">${number}</a>` : html`${number}`
}

const roleOf = ({ title, company }: Card) => [title, company].filter(Boolean).join(', ')

/** Two hyphens and a space begin a signature, so that mail programs leave it out of answers. */
function textSignature(card: Card) {
  const lines = [card.name, roleOf(card), card.emails[0]?.address, card.phones[0]?.number, card.shortUrl]
  return ['-- ', ...lines.filter(Boolean)].join('\n')
}

/** Copies the element with this id. Hidden without script, where the text is selected by hand. */
const copyButton = ({ words: { cardShare: words } }: ScreenRequest, id: string, label: string) =>
  html`<button type="button" class="quiet" data-copy="${id}" data-copied="${words.copied}" aria-describedby="${id}"
  hidden>${icon('copy')}${label}</button>`

type Statistics = Output<'Cards_statistics'>

const spans = [30, 90, 365]
const counted = ['views', 'saves', 'exchanges'] as const

/** How often a card was opened, saved and answered: a chart, and the same as a table. */
async function showVisits(page: ScreenRequest): Promise<Screen> {
  const { cardVisits: words } = page.words
  const days = spans.find((each) => String(each) === page.query.days) ?? 30
  const card = await page.call('Cards_get', { id: page.params.id })
  const statistics = await page.call('Cards_statistics', { id: card.id, days })
  const body = html`<nav class="choices" aria-label="${words.views}">${spans.map(
    (each) =>
      html`<a href="/cards/${card.id}/visits?days=${each}" data-ahead
  ${each === days && html`aria-current="true"`}>${words.lastDays({ days: each })}</a>
`,
  )}</nav>
<section class="panel"><dl class="totals">
    ${counted.map((name) => html`<div><dt>${words[name]}</dt><dd>${number(page, statistics.total[name])}</dd></div>`)}
    </dl>
${drawChart(page, statistics)}</section>
${drawTable(page, statistics)}
<p class="small soft">${words.botsLeftOut}</p>`
  return cardScreen(page, card, { tab: 'visits', body })
}

const number = ({ locale }: ScreenRequest, count: number) => new Intl.NumberFormat(locale).format(count)

const height = 100
const step = 10

/** A bar for each day. */
function drawChart(page: ScreenRequest, { days, total }: Statistics): Html {
  const { cardVisits: words } = page.words
  const highest = Math.max(1, ...days.map(({ views }) => views))
  const bars = days.map(({ day, views }, at) => {
    const size = (views / highest) * (height - 4)
    return html`<rect x="${at * step + 1}" y="${(height - size).toFixed(1)}" width="${step - 2}"
  height="${size.toFixed(1)}" rx="1">
  <title>${dateText(page, Temporal.PlainDate.from(day), false)}: ${number(page, views)}</title></rect>`
  })
  const width = days.length * step
  return html`<svg class="chart" role="img"
  aria-label="${words.chart({ days: days.length, views: number(page, total.views) })}"
  viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${bars}<path d="M0 ${height}H${width}"/></svg>
<p class="ends small soft"><span>${dayOf(page, days[0])}</span> <span>${dayOf(page, days.at(-1))}</span></p>`
}

const dayOf = (page: ScreenRequest, day: Statistics['days'][number] | undefined) =>
  day && dateText(page, Temporal.PlainDate.from(day.day), false)

/** Only days on which something happened, the newest first. */
function drawTable(page: ScreenRequest, { days }: Statistics): Html {
  const { cardVisits: words } = page.words
  const busy = days.filter((day) => counted.some((name) => day[name] > 0)).toReversed()
  if (busy.length === 0) return html`<p>${words.noVisits}</p>`
  return html`<section class="panel"><table class="visits">
    <thead><tr><th scope="col">${words.day}</th>
      ${counted.map((name) => html`<th scope="col">${words[name]}</th>`)}</tr></thead>
<tbody>${busy.map(
    (day) =>
      html`<tr><th scope="row"><time datetime="${day.day}">${shortDay(page, day.day)}</time></th>
  ${counted.map((name) => html`<td>${number(page, day[name])}</td>`)}</tr>
`,
  )}</tbody></table></section>`
}
