import { Refusal } from '#contract/errors.ts'
import { readConfig } from '#platform/config/config.ts'
import { checkModel } from '#platform/llm/check.ts'

// npm run check:model: checks that the configured model answers, streams and follows a JSON schema.

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

try {
  process.exitCode = (await checkModel(readConfig(process.env).model, say)) ? 0 : 1
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  say(error.message)
  process.exitCode = 1
}
