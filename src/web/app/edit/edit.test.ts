import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { naughtyLines } from '../../../../test/samples/naughty-texts.ts'

const house = await useHouse()
const inPart = (part: string, at: string) => ({ 'kith-part': part, 'kith-page': at, 'sec-fetch-site': 'same-origin' })

/** A member with one person, and their browser. */
async function withPerson(details: object = {}) {
  const rui = await newMember(house)
  const ana = { displayName: 'Ana Ribeiro', company: 'Banco Atlântico', tags: ['design'], ...details }
  const { connectionId } = await rui.client.Connections_create(ana)
  const path = `/people/${connectionId}`
  return {
    rui,
    connectionId,
    path,
    browser: signedIn(house, rui),
    read: () => rui.client.Connections_get({ connectionId }),
  }
}

/** What a browser would send for the form on a page. */
function formIn(text: string) {
  const form = /<form id="edit-form".*?<\/form>/s.exec(text)?.[0] ?? ''
  const inputs = [...form.matchAll(/<input [^>]*?name="([^"]+)"[^>]*?value="([^"]*)"/gs)]
  const areas = [...form.matchAll(/<textarea [^>]*name="([^"]+)"[^>]*>\n([^<]*)</gs)]
  const chosen = [...form.matchAll(/<select [^>]*name="([^"]+)".*?<\/select>/gs)].map(([select, name = '']) => [
    name,
    /<option value="([^"]*)" selected/.exec(select)?.[1] ?? '',
  ])
  return Object.fromEntries([...inputs, ...areas].map(([, name, value]) => [name, plain(value ?? '')]).concat(chosen))
}

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('the edit page shows every field, and saving it changes what was typed', async () => {
  const { browser, path, read } = await withPerson({ birthday: '1985-04-23', emails: ['ana@example.com'] })
  const form = formIn((await browser.get(`${path}/edit`)).text)
  assert.deepEqual([form.displayName, form['emails.0'], form['tags.0']], ['Ana Ribeiro', 'ana@example.com', 'design'])
  assert.deepEqual([form['birthday.day'], form['birthday.month'], form['birthday.year']], ['23', '04', '1985'])
  const { status, to } = await browser.post(`${path}/edit`, {
    ...form,
    title: 'Head of Design',
    'emails.0': '',
    'emails.1': 'ana@banco.example',
    'phones.0': '+351 912 345 678',
    'profiles.0': 'linkedin.com/in/ana',
    howMet: 'At the meetup\r\nin Porto',
    'birthday.year': '',
    'tags.1': 'porto',
  })
  assert.deepEqual([status, to], [303, path])
  const { title, emails, phones, profiles, howMet, birthday, tags } = await read()
  assert.deepEqual(
    { title, emails, phones, howMet, birthday, tags },
    {
      title: 'Head of Design',
      emails: ['ana@banco.example'],
      phones: ['+351 912 345 678'],
      howMet: 'At the meetup\nin Porto',
      birthday: '--04-23',
      tags: ['design', 'porto'],
    },
  )
  assert.deepEqual(profiles, [{ service: 'linkedin', url: 'https://linkedin.com/in/ana' }])
})

test('a typed website equals the one from an address book', async () => {
  const { rui, browser, path, connectionId, read } = await withPerson()
  const form = formIn((await browser.get(`${path}/edit`)).text)
  await browser.post(`${path}/edit`, { ...form, 'profiles.0': 'ana.example', 'profiles.1': 'ana.example:8443/cv' })
  const { profiles } = await read()
  assert.deepEqual(profiles, [
    { service: 'website', url: 'https://ana.example' },
    { service: 'website', url: 'https://ana.example:8443/cv' },
  ])
  const card = await (await rui.client.Connections_vcard({ connectionId })).text()
  assert.match(card, /^URL:https:\/\/ana\.example\r$/m)
  assert.doesNotMatch(card, /SOCIALPROFILE/)
})

test('a field that was not touched keeps what an assistant changed meanwhile', async () => {
  const { rui, browser, path, connectionId, read } = await withPerson()
  const form = formIn((await browser.get(`${path}/edit`)).text)
  await rui.client.Connections_update({ connectionId, tags: ['design', 'porto'], company: 'Raiz' })
  await browser.post(`${path}/edit`, { ...form, title: 'Designer' })
  const { title, tags, company } = await read()
  assert.deepEqual({ title, tags, company }, { title: 'Designer', tags: ['design', 'porto'], company: 'Raiz' })
})

