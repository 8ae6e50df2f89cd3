/** A short loop behind a card. Its files are in assets/video-backgrounds, under its id. */
export type VideoBackground = {
  id: string
  name: string
  description: string
  /** Whether words on it are light or dark: on a dark one they are light. */
  tone: 'light' | 'dark'
  /** Painted until the poster has come. */
  colour: string
}

export const videoBackgrounds: VideoBackground[] = [
  { id: 'tide', name: 'Tide', description: 'Slow water in the evening.', tone: 'dark', colour: '#12303a' },
]
