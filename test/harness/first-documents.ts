import { parentPort } from 'node:worker_threads'
import { openApi } from '#contract/reference/openapi.ts'
import { readConfig } from '#platform/config/config.ts'
import { referencePage } from '#web/reference/routes.ts'
import { measureLongestBlock } from './longest-block.ts'

// A thread of its own, because each document is slow to make only once.
parentPort?.postMessage({
  openapi: await measureLongestBlock(async () => JSON.stringify(await openApi('http://localhost:4600'))),
  reference: await measureLongestBlock(() => referencePage(readConfig({}))),
})
