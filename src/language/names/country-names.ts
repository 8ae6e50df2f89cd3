import { lazy } from '../phrases/lazy.ts'

const languages = ['en', 'de', 'fr', 'es', 'pt']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** What a country is called in several languages, given one of its names or its code. Empty for anything else. */
export const countryNames = (country: string) => names().get(keyOf(country)) ?? []

const keyOf = (name: string) => name.trim().toLowerCase()

const names = lazy(() => {
  const found = new Map<string, string[]>()
  const speakers = languages.map((each) => new Intl.DisplayNames(each, { type: 'region', fallback: 'none' }))
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const called = [...new Set(speakers.flatMap((speaker) => speaker.of(code) ?? []))]
    for (const name of [code, ...called])
      if (called.length > 0 && !found.has(keyOf(name))) found.set(keyOf(name), called)
  }
  return found
})
