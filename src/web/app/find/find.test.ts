import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('people come first, then actions and screens with their keys', async () => {
  const member = await newMember(house)
  await member.client.Connections_create({ displayName: 'Noa Tamm' })
  const pages = pagesOf(house, member)
  const all = (await pages.get('/find')).text
  assert.match(all, /Noa Tamm.*Write a note.*<kbd>n<\/kbd>.*Today.*<kbd>g<\/kbd> <kbd>t<\/kbd>/s)
  const found = (await pages.get('/find?q=no', 'palette-list')).text
  assert.match(found, /role="listbox".*data-count="3 results".*Noa Tamm.*Write a note.*href="\/ask\?q=no"/s)
  assert.doesNotMatch(found, /Leads/)
})

test('a person who is not found by name is shown with the reason', async () => {
  const member = await newMember(house)
  await member.client.Connections_create({ displayName: 'Noa Tamm', title: 'Sculptor', howMet: 'At the harbour fair' })
  const pages = pagesOf(house, member)
  for (const part of [undefined, 'palette-list']) {
    const byHow = (await pages.get('/find?q=harbour', part)).text
    assert.match(
      byHow,
      /Noa Tamm<\/bdi>(?:<\/span>)?\s+<span class="(?:soft small|about)">.*How you met:\s<q dir="auto">At the harbour fair<\/q>/,
    )
    assert.match(
      (await pages.get('/find?q=noa', part)).text,
      /Noa Tamm<\/bdi>(?:<\/span>)?\s+<span class="(?:soft small|about)"><bdi>Sculptor/,
    )
  }
})

test('the keys are listed, also if they are turned off', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  assert.match((await pages.get('/keys')).text, /data-keys.*<dt>Mark done<\/dt><dd><kbd>x<\/kbd>/s)
  await member.client.Members_update({ keys: false })
  const { text } = await pages.get('/keys')
  assert.match(text, /Single keys are turned off/)
  assert.doesNotMatch(text, /<body[^>]*data-keys/)
})

test('search never finds another member’s people', async () => {
  const [ana, eve] = [await newMember(house), await newMember(house)]
  await ana.client.Connections_create({ displayName: 'Noa Tamm' })
  assert.doesNotMatch((await pagesOf(house, eve).get('/find?q=noa')).text, /Noa Tamm/)
})
