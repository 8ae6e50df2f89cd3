import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addConnections } from '#people/connections/connections.ts'
import { transaction } from '#platform/context/context.ts'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { leave, newHost } from '../../../../test/harness/card-visitors.ts'
import { memberContext, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { naughtyStrings } from '../../../../test/samples/naughty-strings.ts'

const house = await useHouse()

async function someone(names: string[] = []) {
  const member = await newMember(house)
  const named = names.map((displayName) => ({ displayName }))
  const people = await transaction(memberContext(house, member), (ctx) => addConnections(ctx, named))
  return { ...member, people, pages: pagesOf(house, member) }
}

const namesIn = (text: string) => [...text.matchAll(/class="name"[^>]*><bdi>([^<]*)/g)].map(([, name]) => name)

const chipsIn = (text: string) =>
  [...text.matchAll(/class="chip" href[^>]*>(?:<svg.*?<\/svg>)?<bdi>([^<]*)/gs)].map(([, name]) =>
    name?.replace('&amp;', '&'),
  )

test('an empty list says what will be here and offers the first step', async () => {
  const { pages } = await someone()
  const { text, status } = await pages.get('/people')
  assert.equal(status, 200)
  assert.match(text, /Nobody yet/)
  assert.match(text, /The people you meet will be here/)
  assert.match(text, /href="\/people\/new">Add the first</)
})

test('people are listed by name, each as one link to their page', async () => {
  const { pages, people } = await someone(['Noor', 'Ana Ribeiro', 'Éva'])
  const { text } = await pages.get('/people')
  assert.deepEqual(namesIn(text), ['Ana Ribeiro', 'Éva', 'Noor'])
  assert.match(text, /role="status">3 people</)
  assert.match(text, new RegExp(`<a class="person-row" id="person-[^"]+" href="/people/${people[1]?.id}" data-ahead>`))
})

test('a single person is counted in the singular', async () => {
  const { pages } = await someone(['Ana'])
  assert.match((await pages.get('/people')).text, /role="status">1 person</)
})

test('a row says role, company and place in one line, and the day of the last contact', async () => {
  const { pages, client } = await someone()
  const { connectionId } = await client.Connections_create({
    displayName: 'Ana Ribeiro',
    company: 'Banco Atlântico',
    title: 'Head of Design',
    location: 'Lisbon, Portugal',
  })
  assert.doesNotMatch((await pages.get('/people')).text, /class="when"/)
  const lineOn = async (daysAgo: number) => {
    const occurredAt = house.clock
      .now()
      .subtract({ hours: 24 * daysAgo })
      .toString()
    await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Talked.', occurredAt })
    const { text } = await pages.get('/people')
    return /Last contact: <\/span>\s*<time datetime="[^"]+">([^<]+)/.exec(text)?.[1]
  }
  assert.match(String(await lineOn(800)), /^\w{3,4} 20\d\d$/)
  assert.match(String(await lineOn(3)), /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)
  assert.equal(await lineOn(0), 'today')
  const { text } = await pages.get('/people')
  assert.match(text, /<bdi>Head of Design<\/bdi> · <bdi>Banco Atlântico<\/bdi> · <bdi>Lisbon<\/bdi>/)
})

test('orders and filters are links that keep one another', async () => {
  const { pages, client } = await someone(['Luis'])
  await client.Connections_create({ displayName: 'Ana', tags: ['design & art'], location: 'Lisbon, Portugal' })
  await client.Connections_create({ displayName: 'Ben', tags: ['design & art', 'surf'], location: 'Porto' })
  const all = await pages.get('/people?order=recent')
  assert.deepEqual(namesIn(all.text), ['Ben', 'Ana', 'Luis'])
  assert.deepEqual(chipsIn(all.text), ['design & art', 'surf', 'Lisbon', 'Porto', 'Portugal'])
  assert.match(all.text, /href="\/people\?order=recent&amp;tag=design\+%26\+art"/)
  const tagged = await pages.get('/people?order=recent&tag=design+%26+art')
  assert.deepEqual(namesIn(tagged.text), ['Ben', 'Ana'])
  assert.match(tagged.text, /href="\/people\?order=recent&amp;tag=design\+%26\+art&amp;place=Lisbon"/)
  assert.match(tagged.text, /<a class="chip" href="\/people\?order=recent" aria-current="true"><bdi>design &amp; art/)
  const both = await pages.get('/people?order=recent&tag=design+%26+art&place=lisbon')
  assert.deepEqual(namesIn(both.text), ['Ana'])
  assert.deepEqual(
    chipsIn(both.text),
    ['design & art', 'lisbon', 'Porto', 'Portugal'],
    'only those that leave somebody',
  )
  assert.match(both.text, /href="\/people\?tag=design\+%26\+art&amp;place=lisbon" >Name</)
  const none = await pages.get('/people?tag=nothing')
  assert.match(none.text, /Nobody has this tag or is in this place/)
})

