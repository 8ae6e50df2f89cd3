import { addressLines } from '#language/names/home-key.ts'
import { labelOf } from '#people/connections/record/lists.ts'
import { type Html, html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Person } from './rows.ts'

/** The rarer details of a person that are known, and the way to all of them. */
export function drawDetails({ words: { details } }: ScreenRequest, person: Person): Html {
  const { addresses = [], jobs = [], customFields = [], nicknames = [] } = person
  const name = [person.prefix, person.suffix].filter(Boolean).join(', ')
  const spanOf = ({ from, to }: Job) => (from ? `${from}–${to ?? ''}` : to && `${details.parts.to} ${to}`)
  const work = [person.department, person.role, person.companySince].filter(Boolean).join(', ')
  const facts: [string, Html | string][] = [
    ...one(details.labels.nicknames, nicknames.join(', ')),
    ...one(details.groups.titles, name),
    ...one(details.labels.pronouns, person.pronouns),
    ...one(details.groups.work, work),
    ...addresses.map((address): [string, Html] => [
      address.label ?? details.groups.address,
      html`${addressLines(address).map((line, at) => html`${at > 0 && html`<br>`}${line}`)}`,
    ]),
    ...jobs.map((job): [string, string] => [spanOf(job) ?? details.groups.job, jobLine(job)]),
    ...customFields.map(({ label, value }): [string, string] => [label, value]),
  ]
  return html`${
    facts.length > 0 &&
    html`<dl class="fact-list">${facts.map(
      ([label, value]) => html`<div class="fact"><dt dir="auto">${label}</dt>
  <dd><span class="written" dir="auto">${value}</span></dd></div>
`,
    )}</dl>`
  }
<p class="small"><a href="/people/${person.connectionId}/details">${details.more}</a></p>`
}

const one = (label: string, value: string | undefined): [string, string][] => (value ? [[label, value]] : [])

type Job = NonNullable<Person['jobs']>[number]

const jobLine = ({ title, department, company }: Job) => [title, department, company].filter(Boolean).join(', ')

/** The label of an e-mail or phone, beside it. */
export function labelBeside(person: Person, value: string) {
  const label = labelOf(person, value)
  return label && html` <span class="small soft" dir="auto">${label}</span>`
}
