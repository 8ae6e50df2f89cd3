import type { Judge } from './judge.ts'
import type { Life } from './life.ts'
import type { ScriptedAssistant } from './scripted-assistant.ts'

/** What an assistant does for a task: which tools it calls, with arguments from the words and from earlier answers. */
export type Script = (assistant: ScriptedAssistant) => Promise<void>

/** A text, a pattern or a check of all that was shown. */
export type Part = string | RegExp | ((shown: string) => boolean)

/** Something that a member says to their assistant. */
export type Task = {
  says: string
  /** With the eight tools; null if they offer no way. */
  eight: Script | null
  /** Calls for the full tool set, where they differ. */
  full?: Script
  /** Text that the tool results must contain. */
  sees?: Part[] | { of: (life: Life) => Part[] }
  /** Asserts what the memory holds afterwards. */
  holds?: (judge: Judge) => Promise<void>
  /** The keys of people whose records may change, and the names of people who may be added. */
  about?: string[]
  adds?: string[]
}
