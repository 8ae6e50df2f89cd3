import { Refusal } from '#contract/errors.ts'
import { readConfig } from '#platform/config/config.ts'
import { checkModel } from '#platform/llm/check.ts'

// npm run check:model: whether the configured model server answers, streams and keeps to a shape, in words.

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

try {
  process.exitCode = (await checkModel(readConfig(process.env).model, say)) ? 0 : 1
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  say(error.message)
  process.exitCode = 1
}
