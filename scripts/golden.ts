import { writeFileSync } from 'node:fs'
import { openApi } from '../src/openapi.ts'
import { toolList } from '../src/tools.ts'

// The contract as others see it, kept in the repository so that every change to it is read: `npm run golden` writes it.

export const golden = {
  'test/golden/openapi.json': pretty(openApi('http://localhost:4600')),
  'test/golden/tools.json': pretty(toolList),
}

function pretty(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(golden)) writeFileSync(file, text)
}
