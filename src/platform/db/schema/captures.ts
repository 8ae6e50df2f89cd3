import type { Audio, InstantText, Json } from './values.ts'

/** Private: every key and index starts with the member. */
export type CaptureSchema = {
  /** What was written or recorded about nobody yet. Once assigned to a person, it is an interaction with the same id. */
  captures: {
    memberId: string
    id: string
    kind: 'note' | 'voice_memo' | 'meeting' | 'call' | 'message'
    text: string | null
    transcript: string | null
    source: 'member' | 'assistant'
    occurredAt: InstantText
    createdAt: InstantText
    audio: Json<Audio> | null
  }
}
