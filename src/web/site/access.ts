import type { ToolSet } from '#contract/operation.ts'
import type { Words } from '#contract/texts/words.ts'
import type { AppResource } from '#members/access/app-resource.ts'

type AccessWords = Words['access']

/** What an app can use. */
export function appReach(words: AccessWords, { resource, tools }: { resource: AppResource; tools: ToolSet }) {
  if (resource === 'api') return words.wholeApi
  return tools === 'full' ? words.allToolsReach : words.eightToolsReach
}

/** What an app can do with each set of tools. */
export const toolOptions = (words: AccessWords) => [
  { value: 'standard' satisfies ToolSet, label: words.eightTools, hint: words.eightToolsHint },
  { value: 'full' satisfies ToolSet, label: words.allTools, hint: words.allToolsHint },
]

/** The choice of access for an app or a token. */
export const accessOptions = (words: AccessWords) => [
  { value: 'read', label: words.read, hint: words.readHint },
  { value: 'write', label: words.write, hint: words.writeHint },
]

/** The same choice for an app that can only use tools. */
export const toolAccessOptions = (words: AccessWords) => [
  { value: 'read', label: words.read, hint: words.readToolsHint },
  { value: 'write', label: words.write, hint: words.writeToolsHint },
]
