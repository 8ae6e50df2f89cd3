const maxTitleLength = 80

/** The title of a thread: the first line of its first question, cut between words. */
export function titleOf(question: string) {
  const line = question.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= maxTitleLength) return line
  const cut = letters.slice(0, maxTitleLength - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
