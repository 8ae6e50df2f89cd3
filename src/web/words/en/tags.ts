import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of the list of tags. */
export const tagsWords = {
  title: 'Tags',
  count: (people: number) => count(people, { one: '# person', other: '# people' }),
  renameTag: (tag: string) => `Rename ${tag}`,
  newName: 'New name',
  mergeHint: 'The name of another tag makes the two one.',
  save: 'Save',
  renamed: (from: string, to: string) => `“${from}” is now “${to}”.`,
  merged: (from: string, to: string) => `“${from}” and “${to}” are one tag now: “${to}”.`,
  pending: 'Many people have it: the rest change within minutes.',
  askMerge: (from: string, to: string) => `There is a tag “${to}” already. Make “${from}” part of it?`,
  noUndo: 'Two tags that became one can’t be told apart again.',
  merge: 'Make them one',
  mergeOf: (from: string, to: string) => `${from} and ${to}`,
  keepApart: 'Keep both',
  empty: 'Your tags will be here. Give somebody a tag, such as “design” or “family”, on their page.',
}
