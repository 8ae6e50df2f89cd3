import { html, sentenceWith } from '#platform/html/html.ts'
import { onDay } from '../../kit/dates.ts'
import { backLink, moreLink } from '../../kit/document.ts'
import { joinAnd } from '../../kit/lists.ts'
import { copyable } from '../../kit/notices.ts'
import { lastContactWith, openPromises, personLink } from '../companies/page.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { plainRow } from '../people/rows.ts'

/** Who lives together, derived from their addresses. */
export function serveHouseholds(screens: AppScreens) {
  screens.show('/households', showHouseholds)
  screens.show('/households/:household', showHousehold)
}

type Household = Output<'Households_get'>
type Shown = Pick<Household, 'key' | 'members' | 'names'>

const householdHref = ({ key }: Shown) => `/households/${encodeURIComponent(key)}`

/** "Lives with Rita Blom and Milo", on the page of a person. */
export function livesWith({ words, locale }: ScreenRequest, household: Shown, connectionId: string) {
  const others = household.members.filter((member) => member.connectionId !== connectionId)
  const shown = [...others.map(({ displayName }) => displayName), ...household.names].map(
    (name) => html`<bdi>${name}</bdi>`,
  )
  const sentence = sentenceWith((names) => words.households.livesWith({ names }), joinAnd(locale, shown))
  return html`<p><a href="${householdHref(household)}" data-ahead>${sentence}</a></p>`
}

async function showHouseholds(page: ScreenRequest): Promise<Screen> {
  const { households: words, people } = page.words
  const { after } = page.query
  const { items, next } = await page.call('Households_list', { ...(after && { after }) })
  const rows = items.map(
    (household) => html`<li><a href="${householdHref(household)}" data-ahead><bdi>${household.name}</bdi></a> <span
  class="soft" dir="auto">${household.address.join(', ')}</span></li>
`,
  )
  return {
    title: words.title,
    tab: 'people',
    sheets: ['people'],
    body: html`${backLink({ href: '/people', label: people.title, isLoadedAhead: true })}
<h1>${words.title}</h1>
<p class="soft">${words.intro}</p>
<ul class="tag-list" data-live="connection">${rows}</ul>
${rows.length === 0 && !next && html`<p class="panel first-step">${words.empty}</p>`}
${moreLink(next && `/households?after=${encodeURIComponent(next)}`, people.showMore)}`,
  }
}

/** One card to send, and what to know before writing it. */
async function showHousehold(page: ScreenRequest): Promise<Screen> {
  const { households: words, companies } = page.words
  const household = await page.call('Households_get', { key: page.params.household })
  const { name, address, members, names, dates } = household
  const also = names.length > 0 && sentenceWith((names) => words.names({ names }), joinAnd(page.locale, names))
  return {
    title: name,
    tab: 'people',
    sheets: ['people', 'settings'],
    scripts: ['people/copy.js'],
    body: html`${backLink({ href: '/households', label: words.title, isLoadedAhead: true })}
<h1><bdi>${name}</bdi></h1>
<p class="soft">${companies.people({ number: members.length })} · ${lastContactWith(page, household)}</p>
${copyable(page, words.envelope, [name, ...address].join('\n'))}
${openPromises(page, household)}
${dates.length > 0 && html`<h2>${words.dates}</h2><ul class="rows">${drawDates(page, household)}</ul>`}
<h2>${companies.members}</h2>
<ol class="people" data-live="connection">${members.map((member) => plainRow(page, member))}</ol>
${also && html`<p class="soft">${also}</p>`}`,
  }
}

function drawDates(page: ScreenRequest, { dates, members }: Household) {
  const { edit, occasions } = page.words
  return dates.map(({ connectionId, kind, label, nextOn = '' }) => {
    const name = label ?? (kind === 'birthday' ? edit.labels.birthday : occasions.kinds[kind])
    const person = members.find((each) => each.connectionId === connectionId)
    return html`<li class="row"><div class="row-main"><p class="what" dir="auto">${name}</p><p
  class="why">${person && personLink(person)} · <time datetime="${nextOn}">${onDay(page, nextOn)}</time></p></div></li>
`
  })
}
