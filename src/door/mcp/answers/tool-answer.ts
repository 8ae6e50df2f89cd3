import type { Tool } from '#contract/operation.ts'
import { writeAnswer } from './shorten.ts'

type Fields = Record<string, unknown>

/** A function that writes the answer of a tool as JSON: without what tells an assistant nothing, and short enough. */
export function compileAnswer({ omit = [], lists = {}, advice }: Tool) {
  const omitFields = compileOmit(omit, new Set(Object.keys(lists)))
  const advise = compileAdvice(advice)
  const alone = Object.entries(lists).filter(([, { page }]) => page?.alone)
  return (output: unknown, input: Fields) => {
    const answer = advise(omitFields(output, input))
    const [list] = alone.find(([, { page }]) => page && input[page.argument] !== undefined) ?? []
    return writeAnswer(list === undefined ? answer : onlyList(answer, list), lists, input)
  }
}

function compileAdvice(advice: Tool['advice']) {
  if (!advice) return (answer: Fields) => answer
  const [list = '', field = '', value] = advice.where.split(/[.=]/)
  return (answer: Fields): Fields => {
    const entries = (answer[list] ?? []) as Fields[]
    return entries.some((entry) => entry[field] === value) ? { ...answer, next: advice.says } : answer
  }
}

/** A later page repeats nothing of the first but the list. */
function onlyList({ more, next, ...answer }: Fields, list: string): Fields {
  return { [list]: answer[list], more, next }
}

type Rule = { isOmitted: boolean; values: Set<string>; inside: Rules }
type Rules = Map<string, Rule>

type Omit = (output: unknown, input: Fields) => Fields

/**
 * A function that copies an answer without what tells an assistant nothing: the fields of these paths, empty values, and
 * values that repeat an argument. A path such as `promises.overdue=false` omits the field only where it has this value.
 */
export function compileOmit(paths: readonly string[], lists: ReadonlySet<string>): Omit {
  const rules: Rules = new Map()
  for (const path of paths) addPath(rules, path)
  return (output, input) => {
    const copy = copyFields((output ?? {}) as Fields, rules, lists)
    for (const name in input) if (copy[name] === input[name]) delete copy[name]
    return copy
  }
}

function addPath(rules: Rules, path: string) {
  const [names = '', value] = path.split('=')
  const [last = '', ...parents] = names.split('.').reverse()
  const rule = ruleFor(
    parents.reduceRight((inside, name) => ruleFor(inside, name).inside, rules),
    last,
  )
  if (value === undefined) rule.isOmitted = true
  else rule.values.add(value)
}

function ruleFor(rules: Rules, name: string): Rule {
  const rule = rules.get(name) ?? { isOmitted: false, values: new Set<string>(), inside: new Map() }
  rules.set(name, rule)
  return rule
}

const none: ReadonlySet<string> = new Set()

function copyFields(fields: Fields, rules: Rules, lists = none): Fields {
  const copy: Fields = {}
  for (const name in fields) {
    const value = fields[name]
    if (value === undefined || value === null) continue
    if (Array.isArray(value) && value.length === 0 && !lists.has(name)) continue
    const rule = rules.get(name)
    if (rule === undefined) copy[name] = value
    else if (!rule.isOmitted && !rule.values.has(String(value))) copy[name] = copyInside(value, rule.inside)
  }
  return copy
}

function copyInside(value: unknown, rules: Rules): unknown {
  if (rules.size === 0 || typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map((each) => copyInside(each, rules)) : copyFields(value as Fields, rules)
}
