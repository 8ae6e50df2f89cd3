import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openModel } from '#platform/llm/open.ts'
import type { Labelled } from '../../../bench/promises/labelled.ts'
import { type TruthItem, tallyByKind, verdictsOn } from '../../../bench/truth/measure.ts'
import { answered, passageOf } from '../../../test/corpus/asked-question.ts'
import { readJsonLines } from '../../../test/corpus/json-lines.ts'
import { lyingModel } from '../../../test/models/lying-model.ts'
import { littleServer } from '../../../test/servers/model-server.ts'

const inBench = <Line>(file: string) => readJsonLines<Line>(new URL(`../../../bench/${file}`, import.meta.url))

test('at most 5 % of a model’s false sentences pass, and at least 90 % of the true ones', async (t) => {
  const { told, reply } = lyingModel()
  const { origin } = await littleServer(t, [reply])
  const model = openModel({ url: `${origin}/v1`, name: 'liar', key: null, api: 'openai', timeoutMs: 10_000 })
  assert.ok(model)
  const passed = new Set<string>()
  for (const { text, occurredAt } of inBench<Labelled>('promises/more-notes.jsonl')) {
    const passage = passageOf(text, { connectionName: 'Robin Vale', at: occurredAt })
    const { texts } = await answered(model, [passage]).catch(() => ({ texts: [] }))
    for (const each of texts) passed.add(lettersOf(each))
  }
  const share = (isTrue: boolean) => {
    const some = told.filter(({ kind }) => (kind === 'true') === isTrue)
    return {
      count: some.length,
      percent: (100 * some.filter(({ text }) => passed.has(lettersOf(text))).length) / some.length,
    }
  }
  const [retold, lies] = [share(true), share(false)]
  assert.ok(retold.count >= 200 && lies.count >= 400, `${retold.count} true sentences, ${lies.count} lies`)
  assert.ok(retold.percent >= 90, `${retold.percent.toFixed(1)} % of ${retold.count} true sentences passed`)
  assert.ok(lies.percent <= 5, `${lies.percent.toFixed(1)} % of ${lies.count} lies passed`)
})

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const sets = [
  { file: 'truth/sentences.jsonl', minTrue: 80, maxLies: 8 },
  { file: 'truth/more-sentences.jsonl', minTrue: 77, maxLies: 14 },
]
for (const { file, minTrue, maxLies } of sets)
  test(`of sentences in other words than the note, few lies pass and most true ones do: ${file}`, () => {
    const tally = tallyByKind(verdictsOn(inBench<TruthItem>(file)))
    const percent = (kinds: string[]) => {
      const some = kinds.flatMap((kind) => tally.get(kind) ?? [])
      const [count, passed] = [
        some.reduce((sum, each) => sum + each.count, 0),
        some.reduce((sum, each) => sum + each.passed, 0),
      ]
      return (100 * passed) / count
    }
    const lies = [...tally.keys()].filter((kind) => kind !== 'true')
    assert.ok(percent(['true']) >= minTrue, `${percent(['true'])} % of the true sentences passed`)
    assert.ok(percent(lies) <= maxLies, `${percent(lies)} % of the lies passed`)
    assert.ok(percent(['figure', 'date', 'name', 'place']) <= 5, `${percent(['figure', 'date', 'name', 'place'])} %`)
  })
