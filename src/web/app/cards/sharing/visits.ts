import { type Html, html } from '#platform/html/html.ts'
import { dateText, shortDay } from '../../drawing/dates.ts'
import type { Output, Screen, ScreenRequest } from '../../frame/screen.ts'
import { cardScreen } from '../frame/screen.ts'

type Statistics = Output<'Cards_statistics'>

const spans = [30, 90, 365]
const counted = ['views', 'saves', 'exchanges'] as const

/** How often a card was opened, saved and answered: a chart, and the same as a table. */
export async function showVisits(page: ScreenRequest): Promise<Screen> {
  const { cardVisits: words } = page.words
  const days = spans.find((each) => String(each) === page.query.days) ?? 30
  const card = await page.call('Cards_get', { id: page.params.id })
  const statistics = await page.call('Cards_statistics', { id: card.id, days })
  const body = html`<nav class="choices" aria-label="${words.views}">${spans.map(
    (each) =>
      html`<a href="/cards/${card.id}/visits?days=${each}" data-ahead ${each === days && html`aria-current="true"`}>${words.lastDays({ days: each })}</a>
`,
  )}</nav>
<section class="panel"><dl class="totals">${counted.map((name) => html`<div><dt>${words[name]}</dt><dd>${number(page, statistics.total[name])}</dd></div>`)}</dl>
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
    return html`<rect x="${at * step + 1}" y="${(height - size).toFixed(1)}" width="${step - 2}" height="${size.toFixed(1)}" rx="1"><title>${dateText(page, Temporal.PlainDate.from(day), false)}: ${number(page, views)}</title></rect>`
  })
  const width = days.length * step
  return html`<svg class="chart" role="img" aria-label="${words.chart({ days: days.length, views: number(page, total.views) })}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${bars}<path d="M0 ${height}H${width}"/></svg>
<p class="ends small soft"><span>${dayOf(page, days[0])}</span> <span>${dayOf(page, days.at(-1))}</span></p>`
}

const dayOf = (page: ScreenRequest, day: Statistics['days'][number] | undefined) =>
  day && dateText(page, Temporal.PlainDate.from(day.day), false)

/** Only days on which something happened, the newest first. */
function drawTable(page: ScreenRequest, { days }: Statistics): Html {
  const { cardVisits: words } = page.words
  const busy = days.filter((day) => counted.some((name) => day[name] > 0)).toReversed()
  if (busy.length === 0) return html`<p>${words.noVisits}</p>`
  return html`<section class="panel"><table class="visits"><thead><tr><th scope="col">${words.day}</th>${counted.map((name) => html`<th scope="col">${words[name]}</th>`)}</tr></thead>
<tbody>${busy.map(
    (day) =>
      html`<tr><th scope="row"><time datetime="${day.day}">${shortDay(page, day.day)}</time></th>${counted.map((name) => html`<td>${number(page, day[name])}</td>`)}</tr>
`,
  )}</tbody></table></section>`
}
