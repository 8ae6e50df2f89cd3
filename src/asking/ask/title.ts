const longest = 80

/** What a thread is called by its first question: its first line, cut between words. */
export function titleOf(question: string) {
  const line = question.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= longest) return line
  const cut = letters.slice(0, longest - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
