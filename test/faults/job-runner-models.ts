import { bagOfWords } from '../models/bag-of-words.ts'
import { scripted } from '../models/scripted-model.ts'

/** Models with fixed answers, for the tests that kill a process while it runs jobs. */
export const scriptedModels = {
  transcriber: {
    name: 'scripted',
    transcribe: async () => ({ text: 'I promised to send her the glaze recipe tomorrow', language: 'en' }),
  },
  embedder: bagOfWords(),
  model: scripted([{ promises: [{ sentence: 'the kiln is on me', text: 'Pay for the kiln' }] }]),
}
