/** The words of the list of tags. */
export const tagsWords = {
  title: 'Tags',
  count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  rename: 'Rename',
  newName: (tag: string) => `New name for ${tag}`,
  mergeHint: 'The name of another tag makes the two one.',
  save: 'Save',
  renamed: (from: string, to: string) => `“${from}” is now “${to}”.`,
  merged: (from: string, to: string) => `“${from}” is now part of “${to}”.`,
  pending: 'Many people have it: the rest change within minutes.',
  empty: 'Your tags will be here. Give somebody a tag, such as “design” or “family”, on their page.',
  backToPeople: 'People',
}
