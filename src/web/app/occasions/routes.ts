import { maxGiftsShown } from '#people/connections/api.ts'
import { html } from '#platform/html/html.ts'
import { todayOf } from '../../kit/dates.ts'
import { backToPerson } from '../../kit/document.ts'
import { formStateOf, withScheme } from '../frame/form-state.ts'
import type { Change, FormState, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { changeForm, type Gift, type KnownDate } from './forms.ts'
import { dateName, drawOccasions, type OccasionDeed, type OccasionsState } from './part.ts'

/** Dates and gifts. The forms stand on the person's page, which `showPerson` draws. */
export function serveOccasions(screens: AppScreens, showPerson: ShowScreen) {
  const from = { formPage: '/people/:id', show: showPerson }
  const take = (path: string, act: (page: ScreenRequest) => Promise<Screen | Change>) =>
    screens.take(`/people/:id/${path}`, from, act)
  screens.show('/people/:id/occasions', (page) => occasionsScreen(page))
  take('dates', addDate)
  serveForm(screens, 'dates/:dateId', datePage, changeDate)
  take('dates/:dateId/removal', removeDate)
  take('dates/:dateId/restoration', (page) => page.call('Dates_restore', dateIds(page)).then(() => after(page)))
  take('gifts', addGift)
  serveForm(screens, 'gifts/:giftId', giftPage, changeGift)
  take('gifts/:giftId/giving', giveGift)
  take('gifts/:giftId/idea', async (page) =>
    page
      .call('Gifts_update', { ...giftIds(page), status: 'idea', date: page.form.was || null })
      .then(() => after(page)),
  )
  take('gifts/:giftId/removal', removeGift)
  take('gifts/:giftId/restoration', (page) => page.call('Gifts_restore', giftIds(page)).then(() => after(page)))
}

type ShowForm = (page: ScreenRequest, state?: FormState) => Promise<Screen>
type Save = (page: ScreenRequest) => Promise<unknown>

/** A date or gift on a page of its own. */
function serveForm(screens: AppScreens, path: string, show: ShowForm, save: Save) {
  const formPage = `/people/:id/${path}`
  screens.show(formPage, (page) => show(page))
  screens.take(formPage, { formPage, show }, (page) =>
    tryOr(page, show, async () => save(page).then(() => after(page, 'changed'))),
  )
}

const dateIds = ({ params }: ScreenRequest) => ({ connectionId: params.id, dateId: params.dateId })
const giftIds = ({ params }: ScreenRequest) => ({ connectionId: params.id, giftId: params.giftId })

const withDate = (page: ScreenRequest, date?: FormState) => occasionsScreen(page, { date })
const withGift = (page: ScreenRequest, gift?: FormState) => occasionsScreen(page, { gift })

function addDate(page: ScreenRequest) {
  const { label, ...details } = dateIn(page.form)
  const date = { connectionId: page.params.id, ...details, ...(label && { label }) }
  return tryOr(page, withDate, async () => page.call('Dates_add', date, page.form.key).then(() => after(page)))
}

function dateIn({ kind, date = '', label = '', yearless, once }: ScreenRequest['form']) {
  const day = yearless === 'yes' && date !== '' ? `--${date.slice(5)}` : date
  const repeats = kind === 'died' ? {} : { repeats: once === 'yes' ? 'once' : 'yearly' }
  return { kind, date: day, label: label.trim() || null, ...repeats }
}

const changeDate = (page: ScreenRequest) => page.call('Dates_update', { ...dateIds(page), ...dateIn(page.form) })

async function datePage(page: ScreenRequest, state?: FormState) {
  const date = await page.call('Dates_get', dateIds(page))
  return formPage(page, date, dateName(page, date), state)
}

async function formPage(page: ScreenRequest, of: KnownDate | Gift, title: string, state?: FormState): Promise<Screen> {
  const person = await page.call('Connections_get', { connectionId: page.params.id })
  const body = html`<div class="one-column">${backToPerson(person)}
${changeForm(page, of, title, state)}</div>`
  return { title, tab: 'people', sheets: ['person', 'edit'], body, ...(state && { status: 400 }) }
}

async function removeDate(page: ScreenRequest) {
  await page.call('Dates_remove', dateIds(page))
  return after(page, 'date-removed', page.params.dateId)
}

function addGift(page: ScreenRequest) {
  const given = Object.entries(giftIn(page.form)).filter(([, value]) => value)
  const gift = { connectionId: page.params.id, what: '', ...Object.fromEntries(given) }
  return tryOr(page, withGift, async () => {
    const { givenBefore: before } = await page.call('Gifts_add', gift, page.form.key)
    return before ? after(page, 'given-before', before.giftId) : after(page)
  })
}

function giftIn({ what = '', status, date, occasion, price, link = '', note }: ScreenRequest['form']) {
  const details = { date, occasion, price, link: withScheme(link.trim()), note }
  const given = Object.entries(details).map(([name, value]) => [name, value?.trim() || null])
  return { what, status, ...Object.fromEntries(given) }
}

const changeGift = (page: ScreenRequest) => page.call('Gifts_update', { ...giftIds(page), ...giftIn(page.form) })

async function giftPage(page: ScreenRequest, state?: FormState) {
  const gift = await page.call('Gifts_get', giftIds(page))
  return formPage(page, gift, gift.what, state)
}

async function giveGift(page: ScreenRequest) {
  const { giftId, date } = await page.call('Gifts_get', giftIds(page))
  await page.call('Gifts_update', { ...giftIds(page), status: 'given', date: todayOf(page).toString() })
  return after(page, 'given', giftId, date)
}

async function removeGift(page: ScreenRequest) {
  await page.call('Gifts_remove', giftIds(page))
  return after(page, 'gift-removed', page.params.giftId)
}

async function tryOr(page: ScreenRequest, show: ShowForm, act: () => Promise<Change | Screen>) {
  try {
    return await act()
  } catch (error) {
    return show(page, inPlainWords(page, formStateOf(error, page.form)))
  }
}

/** An empty day is no wrong date. */
function inPlainWords({ words, form }: ScreenRequest, state: FormState): FormState {
  const errors = state.errors.map(({ field, message }) =>
    field === 'date' && form.what === undefined && !form.date
      ? { field, message: words.occasions.dateError }
      : { field, message },
  )
  return { ...state, errors }
}

/** The page of the person says what was done. */
const after = ({ params }: ScreenRequest, did?: OccasionDeed, of = '', was = ''): Change => ({
  to: `/people/${params.id}${did ? `?did=${did}${of && `&of=${of}`}${was && `&was=${was}`}` : ''}#occasions`,
})

type Person = Output<'Connections_get'>

/** A person brings their dates, and the first of many gifts. */
export async function drawLoaded(page: ScreenRequest, person: Person, state: OccasionsState = {}) {
  const { connectionId, dates = [], gifts = [] } = person
  const isPart = gifts.length >= maxGiftsShown
  const all = isPart ? await page.call('Gifts_list', { connectionId }) : gifts
  return drawOccasions(page, { connectionId, dates, gifts: all }, state)
}

async function occasionsScreen(page: ScreenRequest, state: OccasionsState = {}): Promise<Screen> {
  const person = await page.call('Connections_get', { connectionId: page.params.id })
  const { displayName } = person
  const body = html`${backToPerson(person)}
<h1><bdi>${displayName}</bdi></h1>
${await drawLoaded(page, person, state)}`
  const isWrong = state.date || state.gift
  return {
    title: displayName,
    tab: 'people',
    sheets: ['person', 'edit', 'followups'],
    body,
    ...(isWrong && { status: 400 }),
  }
}
