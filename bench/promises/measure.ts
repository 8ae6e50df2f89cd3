import { argv } from 'node:process'
import { measureDuckling } from './duckling.ts'
import { sets } from './sets.ts'
import { tallyOf } from './tally.ts'

// What a set comes to, with each mistake, but for the set that nobody may learn from: `measure.ts SET`, or `duckling`.

const name = argv[2] ?? 'notes'
const set = sets[name]
if (name === 'duckling') measureDuckling({ mistakes: argv.includes('--mistakes') })
else if (!set) throw new Error(`Say which set to measure: ${Object.keys(sets).join(', ')} or duckling.`)
else {
  const tally = tallyOf(set, ({ text }, mistakes) => {
    if (name !== 'held-out') console.log(`${text}\n${mistakes.join('\n')}\n`)
  })
  console.log(set.length, 'notes', tally)
}
