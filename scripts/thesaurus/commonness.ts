import type { WordNet } from './wordnet.ts'

/** How often a word is met: in the tagged texts, and in the dictionary's own definitions, which are plain English. */
export function commonness({ meanings, senses }: WordNet): (word: string) => number {
  const told = new Map<string, number>()
  for (const { gloss, domain } of meanings.values()) {
    // Those of animals and plants are a fifth of all, and speak of racemes and molluscs.
    const worth = domain === 5 || domain === 20 ? 1 / 15 : 1 / 3
    for (const word of new Set(gloss.match(/\b[a-z]+\b/g))) told.set(word, (told.get(word) ?? 0) + worth)
  }
  return (word) => {
    const tagged = (senses.get(word) ?? []).reduce((sum, sense) => sum + sense.uses, 0)
    return formsOf(word).reduce((sum, form) => sum + (told.get(form) ?? 0), tagged)
  }
}

function formsOf(word: string) {
  const root = word.replace(/e$/, '')
  const plural = word.endsWith('y') ? [`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`] : []
  return [...new Set([word, `${word}s`, `${root}es`, `${root}ed`, `${root}ing`, ...plural])]
}
