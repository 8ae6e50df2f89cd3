const names = new Map<string, string>()

/** Marks a statement as one that runs often, so that PostgreSQL keeps its plan under this name. */
export function nameStatement(text: string) {
  if (!names.has(text)) names.set(text, `kith_${names.size}`)
}

/** Undefined for a statement that is not marked. */
export const statementName = (text: string) => names.get(text)
