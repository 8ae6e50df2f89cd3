import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse({ KITH_RATE_LIMIT: '1000000' })
const rui = await newMember(house)
const card = await rui.client.Cards_create({
  slug: 'rui',
  name: 'Rui Costa',
  phones: [{ label: 'mobile', number: '+351 21 000 000' }],
})
const path = new URL(card.url).pathname

const getIn = (language: string, at = path, headers = {}) =>
  ask(house, `GET ${at}`, { headers: { 'accept-language': language, ...headers } })

test('a card is shown in the visitor’s language, with a matching Vary header', async () => {
  const german = await getIn('de-AT,de;q=0.9,en;q=0.5')
  assert.match(german.text, /<html lang="de" dir="ltr">.*Kontakt speichern.*Mobil.*bekommt diese Angaben/s)
  assert.equal(german.headers.get('vary'), 'accept-encoding, accept-language')
  assert.match((await getIn('fr')).text, /<html lang="fr" dir="ltr">.*Enregistrer le contact/s)
  assert.match((await getIn('es-MX')).text, /<html lang="es" dir="ltr">.*Guardar contacto/s)
  assert.match((await getIn('pt')).text, /<html lang="pt-PT" dir="ltr">.*Guardar contacto/s)
  assert.match((await getIn('pt-BR')).text, /<html lang="pt-BR" dir="ltr">.*Salvar contato/s)
  assert.match((await getIn('ja')).text, /<html lang="en" dir="ltr">.*Save contact/s)
  assert.match((await getIn('de', '/w/no-such/card')).text, /Karte nicht gefunden/)
})

test('a page kept by a browser is not taken for the page in another language', async () => {
  const etag = (await getIn('de')).headers.get('etag') ?? ''
  assert.equal((await getIn('en', path, { 'if-none-match': etag })).status, 200)
})

test('form errors are in the visitor’s language, and the consent is stored as it was shown', async () => {
  const send = (fields: Record<string, string>) =>
    fetch(house.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'accept-language': 'es' },
    })
  const wrong = await (await send({ displayName: 'Ana', email: 'nowhere' })).text()
  assert.match(wrong, /Corrige los campos marcados\..*Escribe una dirección de correo/s)
  const stamp = /name="stamp" value="([^"]+)"/.exec((await getIn('es')).text)?.[1] ?? ''
  assert.equal((await send({ displayName: 'Ana', email: 'ana@example.com', stamp, consent: 'true' })).status, 303)
  const [lead] = await rui.client.Leads_list({ state: 'review' })
  assert.match(lead?.consent?.text ?? '', /^Rui Costa recibe estos datos/)
})
