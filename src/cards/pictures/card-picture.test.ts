import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import sharp from 'sharp'
import { anyContents, naughty } from '../../../test/any-contents.ts'
import { templates } from '../designs/templates.ts'
import { cardPicture, drawn } from './card-picture.ts'
import { cardImage } from './draw.ts'
import { fitted } from './fitting.ts'
import { isOwn } from './fonts.ts'
import { documentOf, opened, textElement } from './markup.ts'
import { height, width } from './picture-contents.ts'
import { cacheRecent } from './recent-results.ts'
import { writable } from './writable.ts'

const colour = '#22313f'
const elements = ['svg', 'defs', 'linearGradient', 'stop', 'rect', 'circle', 'text', 'g', 'path', 'clipPath', 'image']

test('nothing that is written on a card becomes markup, and all of it can be drawn', () => {
  fc.assert(
    fc.property(anyContents, fc.constantFrom(...naughty), ({ name, title, company }, place) => {
      const { svg, texts } = cardPicture({ name, title, company, place, colour })
      const tags = svg.split('<').slice(1)
      for (const tag of tags) {
        const [, element = ''] = /^\/?(\w+)[\s/>]/.exec(tag) ?? []
        assert.ok(elements.includes(element), tag)
        // Every attribute is one that is written here.
        assert.match(tag, /^\/?\w+(?: [\w:-]+="[^"<>]*")*\/?>[^<>]*$/)
      }
      assert.equal(svg.includes('<image'), false)
      for (const [entity] of svg.matchAll(/&[^;]*;?/g)) assert.match(entity, /^&(amp|lt|gt|quot|#39);$/)
      assert.equal(opened(svg, texts).render().width, width)
    }),
    { numRuns: 30 },
  )
})

test('no character is drawn that its fonts do not have', () => {
  fc.assert(
    fc.property(anyContents, ({ name, bio = '' }) => {
      for (const written of [name, bio]) {
        const { text, family } = writable(written)
        for (const character of text) {
          const point = character.codePointAt(0) ?? 0
          assert.ok(isOwn(point) || family?.has(point), `U+${point.toString(16)} of ${JSON.stringify(written)}`)
        }
      }
    }),
    { numRuns: 200 },
  )
})

test('Latin, Greek, Cyrillic and Vietnamese need no font of the machine', () => {
  for (const name of ['Zoë Łukasz', 'Κωνσταντίνος', 'Дмитрий Їжак', 'Nguyễn Thị Ánh'])
    assert.deepEqual(writable(name), { text: name, family: null })
})

test('emoji and marks that change direction are left out', () => {
  assert.equal(writable('🦊 Zoë 👩‍👩‍👧 Fuchs 🇵🇹1️⃣ ™').text, 'Zoë Fuchs ™')
  assert.equal(writable('A\u202eB\u200b \ue000').text, 'AB')
})

test('a script that no font has is spelled in Latin letters', () => {
  const { text, family } = writable('สมชาย Ana')
  assert.ok(family ? text === 'สมชาย Ana' : text === 'Smchay Ana', text)
})

const long = [
  'W'.repeat(120),
  'Maximiliana Konstantinopoulou-Featherstonehaugh von Hohenstein-Wertheim zu Lauda',
  'Aa '.repeat(40),
]
const others = ['Ana', 'Rui Costa', '山田太郎'.repeat(10), 'محمد بن سلمان العتيبي', 'g'.repeat(20)]

for (const name of [...long, ...others]) {
  test(`${name.slice(0, 30)} stays in its column, on two lines at most`, () => {
    const { svg, texts } = cardPicture({ name, title: name, company: name, place: name, colour })
    const large = [...svg.matchAll(/<text [^>]*font-weight="700"[^>]*>[^<]*<\/text>/g)].map(([element]) => element)
    assert.ok(large.length <= 2)
    for (const element of large) {
      const box = opened(documentOf(width, height, element), texts).getBBox()
      assert.ok(box && box.width <= 617, `${box?.width}`)
    }
  })
}

test('what does not fit ends in an ellipsis, and what fits does not', () => {
  const written = (name: string) => [...cardPicture({ name, place: 'x', colour }).svg.matchAll(/>([^<>\n]+)<\/text>/g)]
  for (const name of long)
    assert.ok(
      written(name).some(([, text]) => text?.endsWith('…')),
      name,
    )
  assert.ok(!written('Rui Costa').some(([, text]) => text?.endsWith('…')))
})

test('a name that is read from the right has its place on the right', () => {
  const { svg } = cardPicture({ name: 'דוד כהן', title: 'Engineer', place: 'חברה', colour })
  const anchors = [...svg.matchAll(/text-anchor="(\w+)"/g)].map(([, anchor]) => anchor)
  assert.equal(anchors.filter((anchor) => anchor === 'end').length, 3)
})

test('white words are readable on every colour of every template', () => {
  for (const { swatch } of templates.flatMap(({ colours }) => colours)) {
    const [lightest = ''] =
      /stop-color="(#[0-9a-f]{6})"/.exec(cardPicture({ name: 'A', place: 'x', colour: swatch }).svg)?.slice(1) ?? []
    assert.ok(1.05 / (luminance(lightest) + 0.05) >= 4.5, swatch)
  }
})

function luminance(colour: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('a photo that is broken leaves the rest of the picture', () => {
  assert.equal(drawn({ name: 'Ana', place: 'x', colour, photo: 'AAAA' }).length, width * height * 4)
})

test('a picture that takes too long is refused, and the next one is drawn', async () => {
  const shown = { name: 'Ana', place: 'x', colour }
  await assert.rejects(cardImage(shown, { patience: 1 }), { code: 'unavailable', retryAfter: 5 })
  const { width } = await sharp(await cardImage(shown)).metadata()
  assert.equal(width, 1200)
})

test('fifty at once are drawn two by two, or told to come again', async () => {
  const shown = { name: 'Ana', place: 'x', colour }
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => cardImage(shown, { patience: 60_000 })))
  const refusals = outcomes.filter((each) => each.status === 'rejected')
  assert.equal(refusals.length, 16)
  for (const { reason } of refusals) assert.equal(reason.code, 'unavailable')
})

test('what is asked for at once is made once, what failed is made again, and the oldest is let go', async () => {
  const kept = cacheRecent<string>(2)
  const made: string[] = []
  const ask = (key: string) => kept(key, async () => `${made.push(key)}`)
  await Promise.all([ask('a'), ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')])
  assert.deepEqual(made, ['a', 'b', 'c', 'b'])
  await assert.rejects(kept('d', () => Promise.reject(new Error('no'))))
  assert.equal(await kept('d', async () => 'yes'), 'yes')
})

test('a text says what it says, and no more', () => {
  const element = textElement(writable('"/><script>&amp;'), { x: 0, y: 0, size: 1, weight: 400 })
  assert.ok(element.endsWith('>&quot;/&gt;&lt;script&gt;&amp;amp;</text>'))
})

test('however unlike its letters are, a text is measured a few times only', () => {
  const room = { width: 700, largest: 92, oneLine: 66, smallest: 50 }
  const narrow = ['i'.repeat(60), 'i '.repeat(30)]
  for (const first of narrow) {
    const second = first.replaceAll('i', 'W')
    for (const text of [first + second, second + first]) {
      let measured = 0
      const widthOf = (part: string) => [...part].reduce((sum, letter) => sum + (letter === 'W' ? 1.1 : 0.25), 0)
      const measure = (part: string) => {
        measured += 1
        return widthOf(part)
      }
      const { lines, size } = fitted(text.trim(), measure, room)
      for (const line of lines) assert.ok(widthOf(line) * size <= room.width + 0.001, line)
      assert.ok(measured <= 30, `${measured} for ${text}`)
    }
  }
})

test('a large family of fonts is loaded only for what is written in it', () => {
  const { text, family } = writable('龍aम'.repeat(40))
  assert.equal(
    family === null,
    [...text].every((letter) => isOwn(letter.codePointAt(0) ?? 0)),
  )
})
