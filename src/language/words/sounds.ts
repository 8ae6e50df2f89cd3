/** What a name sounds like, roughly: spellings of one name in several languages and alphabets come out the same. */
export function sound(word: string) {
  const said = steps.reduce((text, [from, to]) => text.replace(from, to), word)
  return said.replace(/(.)\1+/g, '$1')
}

/** In order: what comes later sees what earlier ones made of the word. */
const steps: [RegExp, string][] = [
  [/^(gi|gy|dj|dzh)(?=[aou])/, 'i'],
  [/^ye(?=v|k|l|f|g)/, 'e'],
  [/tsch|tch|cz|tsh/g, 'ch'],
  [/sch|shch|sz|sh/g, 's'],
  [/ch(?=[eiayou]|$)/g, 'C'],
  [/ph/g, 'f'],
  [/kh|ch/g, 'k'],
  [/gh(?=[eiaou])/g, 'g'],
  [/qu|q|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/ts|tz/g, 's'],
  [/zh/g, 'i'],
  [/z/g, 's'],
  [/dt$/, 't'],
  [/w/g, 'v'],
  [/(?<=.)h/g, ''],
  [/[yj]/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ee|ie/g, 'i'],
  [/ae|aa/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/[ae]i/g, 'ai'],
  [/(?<=...)e$/, ''],
]

/** The consonants alone: all that some alphabets write. */
export function bones(word: string) {
  const bare = word
    .replace(/c(?![eh])/g, 'k')
    .replace(/ch/g, 'kh')
    .replace(/[aeiouwyj]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)h$/, '')
  return bare
}

export const hasVowels = (word: string) => /[aeiou]/.test(word)
