import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openApi } from '#contract/reference/openapi.ts'
import { catalogLanguages } from '#contract/texts/languages.ts'
import { fullToolList, toolList } from '#door/mcp/tool-sets.ts'
import { settings } from '#platform/config/settings.ts'
import { goldenVcards } from '../test/samples/vcards.ts'
import { readCatalog, wordsType } from './words-type.ts'

// Generated files that clients and operators see. They are in the repository so that changes show in the diff.

export const golden = {
  'test/golden/openapi.json': pretty(await openApi('https://kith.example')),
  'test/golden/tools.json': pretty(toolList),
  'test/golden/full-tools.json': pretty(fullToolList),
  'src/contract/texts/words.ts': wordsType(catalogLanguages.map(readCatalog)),
  'docs/settings.md': settingsPage(),
  ...goldenVcards,
}

function settingsPage() {
  const lines = Object.entries(settings).map(([name, setting]) => {
    const byDefault = setting.default && ` (\`${setting.default}\`)`
    return `- **\`${name}\`**${byDefault}: ${setting.description}`
  })
  return `# Settings

Set them as environment variables, or as lines in a file \`.env\` next to \`package.json\`. Kith doesn't start with a wrong value, or with an
unknown name that starts with \`KITH_\`: the error names the setting. Defaults are in parentheses.

${lines.join('\n')}
`
}

function pretty(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) {
  const outdated = Object.entries(golden).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  for (const [file, text] of outdated) writeFileSync(file, text)
  process.stdout.write(outdated.map(([file]) => `Updated ${file}\n`).join('') || 'Every golden file is up to date.\n')
}
