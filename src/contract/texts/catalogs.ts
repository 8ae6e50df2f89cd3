import { IntlMessageFormat } from 'intl-messageformat'
import de from '../../../locales/de.json' with { type: 'json' }
import en from '../../../locales/en.json' with { type: 'json' }
import es from '../../../locales/es.json' with { type: 'json' }
import fr from '../../../locales/fr.json' with { type: 'json' }
import ptBR from '../../../locales/pt-BR.json' with { type: 'json' }
import ptPT from '../../../locales/pt-PT.json' with { type: 'json' }
import { type CatalogLanguage, catalogLanguageOf } from './languages.ts'
import type { Words } from './words.ts'

export type TextId = keyof typeof en
export const isTextId = (id: string): id is TextId => Object.hasOwn(en, id)

export type Catalog = Record<TextId, string>
export type Values = Record<string, string | number | boolean | Date | null | undefined>

// Typed as complete: a text that is missing in a language does not compile.
const catalogs: Record<CatalogLanguage, Catalog> = { en, de, fr, es, 'pt-PT': ptPT, 'pt-BR': ptBR }

/** Where a locale has no region: British English counts and writes dates for English. */
const defaultLocales: Partial<Record<CatalogLanguage, string>> = { en: 'en-GB' }

/** One tree of words for each locale that somebody reads. Browsers send the locales, so there is a limit. */
const trees = new Map<string, Words>()
const maxTrees = 50
const invented = new Map<string, Words>()

/** The texts in the language of a locale: `wordsFor('de').person.due({ day })`. Its region decides how numbers and dates look. */
export function wordsFor(locale: string): Words {
  const known = invented.get(locale) ?? trees.get(locale)
  if (known) return known
  if (trees.size >= maxTrees) trees.clear()
  const language = catalogLanguageOf(locale)
  const words = treeOf(
    catalogs[language],
    locale.startsWith(language) ? locale : (defaultLocales[language] ?? language),
  )
  trees.set(locale, words)
  return words
}

/** For tests: a language that no one speaks, to find texts that are not in the catalogs. */
export function addCatalog(locale: string, catalog: Catalog) {
  invented.set(locale, treeOf(catalog, 'en-GB'))
}

export const hasOwnWords = (locale: string) => invented.has(locale)

/** The ids of each group: a page needs the texts of few, so the others are set up when somebody first reads them. */
const groups = Map.groupBy(Object.keys(en) as TextId[], (id) => id.slice(0, id.indexOf('.')))

function treeOf(catalog: Catalog, locale: string): Words {
  const words = {}
  for (const [group, ids] of groups) {
    let branch: unknown
    const get = () => {
      branch ??= branchOf(ids, catalog, locale)
      return branch
    }
    Object.defineProperty(words, group, { enumerable: true, get })
  }
  return words as Words
}

/** Texts by the parts of their ids. Those with values are functions, and ids that end with numbers from 1 on are lists. */
function branchOf(ids: TextId[], catalog: Catalog, locale: string) {
  const root: Branch = {}
  for (const id of ids) {
    const names = id.split('.').slice(1)
    const leaf = names.pop() ?? ''
    let branch = root
    for (const name of names) {
      branch[name] ??= {}
      branch = branch[name] as Branch
    }
    branch[leaf] = en[id].includes('{') ? messageOf(catalog[id], locale) : spaced(catalog[id], locale)
  }
  return listsIn(root)
}

type Branch = { [name: string]: Leaf | Branch }
type Leaf = string | ((values: Values) => string)

/** Parsed when it is first needed: a page needs few of the texts. */
function messageOf(text: string, locale: string): Leaf {
  let message: IntlMessageFormat | undefined
  return (values) => {
    message ??= new IntlMessageFormat(text, locale, formats, { ignoreTag: true })
    return spaced(String(message.format(values)), locale)
  }
}

/** Days are calendar dates: they have no time zone. */
const formats = { date: { long: { dateStyle: 'long', timeZone: 'UTC' } } } as const

/**
 * French puts a space before ? ! : ; » and after «. No line breaks there, so it becomes one that holds them together. The
 * catalog has ordinary spaces, which translators can see.
 */
function spaced(text: string, locale: string) {
  return locale.startsWith('fr') ? text.replaceAll(/ (?=[?!:;»])|(?<=«) /g, '\u00a0') : text
}

function listsIn(branch: Leaf | Branch): unknown {
  if (typeof branch !== 'object') return branch
  if ('1' in branch && '2' in branch) return Object.values(branch).map(listsIn)
  if (Object.keys(branch).join() === '1') return [branch['1']]
  return Object.fromEntries(Object.entries(branch).map(([name, each]) => [name, listsIn(each)]))
}

type Named<Name extends string> = Name extends `${infer First}.${infer Rest}` ? `${First}_${Named<Rest>}` : Name

/** Dots stand between the parts of an id, so `session.started` is written `session_started` in it. */
export const nameInId = <Name extends string>(name: Name) => name.replaceAll('.', '_') as Named<Name>
