import { writeFileSync } from 'node:fs'
import { openApi } from '#contract/reference/openapi.ts'
import { toolList } from '#door/tools.ts'
import { settings } from '#platform/config/config.ts'
import { goldenVcards } from '../test/vcards.ts'

// What others see of the code, kept in the repository so that every change to it is read: `npm run golden` writes it.

export const golden = {
  'test/golden/openapi.json': pretty(openApi('http://localhost:4600')),
  'test/golden/tools.json': pretty(toolList),
  'docs/settings.md': settingsPage(),
  ...goldenVcards,
}

function settingsPage() {
  const rows = Object.entries(settings).map(
    ([name, { about, usual }]) => `| \`${name}\` | ${about} | ${usual && `\`${usual}\``} |`,
  )
  return `# Settings

Environment variables, or lines in a file \`.env\` beside \`package.json\`. A wrong value, or an unknown name that starts
with \`KITH_\`, stops the start with a sentence that names it.

| setting | what it is | default |
|---|---|---|
${rows.join('\n')}
`
}

function pretty(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(golden)) writeFileSync(file, text)
}
