import { fold } from '#language/words/fold.ts'
import type { IconName } from '../drawing/icons.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** A screen to go to, or something to do. `keys` are pressed one after the other. */
export type Command = { href: string; label: string; picture: IconName; keys?: string[] }

/** What can be done and where one can go, as far as it fits what was typed. */
export function commandsFor({ words: { find, shell, archive, duplicates } }: ScreenRequest, query: string) {
  const actions: Command[] = [
    { href: '/capture#note', label: find.writeNote, picture: 'note', keys: ['n'] },
    { href: '/capture?record=1', label: find.record, picture: 'memo', keys: ['r'] },
    { href: '/people/new', label: find.addPerson, picture: 'add' },
  ]
  const screens: Command[] = [
    { href: '/today', label: shell.today, picture: 'today', keys: ['g', 't'] },
    { href: '/people', label: shell.people, picture: 'people', keys: ['g', 'p'] },
    { href: '/capture', label: shell.capture, picture: 'capture', keys: ['g', 'c'] },
    { href: '/ask', label: shell.ask, picture: 'ask', keys: ['g', 'a'] },
    { href: '/promises', label: find.promises, picture: 'check' },
    { href: '/followups', label: find.drafts, picture: 'mail' },
    { href: '/leads', label: shell.leads, picture: 'leads' },
    { href: '/cards', label: shell.cards, picture: 'cards' },
    { href: '/imports', label: shell.imports, picture: 'imports' },
    { href: '/people/duplicates', label: duplicates.title, picture: 'merge' },
    { href: '/archive', label: archive.title, picture: 'archive' },
    { href: '/tags', label: find.tags, picture: 'filter' },
    { href: '/settings', label: shell.settings, picture: 'settings' },
    { href: '/settings/removed', label: find.removedThings, picture: 'trash' },
    { href: '/keys', label: find.keysTitle, picture: 'menu', keys: ['?'] },
  ]
  const question: Command[] = query
    ? [{ href: `/ask?q=${encodeURIComponent(query)}`, label: find.askThis({ question: query }), picture: 'ask' }]
    : []
  return { actions: actions.filter(matching(query)), screens: screens.filter(matching(query)), question }
}

/** Each word that was typed begins a word of the label. */
function matching(query: string) {
  const typed = wordsOf(query)
  return ({ label }: Command) => {
    const words = wordsOf(label)
    return typed.every((each) => words.some((word) => word.startsWith(each)))
  }
}

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean)
