import { shellWords } from './en/shell.ts'
import { startWords, todayWords } from './en/today.ts'

/** English. Another language is an object with the same shape, so that a missing line does not compile. */
export const en = {
  shell: shellWords,
  start: startWords,
  today: todayWords,
}

export type Words = typeof en
