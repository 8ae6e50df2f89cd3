import type { Judge } from './judge.ts'
import type { Life } from './life.ts'
import { NotDone, ScriptedAssistant, type Tools } from './scripted-assistant.ts'
import type { Part, Script, Task } from './task.ts'

export type ToolSet = 'eight' | 'full'

export type Outcome = {
  says: string
  /** Why it was not done; null if it was. */
  failure: string | null
  calls: number
  bytes: number
  wrongPeople: string[]
}

type Scene = { life: Life; judge: Judge; tools: Tools }

/** Plays a task and judges it by what the tools returned and by what the memory holds afterwards. */
export async function playTask({ life, judge, tools }: Scene, set: ToolSet, task: Task): Promise<Outcome> {
  const assistant = new ScriptedAssistant(tools, task.says)
  const script = (set === 'full' && task.full) || task.eight
  const failure = await follow(script, assistant).then(
    async (failed) => failed ?? missing(task, life, assistant) ?? (await unfulfilled(task, judge)),
  )
  const bytes = assistant.answers.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return {
    says: task.says,
    failure,
    calls: assistant.calls,
    bytes,
    wrongPeople: await judge.wrongPeople(task),
  }
}

async function follow(script: Script | null, assistant: ScriptedAssistant) {
  if (!script) return 'no tool does it'
  try {
    await script(assistant)
    return null
  } catch (error) {
    if (error instanceof NotDone) return error.message
    throw error
  }
}

function missing({ sees = [] }: Task, life: Life, { answers }: ScriptedAssistant) {
  const shown = answers.join('\n')
  const parts = 'of' in sees ? sees.of(life) : sees
  const absent = parts.filter((part) => !isShown(part, shown))
  const [first] = absent
  return absent.length > 0 ? `not shown (${absent.length} of ${parts.length}): ${first}` : null
}

function isShown(part: Part, shown: string) {
  if (typeof part === 'string') return shown.includes(part)
  return part instanceof RegExp ? part.test(shown) : part(shown)
}

async function unfulfilled({ holds }: Task, judge: Judge) {
  try {
    await holds?.(judge)
    return null
  } catch (error) {
    return `not in the memory: ${(error as Error).message.split('\n')[0]}`
  }
}