test('errors are shown beside their fields and the input is kept', async () => {
  const { browser, path, read } = await withPerson()
  const form = formIn((await browser.get(`${path}/edit`)).text)
  const wrong = { displayName: ' ', 'emails.0': '', 'emails.1': 'not an address', 'profiles.0': 'javascript:alert(1)' }
  const { status, text } = await browser.post(`${path}/edit`, { ...form, ...wrong, 'birthday.day': '31', title: 'CTO' })
  assert.equal(status, 400)
  assert.match(text, /<title>Error: Edit Ana Ribeiro/)
  assert.match(text, /id="edit-displayName-error">This must not be empty\./)
  assert.match(text, /id="edit-emails-0-error">This must be an e-mail address/)
  assert.match(text, /id="edit-profiles-0-error">This must be a web address/)
  assert.match(text, /id="edit-birthday-error">Choose a day and a month/)
  const kept = formIn(text)
  assert.deepEqual([kept.title, kept['emails.0'], kept['profiles.0']], ['CTO', 'not an address', 'javascript:alert(1)'])
  assert.equal((await read()).title, undefined)
})

test('“Add another” gives an empty line and saves nothing', async () => {
  const { browser, path, read } = await withPerson()
  const form = formIn((await browser.get(`${path}/edit`)).text)
  const { status, text } = await browser.post(`${path}/edit`, { ...form, title: 'CTO', more: 'tags' })
  assert.equal(status, 200)
  assert.match(text, /name="tags\.1"[^>]* value="" [^>]*autofocus/)
  assert.equal(formIn(text).title, 'CTO')
  assert.equal((await read()).title, undefined)
})

test('a fact is changed in place: the link shows a form with one field, then the new fact', async () => {
  const { browser, path, read } = await withPerson()
  const { text } = await browser.get(`${path}/edit?field=company`, inPart('fact-company', path))
  assert.match(text, /^<div class="fact editing" id="fact-company">/)
  assert.doesNotMatch(text, /<html|name="title"/)
  const saved = await browser.post(`${path}/edit?field=company`, { company: 'Raiz' }, inPart('fact-company', path))
  assert.match(saved.text, /^<div class="fact" id="fact-company">.*Raiz/s)
  assert.equal((await read()).company, 'Raiz')
  const cleared = await browser.post(`${path}/edit?field=company`, { company: '' }, inPart('fact-company', path))
  assert.match(cleared.text, /^<div id="fact-company" hidden><\/div>/)
  const wrong = { company: 'a'.repeat(200) }
  const refused = await browser.post(`${path}/edit?field=company`, wrong, inPart('fact-company', path))
  assert.equal(refused.status, 400)
  assert.match(refused.text, /^<div class="fact editing".*aria-invalid="true".*at most 120 characters/s)
})

test('a birthday is shown with the age if its year is known', async () => {
  house.clock.set('2026-04-22T12:00:00Z')
  for (const [birthday, shown] of [
    ['1985-04-22', /datetime="1985-04-22">22 April 1985 \(age 41\)</],
    ['1985-04-23', /datetime="1985-04-23">23 April 1985 \(age 40\)</],
    ['--02-29', /datetime="-02-29">29 February</],
  ] as const) {
    const { browser, path } = await withPerson({ birthday })
    const headers = { ...inPart('fact-birthday', path), 'accept-language': 'en-GB' }
    assert.match((await browser.get(path, headers)).text, shown)
  }
  house.clock.reset()
})

test('the tags of the member are suggested', async () => {
  const { rui, browser, path } = await withPerson()
  await rui.client.Connections_create({ displayName: 'Rui', tags: ['"quoted" & <b>'] })
  const { text } = await browser.get(`${path}/edit?field=tags`, inPart('fact-tags', path))
  assert.match(text, /<option value="design"><\/option>/)
  assert.match(text, /<option value="&quot;quoted&quot; &amp; &lt;b&gt;"><\/option>/)
})

test('naughty texts come back unchanged from every field', async () => {
  const { browser, path, read } = await withPerson()
  for (const line of naughtyLines.filter((each) => [...each].length <= 40)) {
    const form = formIn((await browser.get(`${path}/edit`)).text)
    const typed = { displayName: line, title: line, company: line, location: line, howMet: line }
    const lists = { 'phones.0': line, 'tags.0': line }
    const { status } = await browser.post(`${path}/edit`, { ...form, ...typed, ...lists })
    assert.equal(status, 303, line)
    const { displayName, howMet, phones, tags } = await read()
    assert.deepEqual([displayName, howMet, phones[0], tags[0]], [line.trim(), line, line.trim(), line.trim()])
  }
})

test('members can’t edit each other’s people, and forms from another site are refused', async () => {
  const { path, browser, read } = await withPerson()
  const eve = signedIn(house, await newMember(house))
  assert.equal((await eve.get(`${path}/edit`)).status, 404)
  assert.equal((await eve.post(`${path}/edit?field=company`, { company: 'Evil' })).status, 404)
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  assert.equal((await browser.post(`${path}/edit?field=company`, { company: 'Evil' }, crossSite)).status, 403)
  assert.equal((await read()).company, 'Banco Atlântico')
  assert.equal((await browser.get('/people/nonsense/edit')).status, 404)
})
