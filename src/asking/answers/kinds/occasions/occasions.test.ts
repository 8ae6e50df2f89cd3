import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../../../test/harness/harness.ts'

const house = await useHouse()
const { client } = await newMember(house)
house.clock.set('2026-05-18T10:00:00Z')
const { connectionId } = await client.Connections_create({ displayName: 'Rita Blom', birthday: '1970-06-20' })
const { connectionId: jonasId } = await client.Connections_create({ displayName: 'Jonas Berg' })
await client.Dates_add({ connectionId, kind: 'anniversary', date: '2015-06-12' })
await client.Dates_add({ connectionId: jonasId, kind: 'died', date: '2024-05-03' })
await client.Gifts_add({ connectionId, what: 'A telescope', status: 'given', date: '2020' })
await client.Gifts_add({ connectionId, what: 'A blue scarf', status: 'given', date: '2024', occasion: 'Christmas' })
await client.Gifts_add({ connectionId, what: 'Opera tickets' })

const expected: [question: string, claims: string[]][] = [
  ['When is Rita’s anniversary?', ['Rita Blom’s anniversary is on 12 June 2015.']],
  ['When did Jonas die?', ['Jonas Berg died on 3 May 2024.']],
  ['Which anniversaries are coming up in June?', ['Rita Blom’s anniversary is on 12 June.']],
  ['What did we give Rita for her 50th?', ['You gave Rita Blom “A telescope” (2020).']],
  ['What did I give Rita for Christmas?', ['You gave Rita Blom “A blue scarf” (2024, Christmas).']],
  ['Wann hat Rita Hochzeitstag?', ['Jahrestag von Rita Blom: 12. Juni 2015.']],
  ['Wann ist Jonas gestorben?', ['Jonas Berg ist am 3. Mai 2024 gestorben.']],
  ['Was haben wir Rita zum 50. geschenkt?', ['Rita Blom hat von dir “A telescope” (2020) bekommen.']],
  ['Welche Geschenkideen habe ich für Rita?', ['Geschenkidee für Rita Blom: “Opera tickets”.']],
  ['Qu’avons-nous offert à Rita pour ses 50 ans ?', ['Vous avez offert à Rita Blom “A telescope” (2020).']],
  ['Quand est mort Jonas ?', ['Décès de Jonas Berg\u00a0: 3 mai 2024.']],
  ['¿Qué le regalamos a Rita por sus 50 años?', ['Le regalaste a Rita Blom “A telescope” (2020).']],
  ['¿Cuándo murió Jonas?', ['Jonas Berg falleció el 3 de mayo de 2024.']],
  ['O que oferecemos à Rita nos 50 anos?', ['Ofereceu a Rita Blom “A telescope” (2020).']],
  ['Quando morreu o Jonas?', ['Jonas Berg morreu em 3 de maio de 2024.']],
  ['Gift ideas for Rita', ['Gift idea for Rita Blom: “Opera tickets”.']],
]

for (const [question, claims] of expected)
  test(`Ask answers “${question}” with a citation of the person`, async () => {
    const { answer } = await client.Threads_ask({ id: randomUUIDv7(), content: question })
    for (const claim of claims) assert.ok(answer.content.includes(claim), answer.content)
    assert.ok(answer.citations.length === 1 && answer.citations[0]?.kind === 'connection', answer.content)
  })