test('several people are tagged together, and Undo takes the tag only from those who got it', async () => {
  const { pages, people, client } = await someone(['Ana', 'Ben', 'Eva'])
  const [ana = '', ben = '', eva = ''] = people.map(({ id }) => id)
  await client.Connections_update({ connectionId: ben, addTags: ['Sea'] })
  const { text } = await pages.get(`/people?select=${ana}`)
  assert.match(text, new RegExp(`name="person-${ana}"\\s+checked`))
  assert.doesNotMatch(text, new RegExp(`name="person-${ben}"\\s+checked`))
  const selection = { inOrder: 'recent', [`person-${ana}`]: 'on', [`person-${ben}`]: 'on' }
  const tagsOf = async () => {
    const list = await Promise.all([ana, ben, eva].map((connectionId) => client.Connections_get({ connectionId })))
    return list.map(({ tags }) => tags.join())
  }
  const tagged = await pages.post('/people/selection', { ...selection, tag: ' sea ' }, 'people')
  assert.match(tagged.text, /Added the tag “sea” to 1 person\./)
  assert.deepEqual(await tagsOf(), ['sea', 'Sea', ''])
  const [, undo = ''] = /action="\/people\/selection\/undo"(.*?)<\/form>/s.exec(tagged.text) ?? []
  const fields = Object.fromEntries([...undo.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, a, b]) => [a, b]))
  assert.equal(fields.inOrder, 'recent')
  await pages.post('/people/selection/undo', fields)
  assert.deepEqual(await tagsOf(), ['', 'Sea', ''])
})

test('several people are removed together and brought back', async () => {
  const { pages, people } = await someone(['Ana', 'Ben', 'Eva'])
  const chosen = { [`person-${people[0]?.id}`]: 'on', [`person-${people[2]?.id}`]: 'on' }
  const removed = await pages.post('/people/selection', { ...chosen, do: 'remove' }, 'people')
  assert.match(removed.text, /You removed 2 people\./)
  assert.deepEqual(namesIn(removed.text), ['Ben'])
  const restored = await pages.post('/people/selection/undo', chosen, 'people')
  assert.deepEqual(namesIn(restored.text), ['Ana', 'Ben', 'Eva'])
  assert.doesNotMatch(restored.text, /You removed/)
})

test('whoever was removed meanwhile is not counted, and Undo leaves them removed', async () => {
  const { pages, people, client } = await someone(['Ana', 'Ben'])
  const [ana = '', ben = ''] = people.map(({ id }) => id)
  await client.Connections_remove({ connectionId: ana })
  const chosen = { [`person-${ana}`]: 'on', [`person-${ben}`]: 'on' }
  const removed = await pages.post('/people/selection', { ...chosen, do: 'remove' }, 'people')
  assert.match(removed.text, /You removed 1 person\./)
  await pages.post('/people/selection/undo', { [`person-${ben}`]: 'on' })
  assert.deepEqual(namesIn((await pages.get('/people')).text), ['Ben'])
})

