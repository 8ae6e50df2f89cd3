import { say, type Text } from '#contract/texts/text.ts'

const maxProblems = 50

/** The first problems, and how many more there are. */
export function firstProblems(problems: Text[]) {
  if (problems.length <= maxProblems) return problems
  const more = say('sentences.file.more', { problems: problems.length - maxProblems })
  return [...problems.slice(0, maxProblems), more]
}
