import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { parseDevicePassword } from '#members/devices/devices.ts'
import { escapeMarkup, html } from '#platform/html/html.ts'
import { onDay } from '../../kit/dates.ts'
import { selectField } from '../../kit/fields.ts'
import { actionButton, formKey, named } from '../../kit/forms.ts'
import { noticeIn } from '../../kit/notices.ts'
import { ifThere } from '../../site/call-operation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { rowList, sendSettings, withNotice } from '../frame/screen.ts'
import { sendConnected } from './connected-page.ts'
import { backToSync, type SyncClient, sendDevice, sendDevices, sendNewDevice, syncClients } from './pages.ts'

const list = '/settings/sync'

/** Phones and computers that sync, and how to connect one. */
export function serveSync(pages: SettingsPages) {
  const { get, post } = pages
  get('/sync', sendDevices)
  for (const client of syncClients) serveClient(pages, client)
  serveSyncLists(pages)

  post('/sync/profile', `${list}/apple`, async (page) => {
    const password = page.form.password ?? ''
    if (parseDevicePassword(password) === null) throw new Refusal('invalid', say('refusals.settings.notDevicePassword'))
    const { config, member } = page.ctx
    const profile = appleProfile({ baseUrl: config.baseUrl, memberId: member.id, user: member.email, password })
    return page.reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="kith.mobileconfig"' })
      .type('application/x-apple-aspen-config; charset=utf-8')
      .send(profile)
  })

  get('/sync/:id', async (page) => sendDevice(page, await findDevice(page)))

  post('/sync/:id/renewal', `${list}/:id`, async ({ call, reply, id }) => {
    await call('Devices_renew', { id })
    return reply.redirect(withNotice(list, 'renewed'), 303)
  })

  post('/sync/:id/revocation', `${list}/:id`, async ({ call, reply, id }) => {
    if ((await ifThere(call('Devices_revoke', { id }))) === null) return reply.redirect(withNotice(list, 'gone'), 303)
    return reply.redirect(withNotice(list, 'revoked'), 303)
  })
}

function serveClient({ get, post }: SettingsPages, client: SyncClient) {
  get(`/sync/${client}`, async (page) =>
    sendNewDevice(page, client, { name: page.words.settings.sync.names[client], access: 'write', errors: [] }),
  )

  post(`/sync/${client}`, `${list}/${client}`, async (page) => {
    const { name = '', access = '', key } = page.form
    try {
      return await sendConnected(page, client, await page.call('Devices_create', { name, access }, key))
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendNewDevice(page, client, { name, access, ...wrong })
    }
  })
}

async function findDevice({ call, id }: SettingsRequest) {
  const device = (await call('Devices_list', {})).devices.find((each) => each.id === id)
  if (!device) throw new Refusal('not_found', say('refusals.devices.noDevice'))
  return device
}

const tasks = '/settings/sync/tasks'

/** Tasks of devices that name nobody, or several people. */
function serveSyncLists({ get, post }: SettingsPages) {
  get('/sync/tasks', sendWaitingTasks)
  post('/sync/tasks/:id/promise', tasks, (page) => {
    const { connectionId = '' } = page.form
    return orGone(page, 'assigned', page.call('Tasks_assign', { id: page.id, connectionId }, page.form.key))
  })
  post('/sync/tasks/:id/removal', tasks, (page) =>
    orGone(page, 'discarded', page.call('Tasks_discard', { id: page.id })),
  )
}

/** Pressing a button twice is fine. */
async function orGone({ reply }: SettingsRequest, notice: string, change: Promise<unknown>) {
  const isGone = (await ifThere(change)) === null
  return reply.redirect(withNotice(tasks, isGone ? 'gone' : notice), 303)
}

/** Whoever you were last in touch with comes first. */
const maxPeople = 200

async function sendWaitingTasks(page: SettingsRequest) {
  const words = page.words.settings.syncLists.tasks
  const { tasks } = await page.call('Tasks_waiting', {})
  const people = tasks.length > 0 ? await page.call('Connections_list', { order: 'recent', limit: maxPeople }) : null
  const choices = (people?.items ?? []).map((each) => ({ value: each.connectionId, label: each.displayName }))
  const options = [{ value: '', label: words.choose }, ...choices]
  const rows = tasks.map(({ id, text, dueOn }) => ({
    title: text,
    facts: [dueOn && words.due({ day: onDay(page, dueOn) })],
    buttons: html`<form method="post" action="/settings/sync/tasks/${id}/promise">${formKey()}
${selectField({
  id: `connectionId-${id}`,
  name: 'connectionId',
  label: words.person,
  options,
  chosen: '',
  errors: [],
  more: html`required`,
})}
<button type="submit" ${named(words.assign, text)}>${words.assign}</button></form>
${actionButton({ style: 'quiet', action: `/settings/sync/tasks/${id}/removal`, label: words.discard, about: text })}`,
  }))
  const body = rows.length > 0 ? rowList(rows) : html`<p>${words.none}</p>`
  const notice = noticeIn(words.notices, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice, back: backToSync(page) })
}

type Account = { baseUrl: string; memberId: string; user: string; password: string }

/** A configuration profile that sets up Contacts and Reminders. The same member's next profile replaces it on the device. */
export function appleProfile(account: Account) {
  const { hostname } = new URL(account.baseUrl)
  const identifier = `kith.${hostname}.${account.memberId}`
  const profile = {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: randomUUID(),
    PayloadDisplayName: `Kith (${hostname})`,
    PayloadContent: [accountPayload(account, identifier, 'CardDAV'), accountPayload(account, identifier, 'CalDAV')],
  }
  return `${head}<plist version="1.0">\n${plistOf(profile)}\n</plist>\n`
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
`

function accountPayload({ baseUrl, memberId, user, password }: Account, parent: string, kind: 'CardDAV' | 'CalDAV') {
  const { hostname, port, protocol } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  return {
    PayloadType: `com.apple.${kind.toLowerCase()}.account`,
    PayloadVersion: 1,
    PayloadIdentifier: `${parent}.${kind.toLowerCase()}`,
    PayloadUUID: randomUUID(),
    PayloadDisplayName: 'Kith',
    [`${kind}AccountDescription`]: 'Kith',
    [`${kind}HostName`]: hostname,
    [`${kind}Port`]: Number(port) || (isSecure ? 443 : 80),
    [`${kind}UseSSL`]: isSecure,
    [`${kind}PrincipalURL`]: `/dav/${memberId}/`,
    [`${kind}Username`]: user,
    [`${kind}Password`]: password,
  }
}

type Plist = string | number | boolean | Plist[] | { [key: string]: Plist }

function plistOf(value: Plist): string {
  if (typeof value === 'string') return `<string>${escapeMarkup(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (Array.isArray(value)) return `<array>\n${value.map(plistOf).join('\n')}\n</array>`
  const entries = Object.entries(value).map(([key, each]) => `<key>${escapeMarkup(key)}</key>${plistOf(each)}`)
  return `<dict>\n${entries.join('\n')}\n</dict>`
}
