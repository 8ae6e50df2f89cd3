import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]
type Tree = { [name: string]: string | Tree }

/** The type of all texts: strings, and functions for those with values. Made from the catalogs, so that both agree. */
export function wordsType(catalogs: Record<string, string>[]) {
  const [english = {}] = catalogs
  const tree: Tree = {}
  for (const [id, text] of Object.entries(english)) {
    const names = id.split('.')
    const leaf = names.pop() ?? ''
    let branch = tree
    for (const name of names) {
      branch[name] ??= {}
      branch = branch[name] as Tree
    }
    branch[leaf] = text.includes('{') ? functionType(catalogs.map((each) => each[id] ?? '')) : 'string'
  }
  return `// Made from locales/*.json by \`npm run golden\`.\n\n/** Every text, by the parts of its id. */\nexport type Words = ${write(tree, '')}\n`
}

export const readCatalog = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'))

/** The values that a text needs in any language, each with its type. */
export function valuesOf(text: string): Map<string, string> {
  const types = new Map<string, string>()
  collect(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst(), types)
  return types
}

/** The fixed parts of a text, in all its plural forms. */
export const literalsOf = (text: string): string[] =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst().flatMap(literals)

/** The length of a text in its longest form, without its values. */
export const lengthOfText = (text: string) =>
  lengthOfElements(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst())

function lengthOfElements(elements: Element[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === kinds.literal) return sum + element.value.length
    if (element.type !== kinds.select && element.type !== kinds.plural) return sum
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOfElements(value)))
  }, 0)
}

function literals(element: Element): string[] {
  if (element.type === kinds.literal) return [element.value]
  if (element.type !== kinds.select && element.type !== kinds.plural) return []
  return Object.values(element.options).flatMap(({ value }) => value.flatMap(literals))
}

function functionType(texts: string[]) {
  const types = new Map<string, string>()
  for (const text of texts)
    for (const [name, type] of valuesOf(text)) if (types.get(name) !== 'number') types.set(name, type)
  const fields = [...types].map(([name, type]) => `${name}: ${type}`)
  return `(values: { ${fields.join('; ')} }) => string`
}

function collect(elements: Element[], types: Map<string, string>) {
  for (const element of elements) {
    if (element.type === kinds.argument) types.set(element.value, types.get(element.value) ?? 'string | number')
    if (element.type === kinds.date) types.set(element.value, 'Date')
    if (element.type !== kinds.select && element.type !== kinds.plural) continue
    types.set(element.value, element.type === kinds.plural ? 'number' : 'string')
    for (const option of Object.values(element.options)) collect(option.value, types)
  }
}

/** The parser's kinds of elements. */
const kinds = { literal: 0, argument: 1, date: 3, select: 5, plural: 6 } as const

function write(tree: Tree | string, indent: string): string {
  if (typeof tree === 'string') return tree
  const names = Object.keys(tree)
  if (names.every((name, at) => name === String(at + 1))) {
    const [first = 'string'] = Object.values(tree)
    return `${write(first, indent)}[]`
  }
  const inner = `${indent}  `
  const lines = names.map(
    (name) => `${inner}${/^[a-z]\w*$/i.test(name) ? name : `'${name}'`}: ${write(tree[name] ?? 'string', inner)}\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}