test('choosing nobody, no tag or another member’s person changes nothing', async () => {
  const { pages } = await someone(['Ana'])
  const other = await someone(['Wilhelmina'])
  const strange = { [`person-${other.people[0]?.id}`]: 'on' }
  assert.match((await pages.post('/people/selection', { tag: 'sea' })).text, /Select at least one person first\./)
  assert.match((await pages.post('/people/selection', { ...strange, tag: ' ' })).text, /Enter a tag first\./)
  for (const fields of [
    { tag: 'sea', do: '' },
    { tag: '', do: 'remove' },
  ]) {
    await pages.post('/people/selection', { ...strange, ...fields })
    await pages.post('/people/selection/undo', { ...strange, tag: 'sea' })
  }
  const [wilhelmina] = await other.client.Connections_list({})
  assert.deepEqual([wilhelmina?.displayName, wilhelmina?.tags], ['Wilhelmina', []])
})

test('in the order of due dates, a row says when contact is due', async () => {
  const { pages, client } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', rhythmDays: 7 })
  const occurredAt = house.clock
    .now()
    .subtract({ hours: 24 * 20 })
    .toString()
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Talked.', occurredAt })
  assert.match(
    (await pages.get('/people?order=due')).text,
    /<time class="due" datetime="[^"]+"><span class="unseen">Due since .*aria-hidden="true">\d+ \w+</s,
  )
})

test('a hundred people make a page, and the next one begins after them', async () => {
  const names = Array.from({ length: 230 }, (_, at) => `${String.fromCharCode(65 + (at % 26))}na ${at}`)
  const { pages } = await someone(names)
  const first = await pages.get('/people')
  assert.equal(namesIn(first.text).length, 100)
  assert.match(first.text, /230 people/)
  const seen = [...namesIn(first.text)]
  for (let text = first.text; ; ) {
    const next = /id="more"[^>]* href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    if (!next) break
    ;({ text } = await pages.get(next))
    assert.match(text, /Back to the start/)
    seen.push(...namesIn(text))
  }
  assert.deepEqual(seen.toSorted(), names.toSorted())
  const kept = await pages.get('/people?shown=200')
  assert.deepEqual(namesIn(kept.text), seen.slice(0, 200))
  for (const shown of ['1e9', '-5', 'many', '0.5'])
    assert.equal((await pages.get(`/people?shown=${shown}`)).status, 200, shown)
})

test('the letters down the side lead to a row of the page, or to the page that begins with the letter', async () => {
  const names = Array.from({ length: 160 }, (_, at) => `${String.fromCharCode(65 + (at % 20))}na ${at}`)
  const { pages } = await someone(names)
  const { text } = await pages.get('/people')
  assert.match(text, /<a href="#letter-C"\s+aria-label="C, 8 people"/)
  assert.equal(namesIn(text.slice(text.indexOf('id="letter-C"')))[0]?.[0], 'C')
  assert.match(text, /<a href="\/people\?from=R"\s+aria-label="R, 8 people"/)
  const fromR = await pages.get('/people?from=R')
  assert.equal(namesIn(fromR.text)[0]?.[0], 'R')
  assert.match(fromR.text, /From R/)
  const ids = [...text.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)
  assert.equal(new Set(ids).size, ids.length)
  assert.doesNotMatch((await pages.get('/people?order=recent')).text, /class="letters"/)
})

test('a search says who was found and why', async () => {
  const { pages, client } = await someone(['Luis'])
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Banco Atlântico' })
  await client.Memory_addNote({ connectionId, text: 'She keeps a lighthouse near Porto.' })
  const byName = await pages.get('/people?q=ana')
  assert.deepEqual(namesIn(byName.text), ['Ana Ribeiro'])
  assert.match(byName.text, /role="status">1 person</)
  assert.match(byName.text, /<input id="q" name="q" type="search" value="ana"/)
  assert.match((await pages.get('/people?q=banco')).text, /<mark dir="auto">Banco Atlântico<\/mark>/)
  assert.match(
    (await pages.get('/people?q=lighthouse')).text,
    /Your note:\s<q dir="auto">She keeps a lighthouse near Porto.<\/q>/,
  )
})

