import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addEveryday, apartFrom } from './thesaurus/by-hand.ts'
import { commonness } from './thesaurus/commonness.ts'
import { everydayWords } from './thesaurus/everyday-words.ts'
import { mostly } from './thesaurus/mostly.ts'
import { type Near, nearness, strengths } from './thesaurus/near-words.ts'
import { readWordNet } from './thesaurus/wordnet.ts'

// npm run make:thesaurus -- FOLDER: makes src/asking/thesaurus/words.txt anew from the dictionary files of WordNet 3.1 there.

const [folder = ''] = process.argv.slice(2)
if (!existsSync(join(folder, 'index.sense')))
  fail('Name the folder with the dictionary files of WordNet 3.1, such as data.noun.')

const net = readWordNet(folder)
const common = commonness(net)
const isEveryday = everydayWords(net, common)
const nearTo = nearness(net, isEveryday)

const table = new Map<string, Near>()
for (const head of [...net.senses.keys()].filter(isEveryday)) table.set(head, apartFrom(head, nearTo(head)))
addEveryday(table)

const byUse = ([a]: [string, number], [b]: [string, number]) => common(b) - common(a) || (a < b ? -1 : 1)
const lines = [...table]
  .filter(([, near]) => near.size > 0)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([head, near]) => {
    const parts = strengths.map((strength) => [...near].filter(([, weight]) => weight === strength).sort(byUse))
    return `${head}: ${parts.map((part) => part.map(([word]) => word).join(' ')).join('; ')}`.replace(/[; ]+$/, '')
  })
writeFileSync(join('src', 'asking', 'thesaurus', 'words.txt'), `${lines.join('\n')}\n`)
for (const [kind, name] of [['v', 'verbs'] as const, ['a', 'qualities'] as const])
  writeFileSync(join('src', 'asking', 'thesaurus', `${name}.txt`), `${mostly(kind, net, isEveryday).join('\n')}\n`)
writeFileSync(join('src', 'asking', 'thesaurus', 'LICENSE-WordNet.txt'), `${net.notice}\n`)
process.stdout.write(
  `${lines.length} heads, ${lines.join(' ').match(/[a-z]+/g)?.length ?? 0} words, ${Math.ceil(lines.join('\n').length / 1000)} KB\n`,
)

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
