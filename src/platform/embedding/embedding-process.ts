import { loadMiniLm } from './mini-lm.ts'

// The process that reads: one text after the other, each answered by its vector.

const loaded = loadMiniLm()

process.on('message', async (text: string) => {
  const embed = await loaded
  process.send?.(await embed(text))
})
process.on('disconnect', () => process.exit())
