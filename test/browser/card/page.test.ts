import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { cardsApi } from '#cards/cards/api.ts'
import { templates } from '#cards/designs/templates.ts'
import { someByDay } from '../../harness/nightly.ts'
import { naughtyStrings } from '../../samples/naughty-strings.ts'
import { noBrowser, useStage, watchedPage } from '../browser.ts'

const { shape } = cardsApi.Cards_create.input
const takenBy = (field: 'name' | 'title' | 'company' | 'pronouns' | 'bio') =>
  naughtyStrings.filter((text) => shape[field].safeParse(text).success)
const phones = naughtyStrings.filter((number) => shape.phones.safeParse([{ number }]).success)
const places = naughtyStrings.filter((street) => shape.addresses.safeParse([{ street, country: street }]).success)
const labels = naughtyStrings.filter((label) => shape.links.safeParse([{ url: 'https://a.example', label }]).success)

suite('cards full of naughty strings, in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  const ways = [
    { width: 320, script: true },
    { width: 1280, script: false },
    { width: 1280, script: true },
    { width: 320, script: false },
  ]
  for (const { width, script } of someByDay(ways, 2)) {
    const how = `${width} px, ${script ? 'with' : 'without'} JavaScript`
    test(`no dialog, no policy violation, no request to other hosts, no overflow: ${how}`, async () => {
      const options = { viewport: { width, height: 640 }, javaScriptEnabled: script }
      const { page, wellBehaved, close } = await watchedPage(stage.browser, stage.house.url, options)
      for (const [at, template] of templates.entries()) {
        const slug = `n-${template.key}-${width}-${script}`
        const card = await stage.rui.client.Cards_create({ slug, templateId: template.id })
        // Two pages of each template: across the four variants, every string is used in every repeated field.
        for (const turn of [0, 1]) {
          const from = (script ? 0 : 24) + (width === 320 ? 0 : 12) + at * 2 + turn
          await stage.rui.client.Cards_update({ id: card.id, ...contents(from) })
          await page.goto(stage.house.url + new URL(card.url).pathname)
          const variant = `${template.key} ${from}`
          wellBehaved(variant)
          const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
          assert.ok(Number(overflow) <= 0, `${variant}: ${overflow} px too wide`)
        }
      }
      await close()
    })
  }

  test('every naughty string as a name, a title or a company', async () => {
    const { page, wellBehaved, close } = await watchedPage(stage.browser, stage.house.url, {
      viewport: { width: 320, height: 640 },
    })
    const card = await stage.rui.client.Cards_create({ slug: 'names' })
    const [names, titles, companies] = (['name', 'title', 'company'] as const).map(takenBy)
    for (let at = 0; at < naughtyStrings.length; at += 3) {
      const templateId = templates[(at / 3) % templates.length]?.id
      const [name, title, company] = [names?.[at], titles?.[at + 1], companies?.[at + 2]]
      await stage.rui.client.Cards_update({ id: card.id, name, title, company, templateId })
      await page.goto(stage.house.url + new URL(card.url).pathname)
      wellBehaved(`${name}`)
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      assert.ok(Number(overflow) <= 0, `${JSON.stringify(name)}: ${overflow} px too wide`)
    }
    await close()
  })
})

/** As many as a card can hold, starting at a different one each time. */
function contents(from: number) {
  const some = (list: string[], count: number) =>
    Array.from({ length: count }, (_, at) => list[(from * count + at) % list.length] ?? '')
  const one = (field: Parameters<typeof takenBy>[0]) => {
    const list = takenBy(field)
    return list[(from * 5) % list.length] ?? ''
  }
  return {
    name: one('name'),
    title: one('title'),
    company: one('company'),
    pronouns: one('pronouns'),
    bio: naughtyStrings
      .slice(from, from + 12)
      .join('\n')
      .replaceAll('\u0000', ' ')
      .slice(0, 900),
    phones: some(phones, 10).map((number) => ({ number })),
    addresses: some(places, 5).map((street) => ({ street, country: street })),
    links: some(labels, 20).map((label, at) => ({
      url: `https://example.org/${at}?${encodeURIComponent(label)}`,
      label,
    })),
    emails: [
      { address: `${'a-very-long-local-part'.repeat(2)}@an-even-longer-domain-name-${'x'.repeat(30)}.example.com` },
    ],
  }
}
