const maxProblems = 50

/** The first problems, and how many more there are. */
export function firstProblems(problems: string[]) {
  if (problems.length <= maxProblems) return problems
  return [...problems.slice(0, maxProblems), `There are ${problems.length - maxProblems} more problems of this kind.`]
}
