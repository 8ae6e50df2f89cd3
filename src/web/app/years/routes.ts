import { type Html, html, type Part, sentenceWith } from '#platform/html/html.ts'
import { agoName, dateOf, monthName, onDay, todayOf } from '../../kit/dates.ts'
import { backLink } from '../../kit/document.ts'
import { personLink } from '../companies/page.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'

/** A year with the member's people. */
export function serveYears(screens: AppScreens) {
  screens.show('/year', (page) => showYear(page, todayOf(page).year))
  screens.show('/year/:year', (page) => showYear(page, Number(page.params.year)))
}

type Year = Output<'Years_get'>
const charts = ['people', 'entries', 'newPeople'] as const

async function showYear(page: ScreenRequest, year: number): Promise<Screen> {
  const { years: words, companies, people } = page.words
  const found = await page.call('Years_get', { year })
  const { most, least, places, silence, first, last, before } = found
  const isEmpty = found.entries + found.newPeople + found.promises.made + found.promises.kept === 0
  const entry = (sentence: typeof words.first, at: Year['first']) =>
    at && sentenceWith((name) => sentence({ name, day: onDay(page, dateOf(page, at.occurredAt)) }), personLink(at))
  const sentences = [
    silence && sentenceWith((name) => words.silence({ name, days: silence.days }), personLink(silence)),
    entry(words.first, first),
    entry(words.last, last),
  ]
  return {
    title: words.title({ year }),
    tab: 'people',
    sheets: ['people', 'year'],
    body: html`${backLink({ href: '/people', label: people.title, isLoadedAhead: true })}
<h1>${words.title({ year })}</h1>
<nav aria-label="${words.others}"><p class="actions">
${before && html`<a class="button quiet" href="/year/${before}">‹ ${before}</a>`}
${year < todayOf(page).year && html`<a class="button quiet" href="/year/${year + 1}">${year + 1} ›</a>`}</p></nav>
<p>${isEmpty ? words.empty({ year }) : [words.summary(found), ' ', words.promises(found.promises)]}</p>
${sentences.map((sentence) => sentence && html`<p>${sentence}</p>`)}
<div class="columns">${!isEmpty && charts.map((name) => drawChart(page, found, name))}
${drawList(
  words.places,
  places.map(({ place, people: number }) => row(html`<bdi>${place}</bdi>`, companies.people({ number }))),
)}
${drawList(
  words.most,
  most.map(({ times, ...person }) => row(personLink(person), words.times({ times }))),
)}
${drawList(
  words.least,
  least.map(({ lastContactAt, ...person }) => row(personLink(person), agoName(page, lastContactAt))),
)}</div>`,
  }
}

const row = (name: Html, about: string) => html`<li>${name} <span class="soft">${about}</span></li>`

const drawList = (heading: string, rows: Html[]) =>
  rows.length > 0 && html`<section><h2>${heading}</h2><ul class="tag-list">${rows}</ul></section>`

const [width, height] = [20, 60]

/** A bar for each month, and the same in words. */
function drawChart(page: ScreenRequest, { year, months }: Year, name: (typeof charts)[number]) {
  const most = Math.max(1, ...months.map((month) => month[name]))
  const bars = months.map(({ [name]: count }, at) => {
    const month = monthName(page, Temporal.PlainDate.from({ year, month: at + 1, day: 1 }))
    const [x, bar] = [at * width, Math.ceil((count / most) * height)]
    const drawn: Part = html`<rect x="${x + 2}" y="${height + 10 - bar}" width="${width - 4}" height="${bar}"/>
${count > 0 && html`<text x="${x + width / 2}" y="${height + 7 - bar}">${count}</text>`}
<text x="${x + width / 2}" y="${height + 20}">${month.charAt(0)}</text>`
    return { drawn, said: `${month}: ${count}` }
  })
  return html`<figure><figcaption>${page.words.years.charts[name]}</figcaption>
<svg viewBox="0 0 ${12 * width} ${height + 23}" role="img"
  aria-label="${bars.map(({ said }) => said).join(', ')}">${bars.map(({ drawn }) => drawn)}</svg></figure>`
}

/** Around New Year, one line on Today. */
export function yearLine(page: ScreenRequest) {
  const { month, day, year } = todayOf(page)
  const ended = month === 12 && day > 24 ? year : month === 1 && day < 8 ? year - 1 : null
  return ended && html`<p><a href="/year/${ended}" data-ahead>${page.words.years.lookBack({ year: ended })}</a></p>`
}
