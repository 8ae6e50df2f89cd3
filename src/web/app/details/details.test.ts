import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function withPavel() {
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({
    ...{ displayName: 'Pavel Novak', company: 'Nordlys', title: 'CFO', phones: ['+47 912 34 567'] },
    jobs: [{ company: 'Acme', from: '2015', to: '2021' }],
  })
  const path = `/people/${connectionId}`
  return { browser: signedIn(house, rui), path, read: () => rui.client.Connections_get({ connectionId }) }
}

const valueIn = (text: string, name: string) =>
  new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]*?value="([^"]*)"`, 's')
    .exec(text)?.[1]
    ?.replaceAll('&quot;', '"')

test('a row is added without script, and what is saved shows on the page of the person', async () => {
  const { browser, path, read } = await withPavel()
  const { text } = await browser.get(`${path}/details`)
  assert.equal(valueIn(text, 'jobs.0.company'), 'Acme')
  assert.equal(valueIn(text, 'addresses.0.city'), undefined)
  const was = valueIn(text, 'was') ?? ''
  const form = { was, nicknames: 'Pasha, Pav', 'labels.0': 'work', 'jobs.0.company': 'Acme', 'jobs.0.from': '2015' }
  const more = await browser.post(`${path}/details`, { ...form, more: 'addresses' })
  assert.equal(valueIn(more.text, 'addresses.0.city'), '')
  assert.equal(valueIn(more.text, 'nicknames'), 'Pasha, Pav')
  await browser.post(`${path}/details`, { ...form, 'addresses.0.label': 'home', 'addresses.0.city': 'Berlin' })
  const { nicknames, labels, addresses, jobs } = await read()
  assert.deepEqual([nicknames, jobs], [['Pasha', 'Pav'], [{ company: 'Acme', from: '2015' }]])
  assert.deepEqual(labels, [{ value: '+47 912 34 567', label: 'work' }])
  assert.deepEqual(addresses, [{ label: 'home', city: 'Berlin' }])
  const page = await browser.get(path)
  for (const shown of ['Pasha, Pav', 'Berlin', 'Acme']) assert.ok(page.text.includes(shown), shown)
})

test('a new job makes the former one history', async () => {
  const { browser, path, read } = await withPavel()
  const { text } = await browser.get(`${path}/details`)
  const form = { was: valueIn(text, 'was') ?? '', 'labels.0': '', 'jobs.0.company': 'Acme', 'jobs.0.from': '2015' }
  const job = { 'jobs.0.to': '2021', newCompany: 'Fjord', jobChangedOn: '2025' }
  await browser.post(`${path}/details`, { ...form, ...job })
  const { company, jobs } = await read()
  assert.deepEqual([company, jobs?.[0]], ['Fjord', { company: 'Nordlys', title: 'CFO', to: '2025' }])
})

test('a wrong day is said beside its field, and nothing is lost', async () => {
  const { browser, path, read } = await withPavel()
  const { text } = await browser.get(`${path}/details`)
  const form = {
    was: valueIn(text, 'was') ?? '',
    pronouns: 'he/him',
    'jobs.4.company': 'Acme',
    'jobs.4.from': 'long ago',
  }
  const wrong = await browser.post(`${path}/details`, form)
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /id="details-jobs-0-from-error"/)
  assert.equal(valueIn(wrong.text, 'pronouns'), 'he/him')
  assert.equal((await read()).pronouns, undefined)
})