test('what a visitor wrote is marked as theirs', async () => {
  const host = await newHost(house)
  const { id } = await leave(house, host, {
    displayName: 'Eve Stone',

    note: 'I keep a lighthouse.',
  })
  await host.client.Leads_connect({ id })
  const { text } = await pagesOf(house, host).get('/people?q=lighthouse')
  assert.match(text, /<span class="reason theirs">They wrote:\s<q dir="auto">I keep a lighthouse\.<\/q>/)
})

test('with script, a search fetches only the list and its count', async () => {
  const { pages } = await someone(['Ana', 'Anabela', 'Luis'])
  const { text } = await pages.get('/people?q=ana', 'people')
  assert.match(text, /^<section id="people" data-live="connection" data-count="2 people"/)
})

test('people with the same name are distinguished in plain words', async () => {
  const { pages } = await someone(['Ana Ribeiro', 'Ana Ribeiro'])
  const { text } = await pages.get('/people?q=ana+ribeiro')
  assert.match(text, /2 people are called Ana Ribeiro\. Company, place and last contact tell them apart\./)
  assert.doesNotMatch(text, /Ask the member/)
})

test('when nobody matches, the name can be added', async () => {
  const { pages } = await someone(['Luis'])
  const { text } = await pages.get('/people?q=Zo%C3%AB+%3Cb%3E')
  assert.match(text, /role="status">Nobody matches</)
  assert.match(text, /Nobody matches “Zoë &lt;b&gt;”/)
  assert.match(text, /<input type="hidden" name="line" value="Zoë &lt;b&gt;">/)
  assert.doesNotMatch(text, /POST \/api|import, through a card/)
})

test('more people than fit are mentioned', async () => {
  const { pages } = await someone(Array.from({ length: 55 }, (_, at) => `Ana ${at}`))
  const { text } = await pages.get('/people?q=ana')
  assert.match(text, /role="status">The 50 best matches</)
  assert.match(text, /More people match than are shown/)
  assert.doesNotMatch(text, /limit/)
})

test('somebody who was removed can be brought back from the list', async () => {
  const { pages, people, client } = await someone(['Ana Ribeiro', 'Luis'])
  const connectionId = people[0]?.id ?? ''
  const { location } = await pages.post(`/people/${connectionId}/removal`)
  const { text } = await pages.get(String(location))
  assert.match(text, /You removed Ana Ribeiro\./)
  assert.deepEqual(namesIn(text), ['Luis'])
  const restored = await pages.post(`/people/${connectionId}/restoration`)
  assert.equal(restored.location, `/people/${connectionId}`)
  assert.equal((await client.Connections_get({ connectionId })).displayName, 'Ana Ribeiro')
  assert.doesNotMatch((await pages.get(String(location))).text, /You removed/)
  assert.doesNotMatch((await pages.get('/people?removed=<script>')).text, /You removed/)
})

test('one member never sees another member’s people', async () => {
  const { people } = await someone(['Wilhelmina'])
  const { pages } = await someone(['Luis'])
  for (const path of ['/people', '/people?q=wilhelm', '/people?order=recent', '/people?shown=500', '/people?from=W'])
    assert.doesNotMatch((await pages.get(path)).text, /Wilhelmina/)
  assert.equal((await pages.get(`/people/${people[0]?.id}/photo/abc`)).status, 404)
})

test('a cursor of another order, or none at all, is refused with a page', async () => {
  const { pages } = await someone(['Ana'])
  for (const path of ['/people?after=x', '/people?order=due&after=ana~0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'])
    assert.equal((await pages.get(path)).status, 400)
})

test('texts that break things are shown as they are', async () => {
  const { pages, client } = await someone()
  for (const text of naughtyStrings
    .slice(0, 60)
    .filter((each) => each.trim() && !/[\p{Cc}]/u.test(each) && each.length < 40)) {
    if (!text.isWellFormed()) continue
    await client.Connections_create({ displayName: text, company: text, tags: [text] })
    const { text: list } = await pages.get(`/people?q=${encodeURIComponent(text)}`)
    assert.doesNotMatch(list, /<script>|<img src=x|<svg onload|<iframe/)
  }
  assert.doesNotMatch((await pages.get('/people')).text, /<script>|<img src=x|<svg onload|<iframe/)
})
