import { loadMiniLm } from './mini-lm.ts'

// Receives one text at a time and sends back its vector.

const loaded = loadMiniLm()

process.on('message', async (text: string) => {
  const embed = await loaded
  process.send?.(await embed(text))
})
process.on('disconnect', () => process.exit())
