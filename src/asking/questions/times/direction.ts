import type { Direction } from './span-phrases.ts'

const futurePattern =
  /\b(?:due|will|upcoming|coming up|owe|shall|going to|plan(?:s|ned)?|should i|do i (?:have|need)|have to|need to|birthdays?|next|overdue|deadlines?)\b/iu
const past = /\b(?:did|was|were|had|said|told|talked|spoke|promised|met|have i|last|first|since|ago|how long)\b/iu

/** "On Friday" means the last Friday for past events and the next Friday for due dates. */
export const directionOf = (text: string): Direction =>
  futurePattern.test(text) && !past.test(text) ? 'ahead' : 'back'
