import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { connect, newMember } from '../../../test/harness/harness.ts'
import { headerOf, openMailingHouse } from '../../../test/harness/reminded.ts'

const { house, mails, close } = await openMailingHouse()
after(close)

const visitor = connect(house)

async function newHost() {
  const someone = await newMember(house)
  const { url } = await someone.client.Cards_create({ slug: 'rui' })
  const [, , workspace = '', card = ''] = new URL(url).pathname.split('/')
  const leave = (displayName: string, note = 'We met.') =>
    visitor.Exchange_submitToCard({ workspace, card, displayName, note, email: `a${Math.random()}@example.com` })
  return { ...someone, leave }
}

test('a new lead is e-mailed right away if enabled, and the visitor’s text contains no links', async () => {
  const rui = await newHost()
  await rui.leave('Before')
  assert.deepEqual(await mails(rui), [])
  await rui.client.Reminders_update({ leadMail: true })
  await rui.leave('Click evil.example.com', 'Canary note')
  const [mail, ...more] = await mails(rui)
  assert.equal(more.length, 0)
  assert.equal(mail?.subject, 'Somebody left their details')
  assert.match(mail?.text ?? '', /- Click evil\. example\. com\n/)
  assert.doesNotMatch(`${mail?.text}${mail?.html}`, /Canary|Before/)
  assert.ok(mail && headerOf(mail, 'list-unsubscribe')?.includes('/unsubscribe/leadMail.'))
})

test('a flood of leads comes in one e-mail every quarter of an hour, and none is left out', async () => {
  const rui = await newHost()
  house.clock.set('2026-03-10T12:00:00Z')
  await rui.client.Reminders_update({ leadMail: true })
  const subjects: string[] = []
  for (let minute = 0; minute < 40; minute += 1) {
    house.clock.set(Temporal.Instant.from('2026-03-10T12:00:10Z').add({ minutes: minute, seconds: minute }).toString())
    if (minute < 24) await rui.leave(`Visitor ${minute}`)
    for (const { subject } of await mails(rui)) subjects.push(`${minute} ${subject}`)
  }
  assert.deepEqual(subjects, [
    '0 Somebody left their details',
    '15 15 people left their details',
    '30 8 people left their details',
  ])
  house.clock.reset()
})
