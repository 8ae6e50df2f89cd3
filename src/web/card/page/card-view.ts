import type { Words } from '#contract/texts/words.ts'
import type { IconName } from './icons.ts'

export type CardWords = Words['cardPage']

/** Everything the page of a card shows. URLs on this host are paths, others are absolute. */
export type CardView = {
  /** In the visitor's language. */
  words: CardWords
  id: string
  path: string
  url: string
  template: string
  colour: string
  theme: { light: string; dark: string }
  style: string
  /** The style sheet with the member's own colours. */
  ownStyle: string | null
  /** Set for the owner of the card, who is signed in. */
  ownerStyle: string | null
  /** Null for a picture of the page, on which nothing moves. */
  script: string | null
  /** A page that its owner sees while editing: nothing on it can be pressed. */
  isPreview?: boolean
  workspace: string
  isListed: boolean
  name: string
  initials: string
  title?: string | undefined
  company?: string | undefined
  pronouns?: string | undefined
  bio?: string | undefined
  contacts: ContactRow[]
  links: ContactRow[]
  photo: CardPhoto | null
  /** `isLight` for a light drawing that needs a dark ground. */
  logo: (CardPhoto & { isLight: boolean }) | null
  background: CardPhoto | null
  video: CardVideo | null
  /** Whether a visitor can have the card sent by e-mail. */
  sendsCopies: boolean
}

/** One way to reach somebody. `href` is null for plain text; `isOwn` marks a label written by the card's owner. */
export type ContactRow = { icon: IconName; label: string; value: string; href: string | null; isOwn?: boolean }

export type CardPhoto = {
  width: number
  height: number
  sizes: { width: number; webp: string; jpeg: string }[]
}

type CardVideo = { id: string; video: string; poster: string }
