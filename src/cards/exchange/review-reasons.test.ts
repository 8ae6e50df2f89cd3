import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { leave, newHost, visit } from '../../../test/harness/card-visitors.ts'
import { measureCpuTime } from '../../../test/harness/cpu-time.ts'
import { useHouse } from '../../../test/harness/harness.ts'
import { isProofOfWork } from './review-reasons.ts'
import { formStamp } from './stamp.ts'

const house = await useHouse()
const host = await newHost(house)
const stamped = (cardId = host.cardId) => formStamp(house.kith, cardId)
const later = (seconds: number) => house.clock.set(house.clock.now().add({ seconds }).toString())

/** With time enough to send it on a machine that has much to do. */
async function justStamped() {
  later(60)
  const stamp = await stamped()
  later(-60)
  return stamp
}

let people = 0

async function held(more: Record<string, unknown>) {
  people += 1
  const lead = await leave(house, host, { displayName: `Somebody ${people}`, ...more })
  assert.equal(lead.state, lead.heldFor ? 'review' : 'waiting')
  return lead.heldFor ?? []
}

test('a form filled in at a human pace is accepted with the consent text it showed', async () => {
  const stamp = await stamped()
  later(10)
  const lead = await leave(house, host, { displayName: 'Ana', stamp, homepage: '' })
  assert.deepEqual([lead.state, lead.heldFor], ['waiting', undefined])
  assert.match(lead.consent?.text ?? '', /^Rui Costa gets these details/)
  assert.equal(lead.consent?.at, lead.createdAt)
})

test('a plain API call without a stamp is accepted', async () => {
  assert.deepEqual(await held({}), [])
  assert.deepEqual(await held({ stamp: '', proof: '', homepage: '' }), [])
})

test('a lead with the hidden field filled in is held', async () => {
  assert.deepEqual(await held({ homepage: 'https://example.com' }), ['A field that people cannot see was filled in.'])
})

test('a form sent within two seconds or after more than a day is held', async () => {
  assert.deepEqual(await held({ stamp: await justStamped() }), [
    'The form was sent within two seconds of being opened.',
  ])
  const stamp = await stamped()
  later(24 * 3600 - 60)
  assert.deepEqual(await held({ stamp }), [])
  later(120)
  assert.deepEqual(await held({ stamp }), ['The form was more than a day old.'])
})

test('a lead with a forged stamp or one of another card is held', async () => {
  const other = await newHost(house)
  const stamps = [
    await stamped(other.cardId),
    'nonsense',
    '1.zzzz.AAAA',
    `${await stamped()}x`,
    (await stamped()).replace(/^1/, '2'),
  ]
  later(10)
  for (const stamp of stamps) {
    assert.deepEqual(await held({ stamp }), ['The form does not come from this card’s page.'], stamp)
  }
})

test('a note with three links is held, and one with two is not', async () => {
  const links = (count: number) => Array.from({ length: count }, (_, n) => `https://example.com/${n}`).join(' ')
  assert.deepEqual(await held({ note: links(2) }), [])
  assert.deepEqual(await held({ note: links(3) }), ['The note has 3 links.'])
  assert.deepEqual(await held({ note: 'https://www.example.com/a and https://www.example.com/b' }), [])
  assert.deepEqual(await held({ note: 'www.example.com/1 www.example.com/2 http://www.example.com/3' }), [
    'The note has 3 links.',
  ])
})

test('a lead with a disposable e-mail address is held', async () => {
  assert.deepEqual(await held({ email: 'x@MAILINATOR.com' }), ['The e-mail address is disposable.'])
  assert.deepEqual(await held({ email: 'x@notmailinator.com' }), [])
})

test('a repeated long note is held from the sixth time on, a short one never', async () => {
  const note = 'We improve the ranking of your site in all search engines within days.'
  const reasons: number[] = []
  for (let n = 0; n < 7; n++) {
    const other = await newHost(house)
    const lead = await leave(house, other, { displayName: 'Rank Better', note })
    reasons.push(lead.heldFor?.length ?? 0)
    assert.deepEqual(await held({ note: 'Nice to meet you!' }), [])
  }
  assert.deepEqual(reasons, [0, 0, 0, 0, 0, 1, 1])
})

test('with a proof of work, quick forms and links are accepted', async () => {
  const stamp = await justStamped()
  const proof = worked(stamp)
  const note = 'https://a.example https://b.example https://c.example'
  assert.deepEqual(await held({ stamp, note, proof: `${proof}0` }), [
    'The form was sent within two seconds of being opened.',
    'The note has 3 links.',
  ])
  assert.deepEqual(await held({ stamp, note, proof }), [])
  assert.deepEqual(await held({ stamp, note, proof, homepage: 'x' }), ['A field that people cannot see was filled in.'])
  const forged = '1.abc.def'
  assert.equal((await held({ stamp: forged, note, proof: worked(forged) })).length, 2)
})

test('a proof is checked in microseconds', async () => {
  const stamp = await stamped()
  const thousand = Array.from({ length: 1000 }, (_, n) => String(n))
  assert.ok((await measureCpuTime(() => thousand.map((each) => isProofOfWork(stamp, each)))) < 500)
})

test('the answer does not reveal that a lead is held', async () => {
  const [honest, bot] = [
    await visit(house, host, { displayName: 'Honest' }),
    await visit(house, host, { displayName: 'Bot', homepage: 'https://example.com' }),
  ]
  assert.deepEqual([bot.status, bot.body], [honest.status, honest.body])
})

function worked(stamp: string) {
  for (let n = 0; ; n++) {
    if (
      createHash('sha256')
        .update(stamp + n)
        .digest('hex')
        .startsWith('0000')
    )
      return String(n)
  }
}
