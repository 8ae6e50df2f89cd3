const most = 50

/** Of very many problems the first say enough. */
export function firstProblems(problems: string[]) {
  if (problems.length <= most) return problems
  return [...problems.slice(0, most), `There are ${problems.length - most} more problems of this kind.`]
}
