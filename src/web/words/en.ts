import { shellWords } from './en/shell.ts'

/** English. Another language is an object with the same shape, so that a missing line does not compile. */
export const en = {
  shell: shellWords,
}

export type Words = typeof en
