import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../harness/harness.ts'
import { browserOf } from './requests.ts'

const house = await useHouse()

// Half an hour after midnight in Auckland, and the morning of the day before in Los Angeles.
for (const [timeZone, today] of [
  ['Pacific/Auckland', '2027-01-12'],
  ['America/Los_Angeles', '2027-01-11'],
] as const) {
  test(`promises say today, tomorrow and overdue as of the day in ${timeZone}`, async (t) => {
    house.clock.set('2027-01-11T11:30:00Z')
    t.after(() => house.clock.reset())
    const member = await newMember(house, { timeZone })
    const days = [-1, 0, 1].map((more) => Temporal.PlainDate.from(today).add({ days: more }).toString())
    const { client } = member
    const { get } = browserOf(house, member)
    const people: string[] = []
    for (const dueOn of days) {
      const { connectionId } = await client.Connections_create({ displayName: `Ana ${dueOn}` })
      await client.Promises_create({ connectionId, text: 'Send the deck', dueOn })
      people.push(`/people/${connectionId}`)
    }
    for (const paths of [['/today'], ['/promises'], people]) {
      const text = (await Promise.all(paths.map((path) => get(path)))).map((page) => page.text).join('\n')
      const [path = ''] = paths
      const said = days.map((day) => new RegExp(`<time datetime="${day}"[^>]*>([^<]*)</time>`).exec(text)?.[1])
      assert.match(`${said[0]}`, /^(Overdue since|Was due) yesterday$/, path)
      assert.equal(said[1], 'Due today', path)
      assert.equal(said[2], 'Due tomorrow', path)
    }
  })
}
