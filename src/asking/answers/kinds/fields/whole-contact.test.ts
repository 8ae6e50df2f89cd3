import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../../../test/harness/harness.ts'

const house = await useHouse()
const { client } = await newMember(house)
const { connectionId } = await client.Connections_create({
  ...{ displayName: 'Pavel Novak', phones: ['+47 1234567', '+47 7654321'] },
  labels: [{ value: '+47 7654321', label: 'work' }],
  addresses: [{ label: 'home', street: 'Torstraße 1', postalCode: '10119', city: 'Berlin', country: 'Germany' }],
  jobs: [{ company: 'Nordlys', title: 'CFO', to: '2025' }],
})

const questions: [string, RegExp][] = [
  ['Where does Pavel live?', /Torstraße 1, 10119 Berlin, Germany/],
  ['What is Pavel’s address?', /Torstraße 1/],
  ['Who used to work at Nordlys?', /Pavel Novak.*CFO/],
  ['Wer hat früher bei Nordlys gearbeitet?', /Pavel Novak, CFO, 2025/],
  ['Qui travaillait chez Nordlys ?', /Pavel Novak, CFO, 2025/],
  ['¿Quién trabajó en Nordlys?', /Pavel Novak, CFO, 2025/],
  ['Quem trabalhou na Nordlys?', /Pavel Novak, CFO, 2025/],
  ['What is Pavel’s work number?', /^(?!.*1234567).*\+47 7654321/],
]

for (const [question, expected] of questions) {
  test(`“${question}” is answered from the contact`, async () => {
    const { answer, citations } = await client.Memory_ask({ question })
    assert.match(answer, expected)
    assert.ok(citations.some((each) => each.connectionId === connectionId))
  })
}
