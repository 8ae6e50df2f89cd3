import { bagOfWords } from '../models/bag-of-words.ts'
import { scripted } from '../models/scripted-model.ts'

/** What the parts outside say to whoever does a job in these tests. */
export const answers = {
  transcriber: {
    name: 'scripted',
    transcribe: async () => ({ text: 'I promised to send her the glaze recipe tomorrow', language: 'en' }),
  },
  embedder: bagOfWords(),
  model: scripted([{ promises: [{ sentence: 'the kiln is on me', text: 'Pay for the kiln' }] }]),
}
