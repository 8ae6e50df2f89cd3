/** Writes down what was said in a recording. */
export type Transcriber = {
  name: string
  transcribe: (file: string, options: TranscribeOptions) => Promise<Transcription>
}

export type TranscribeOptions = { mediaType: string; signal: AbortSignal; onProgress: (part: number) => void }
export type Transcription = { text: string; language?: string; seconds?: number }
