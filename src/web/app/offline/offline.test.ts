import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { ask, newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

suite('installing and offline', () => {
  test('the manifest names icons and shortcuts that exist', async () => {
    const { text } = await ask(house, 'GET /manifest.webmanifest')
    const manifest = JSON.parse(text)
    assert.deepEqual([manifest.id, manifest.start_url], ['/today', '/today'])
    assert.deepEqual(
      manifest.shortcuts.map(({ url }: { url: string }) => url),
      ['/qr', '/capture', '/people/new', '/ask'],
    )
    assert.equal((await fetch(`${house.url}/favicon.ico`)).headers.get('content-type'), 'image/png')
    for (const { src, sizes } of manifest.icons) {
      const response = await fetch(house.url + src)
      const bytes = Buffer.from(await response.arrayBuffer())
      assert.equal(response.headers.get('content-type'), 'image/png', src)
      assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes)
    }
  })

  test('the manifest is in the language of the member, else of the browser', async () => {
    const read = async (query: string, acceptLanguage: string) => {
      const headers = { 'accept-language': acceptLanguage }
      const { text } = await ask(house, `GET /manifest.webmanifest${query}`, { headers })
      const { lang, shortcuts } = JSON.parse(text)
      return [lang, shortcuts[0].name, shortcuts[2].name]
    }
    assert.deepEqual(await read('?lang=de', 'fr'), ['de', 'Mein QR-Code', 'Person hinzufügen'])
    assert.deepEqual(await read('', 'fr-CA, en;q=0.5'), ['fr', 'Mon code QR', 'Ajouter une personne'])
    assert.deepEqual(await read('?lang=xx&lang=de', ''), ['en', 'My QR code', 'Add a person'])
    const rui = await newMember(house)
    await rui.client.Members_update({ locale: 'pt-BR' })
    const { text } = await ask(house, 'GET /today', { headers: { cookie: `kith=${rui.token}` } })
    assert.match(text, /rel="manifest" href="\/manifest\.webmanifest\?lang=pt"/)
  })

  test('the page that stands in for others is the same for everybody', async () => {
    const rui = await newMember(house)
    const withCookie = await ask(house, 'GET /capture/offline', { headers: { cookie: `kith=${rui.token}` } })
    const without = await ask(house, 'GET /capture/offline')
    const comparable = (text: string) => text.replace(/name="captureId" value="[^"]*"/, '')
    assert.equal(comparable(withCookie.text), comparable(without.text))
    assert.ok(!without.text.includes(rui.memberId))
  })

  test('the worker may fetch from here only, and knows every file of this build', async () => {
    const { headers, text } = await ask(house, 'GET /sw.js')
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; connect-src 'self'")
    const { assets } = JSON.parse(text.split('\n', 1)[0]?.replace('self.kith = ', '') ?? '')
    for (const path of assets) assert.equal((await ask(house, `GET ${path}`)).status, 200, path)
  })

  test('signing out clears caches, but never what waits to be sent', async () => {
    const rui = await newMember(house)
    const headers = { cookie: `kith=${rui.token}`, 'sec-fetch-site': 'same-origin' }
    const response = await fetch(`${house.url}/sign-out`, { method: 'POST', headers, redirect: 'manual' })
    assert.equal(response.headers.get('clear-site-data'), '"cache"')
  })
})
