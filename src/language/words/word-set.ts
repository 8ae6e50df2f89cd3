/** The words of a list that is written as one text. */
export const wordList = (text: string) => text.trim().split(/\s+/)
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordList(text))
