import { baseOf, irregularForms } from './irregular.ts'
import { derivations, stem } from './stem.ts'

/**
 * Every form in which a word may have been written down. The index has words as they were said: to look up all forms of
 * the few words of a question costs less than to keep the stems of every note.
 */
export function forms(word: string): string[] {
  const root = stem(word)
  const bases = [word, baseOf(word), root, `${root}e`, root.replace(/i$/, 'y')].filter((each) => stem(each) === root)
  const near = [...bases, ...bases.flatMap(irregularForms), ...bases.map((each) => each.replace(/y$/, 'ies'))]
  if (!/^[a-z]{3,}$/.test(root)) return [...new Set(near)]
  const roots = [root, root.replace(/[ei]$/, '')]
  const made = [
    ...[...bases, ...roots, root + root.at(-1)].flatMap((each) => inflections.map((ending) => each + ending)),
    ...[`${root}e`, ...roots].flatMap((each) => derived.map((ending) => each + ending)),
  ]
  return [...new Set([...near, ...[...new Set(made)].filter((each) => stem(each) === root)])]
}

const inflections = ['s', 'es', 'ies', 'ed', 'd', 'ied', 'ing', 'ings']
const derived = [...derivations, 'ily', 'iness', 'ations', 'itions', 'ions', 'ments', 'fully', 'ives']
