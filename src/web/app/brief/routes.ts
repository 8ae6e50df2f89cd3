import { type Html, html, type Part } from '#platform/html/html.ts'
import { agoName, dateOf, dayElement, dayName, onDay, relativeFormat, todayOf } from '../../kit/dates.ts'
import { backToPerson } from '../../kit/document.ts'
import { icon } from '../../kit/icons.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { relationLine } from '../relations/line.ts'

/** What to know before you meet a person. */
export function serveBrief(screens: AppScreens) {
  screens.show('/people/:id/brief', showBrief)
}

type Brief = Output<'Connections_brief'>

/** A person at a glance, to read before you meet. */
async function showBrief(page: ScreenRequest): Promise<Screen> {
  const brief = await page.call('Connections_brief', { connectionId: page.params.id })
  const { words } = page
  const { connectionId, displayName } = brief
  const sections = drawSections(page, brief).filter((each) => each !== null)
  const body = html`${backToPerson({ connectionId, displayName })}
<article class="brief">
${drawWho(page, brief)}
${sections.length > 0 ? sections : html`<p class="soft">${words.brief.nothing({ name: displayName })}</p>`}
<p class="actions"><a class="button quiet" href="/ask?about=${connectionId}">${icon('ask')}
    <span dir="auto">${words.brief.askAbout({ name: displayName })}</span></a></p>
</article>`
  return { title: words.brief.title({ name: displayName }), tab: 'people', sheets: ['brief'], body }
}

function drawWho(page: ScreenRequest, brief: Brief) {
  const { words } = page
  const { displayName, title, company, location, howMet, metOn, tags, lastContactAt, contactDueOn, nextBirthday } =
    brief
  const role = [title, company, location].filter(Boolean)
  const related = relationLine(page, brief.relations)
  const met = [howMet, metOn && words.brief.met({ day: dayName(page, metOn) })].filter(Boolean).join(' · ')
  return html`<header class="who-it-is">${avatar(brief, 'large')}<div>
<h1><bdi>${displayName}</bdi></h1>
${role.length > 0 && html`<p>${drawNames(role, ' · ')}</p>`}
${related && html`<p>${related}</p>`}
<p class="soft">
  ${lastContactAt ? words.person.lastContact({ ago: agoName(page, lastContactAt) }) : words.person.noContact}
  ${contactDueOn && html` · ${words.brief.contactDue({ day: dayName(page, contactDueOn) })}`}</p>
${
  nextBirthday &&
  html`<p>
  <strong class="due">${words.brief.birthday({ when: untilName(page, nextBirthday) })}</strong></p>`
}
${met && html`<p class="soft small" dir="auto">${met}</p>`}
${tags.length > 0 && html`<p class="soft small">${drawNames(tags, ', ')}</p>`}
</div></header>`
}

/** Each name runs in its own direction. */
const drawNames = (names: (string | undefined)[], between: string) =>
  names.map((name, at) => html`${at > 0 && between}<bdi>${name}</bdi>`)

/** "today", "in 5 days". */
function untilName(page: ScreenRequest, day: string) {
  return relativeFormat(page.locale).format(todayOf(page).until(day).days, 'day')
}

function drawSections(page: ScreenRequest, brief: Brief): (Html | null)[] {
  const { words } = page
  const { connectionId, displayName, promises, suggestions, theirPromises, facts, latest, drafts } = brief
  const dated = (ixId: string, occurredAt: string) =>
    html`<a class="small" href="/people/${connectionId}?entry=${ixId}#entry-${ixId}">
  ${dayName(page, dateOf(page, occurredAt))}</a>`
  const fact = (each: Brief['facts'][number]) => drawFactLine(page, each, dated(each.ixId, each.occurredAt))
  const isChanged = ({ before, ended }: Brief['facts'][number]) => before !== undefined || ended
  return [
    section(
      words.brief.promises,
      promises.map(
        ({ text, dueOn, dueAssumed, overdue }) =>
          html`<span dir="auto">${text}</span> ${
            !dueAssumed &&
            html`<span class="small ${overdue ? 'late' : 'soft'}">
  ${overdue ? words.person.wasDue({ day: onDay(page, dueOn) }) : words.person.due({ day: onDay(page, dueOn) })}</span>`
          }`,
      ),
    ),
    section(
      words.brief.theirPromises({ name: displayName }),
      theirPromises.map(
        ({ sentence, ixId, occurredAt }) => html`<span dir="auto">${sentence}</span> ${dated(ixId, occurredAt)}`,
      ),
    ),
    section(
      words.brief.maybe,
      suggestions.map(
        ({ text, dueOn }) =>
          html`<span dir="auto">${text}</span>
${dueOn && html`<span class="small soft">${dayElement(page, dueOn)}</span>`}`,
      ),
    ),
    section(words.brief.changed, facts.filter(isChanged).map(fact)),
    section(words.brief.facts, facts.filter((each) => !isChanged(each)).map(fact)),
    section(
      words.brief.latest,
      latest.map((entry) => {
        const isTheirs = entry.source === 'visitor'
        const what = isTheirs ? words.brief.theyWrote({ name: displayName }) : words.person.kinds[entry.kind]
        return html`<p class="small soft"><span dir="auto">${what}</span>, ${dated(entry.ixId, entry.occurredAt)}</p>
  <p class="${isTheirs && 'theirs'}" dir="auto">${entry.text}</p>`
      }),
    ),
    section(
      words.brief.drafts,
      drafts.map(
        ({ id, subject, body }) =>
          html`<span dir="auto">${subject || body.slice(0, 80)}</span>
<a class="small" href="/people/${connectionId}#followup-${id}">${words.brief.openDraft}</a>`,
      ),
    ),
  ]
}

function section(heading: string, items: Part[]) {
  if (items.length === 0) return null
  return html`<section><h2 dir="auto">${heading}</h2><ul>${items.map(
    (item) => html`<li>${item}</li>
`,
  )}</ul></section>`
}

type Fact = Output<'Connections_brief'>['facts'][number]

/** The facts, their former values, and the day of the note. */
export function drawFactLine({ words: { brief } }: ScreenRequest, fact: Fact, dated: Html) {
  const { kind, about, value, before, ended } = fact
  return html`<span class="soft small">${brief.kinds[kind]}${about && html` (<bdi>${about}</bdi>)`}</span>
<span dir="auto">${value}</span>${ended && html`, ${brief.noLonger}`}
  ${before && html` <span class="soft small" dir="auto">${brief.before({ value: before.value })}</span>`} ${dated}`
}
