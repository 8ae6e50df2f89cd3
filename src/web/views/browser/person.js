import { birthdayName, dayName } from './days.js'
import { avatar, element, ownDirection, paragraph, section } from './elements.js'
import { connectView } from './host.js'
import { dueLabel, fill } from './labels.js'

/** @typedef {import('./host.js').Fields} Fields */
/** @typedef {import('./host.js').Place} Place */

const maxEntries = 5
const maxPromises = 5
const maxFacts = 6

connectView(drawPerson)

/** A person at a glance, from what `brief` or `get_connection` returned. @param {Fields} person @param {Place} place */
function drawPerson(person, place) {
  const { words } = place
  const name = String(person.displayName ?? '')
  const sections = [
    section(words.promises, drawPromises(itemsOf(person.promises), place)),
    section(words.theirPromises, drawSentences(itemsOf(person.theirPromises), place)),
    section(words.facts, drawSentences(itemsOf(person.facts), place)),
    section(words.latest, drawEntries(itemsOf(person.latest ?? person.timeline), name, place)),
  ].filter(Boolean)
  const empty = sections.length === 0 && element('p.soft', fill(words.nothing, { name }))
  return [element('article.panel', drawSummary(person, name, place), sections, empty)]
}

/** @param {Fields} person @param {string} name @param {Place} place */
function drawSummary(person, name, place) {
  const { words } = place
  const { title, company, location, lastContactAt, contactDueOn, birthday, howMet } = person
  const role = [title, company].filter(Boolean).join(' · ')
  const contact = lastContactAt ? fill(words.lastContact, { day: dayName(lastContactAt, place) }) : words.noContact
  const about = [
    contact,
    contactDueOn && fill(words.contactDue, { day: dayName(contactDueOn, place) }),
    birthday && fill(words.birthday, { day: birthdayName(birthday, place) }),
    location,
  ]
  return element(
    'header.summary',
    avatar(String(person.connectionId ?? ''), name),
    element(
      'div.who-it-is',
      paragraph('h1', name),
      role && paragraph('p.person-role', role),
      paragraph('p.soft.small', about.filter(Boolean).join(' · ')),
      howMet && paragraph('p.soft.small', String(howMet)),
      drawTags(Array.isArray(person.tags) ? person.tags : []),
    ),
  )
}

/** @param {unknown[]} tags */
const drawTags = (tags) =>
  tags.length > 0 &&
  element(
    'p.tags',
    tags.map((tag) => element('span.kind', ownDirection(tag))),
  )

/** @param {Fields[]} promises @param {Place} place */
function drawPromises(promises, place) {
  const open = promises.filter(({ status, text }) => text && status !== 'complete')
  return open
    .slice(0, maxPromises)
    .map((promise) =>
      element('li', paragraph('p.what', String(promise.text)), element('p.why', dueLabel(promise, place))),
    )
}

/** Sentences of the member's own notes. @param {Fields[]} list @param {Place} place */
function drawSentences(list, place) {
  return list
    .filter(({ sentence, ended }) => sentence && !ended)
    .slice(0, maxFacts)
    .map(({ sentence, occurredAt }) =>
      element(
        'li',
        paragraph('p', String(sentence)),
        occurredAt && element('p.soft.small', dayName(occurredAt, place)),
      ),
    )
}

/** @param {Fields[]} entries @param {string} name @param {Place} place */
function drawEntries(entries, name, place) {
  return entries
    .map((entry) => ({ ...entry, text: entry.text ?? entry.transcript }))
    .filter(({ text }) => text)
    .slice(0, maxEntries)
    .map((entry) => drawEntry(entry, name, place))
}

/** What a visitor wrote is set apart as theirs. @param {Fields} entry @param {string} name @param {Place} place */
function drawEntry({ kind, occurredAt, source, text }, name, place) {
  const { words } = place
  const isTheirs = source === 'visitor'
  const what = isTheirs ? fill(words.theyWrote, { name }) : (words.kinds[kind] ?? '')
  const when = occurredAt ? dayName(occurredAt, place) : ''
  return element(
    'li',
    paragraph('p.soft.small', [what, when].filter(Boolean).join(' · ')),
    paragraph(isTheirs ? 'p.theirs' : 'p', String(text)),
  )
}

/** Without the lines that stand among the items of a shortened answer. @param {unknown} value @returns {Fields[]} */
const itemsOf = (value) =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []
