import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import sharp from 'sharp'
import { anyContents, naughty } from '../../../test/samples/any-contents.ts'
import { templates } from '../designs/templates.ts'
import { cardPicture, renderPixels } from './card-picture.ts'
import { cacheRecent, cardImage } from './draw.ts'
import { fitText, isDrawable, toDrawable } from './fit-text.ts'
import { height, width } from './picture-contents.ts'
import { openSvg, svgDocument, textElement } from './svg.ts'

const colour = '#22313f'
const elements = ['svg', 'defs', 'linearGradient', 'stop', 'rect', 'circle', 'text', 'g', 'path', 'clipPath', 'image']

test('no text on a card becomes markup, and every text can be drawn', () => {
  fc.assert(
    fc.property(anyContents, fc.constantFrom(...naughty), ({ name, title, company }, place) => {
      const svg = cardPicture({ name, title, company, place, colour })
      const tags = svg.split('<').slice(1)
      for (const tag of tags) {
        const [, element = ''] = /^\/?(\w+)[\s/>]/.exec(tag) ?? []
        assert.ok(elements.includes(element), tag)
        // Every attribute is one that is written here.
        assert.match(tag, /^\/?\w+(?: [\w:-]+="[^"<>]*")*\/?>[^<>]*$/)
      }
      assert.equal(svg.includes('<image'), false)
      for (const [entity] of svg.matchAll(/&[^;]*;?/g)) assert.match(entity, /^&(amp|lt|gt|quot|#39);$/)
      assert.equal(openSvg(svg).render().width, width)
    }),
    { numRuns: 30 },
  )
})

test('no dot is left at the end of a line between title and company', () => {
  for (const title of ['Head of design and engineering', 'Product designer and partner', 'Designer']) {
    const svg = cardPicture({ name: 'Rui Costa', title, company: 'Estúdio Maré de Lisboa e Porto', place: 'x', colour })
    assert.doesNotMatch(svg, />· |·\s*<\/text>/, title)
  }
  assert.match(cardPicture({ name: 'Rui', title: 'Designer', company: 'Maré', place: 'x', colour }), /Designer · Maré/)
})

test('only characters that Inter has are drawn', () => {
  fc.assert(
    fc.property(anyContents, ({ name, bio = '' }) => {
      for (const character of toDrawable(name) + toDrawable(bio)) assert.match(character, isDrawable)
    }),
    { numRuns: 200 },
  )
})

test('the Inter font has every character we consider drawable', () => {
  const characters = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point))
  const drawable = characters.filter((character) => isDrawable.test(character))
  assert.ok(drawable.length > 1500)
  const [box, ...shapes] = shapesOf(['\u4e00', ...drawable])
  assert.ok(box && shapes[drawable.indexOf('A')])
  assert.deepEqual(
    drawable.filter((_, at) => shapes[at] === box),
    [],
  )
})

/** The outlines of characters, as the renderer draws them. */
function shapesOf(characters: string[]) {
  const style = { x: 0, y: 50, size: 20, weight: 400 } as const
  const elements = characters.map((character, at) => `<g id="c${at}">${textElement(character, style)}</g>`)
  const outlines = openSvg(svgDocument(100, 100, elements.join(''))).toString()
  const found = new Map([...outlines.matchAll(/<g id="(c\d+)">(.*?)<\/g>/gs)].map(([, id, shape]) => [id, shape]))
  return characters.map((_, at) => /d="([^"]*)"/.exec(found.get(`c${at}`) ?? '')?.[1])
}

test('Latin, Greek, Cyrillic and Vietnamese are drawn as they are written', () => {
  for (const name of ['Zoë Łukasz', 'Κωνσταντίνος', 'Дмитрий Їжак', 'Nguyễn Thị Ánh'])
    assert.equal(toDrawable(name), name)
})

test('emoji and marks that change direction are left out', () => {
  assert.equal(toDrawable('🦊 Zoë 👩‍👩‍👧 Fuchs 🇵🇹1️⃣ ™'), 'Zoë Fuchs ™')
  assert.equal(toDrawable('A\u202eB\u200b \ue000'), 'AB')
})

test('names in other scripts are spelled in Latin letters', () => {
  const spelled = {
    'สมชาย Ana': 'Smchay Ana',
    'דוד כהן': 'Dvd Khhn',
    'محمد سلمان': 'Mhmd Slmn',
    'राहुल शर्मा': 'Rahul Srma',
    王小明: 'WangXiaoMing',
    김민수: 'GimMinSu',
    ნინო: 'Nino',
  }
  for (const [name, latin] of Object.entries(spelled)) assert.equal(toDrawable(name), latin)
})

const long = [
  'W'.repeat(120),
  'Maximiliana Konstantinopoulou-Featherstonehaugh von Hohenstein-Wertheim zu Lauda',
  'Aa '.repeat(40),
]
const others = ['Ana', 'Rui Costa', '山田太郎'.repeat(10), 'محمد بن سلمان العتيبي', 'g'.repeat(20)]

for (const name of [...long, ...others]) {
  test(`${name.slice(0, 30)} stays in its column, on two lines at most`, () => {
    const svg = cardPicture({ name, title: name, company: name, place: name, colour })
    const large = [...svg.matchAll(/<text [^>]*font-weight="700"[^>]*>[^<]*<\/text>/g)].map(([element]) => element)
    assert.ok(large.length <= 2)
    for (const element of large) {
      const box = openSvg(svgDocument(width, height, element)).getBBox()
      assert.ok(box && box.width <= 617, `${box?.width}`)
    }
  })
}

test('a name that does not fit ends in an ellipsis', () => {
  const written = (name: string) => [...cardPicture({ name, place: 'x', colour }).matchAll(/>([^<>\n]+)<\/text>/g)]
  for (const name of long)
    assert.ok(
      written(name).some(([, text]) => text?.endsWith('…')),
      name,
    )
  assert.ok(!written('Rui Costa').some(([, text]) => text?.endsWith('…')))
})

test('white text is readable on every colour of every template', () => {
  for (const { swatch } of templates.flatMap(({ colours }) => colours)) {
    const [lightest = ''] =
      /stop-color="(#[0-9a-f]{6})"/.exec(cardPicture({ name: 'A', place: 'x', colour: swatch }))?.slice(1) ?? []
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

test('a broken photo is left out of the picture', () => {
  assert.equal(renderPixels({ name: 'Ana', place: 'x', colour, photo: 'AAAA' }).length, width * height * 4)
})

test('a picture that takes too long is refused, and the next one is drawn', async () => {
  const shown = { name: 'Ana', place: 'x', colour }
  await assert.rejects(cardImage(shown, { patience: 1 }), { code: 'unavailable', retryAfter: 5 })
  const { width } = await sharp(await cardImage(shown)).metadata()
  assert.equal(width, 1200)
})

test('of fifty pictures requested together, two are drawn at a time, and those beyond the queue are refused', async () => {
  const shown = { name: 'Ana', place: 'x', colour }
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => cardImage(shown, { patience: 60_000 })))
  const refusals = outcomes.filter((each) => each.status === 'rejected')
  assert.equal(refusals.length, 16)
  for (const { reason } of refusals) assert.equal(reason.code, 'unavailable')
})

test('a result is made once for all who ask, a failure is retried, and the oldest result is dropped', async () => {
  const kept = cacheRecent<string>(2)
  const made: string[] = []
  const ask = (key: string) => kept(key, async () => `${made.push(key)}`)
  await Promise.all([ask('a'), ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')])
  assert.deepEqual(made, ['a', 'b', 'c', 'b'])
  await assert.rejects(kept('d', () => Promise.reject(new Error('no'))))
  assert.equal(await kept('d', async () => 'yes'), 'yes')
})

test('text is escaped', () => {
  const element = textElement('"/><script>&amp;', { x: 0, y: 0, size: 1, weight: 400 })
  assert.ok(element.endsWith('>&quot;/&gt;&lt;script&gt;&amp;amp;</text>'))
})

test('fitting a text measures it only a few times', () => {
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
      const { lines, size } = fitText(text.trim(), measure, room)
      for (const line of lines) assert.ok(widthOf(line) * size <= room.width + 0.001, line)
      assert.ok(measured <= 30, `${measured} for ${text}`)
    }
  }
})
