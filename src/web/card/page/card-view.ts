import type { IconName } from './icons.ts'

/** A card made ready to be drawn: addresses on this host are paths, those for elsewhere are whole. */
export type ShownCard = {
  id: string
  path: string
  url: string
  template: string
  colour: string
  theme: { light: string; dark: string }
  style: string
  script: string
  workspace: string
  isListed: boolean
  name: string
  initials: string
  title?: string | undefined
  company?: string | undefined
  pronouns?: string | undefined
  bio?: string | undefined
  contacts: Row[]
  links: Row[]
  photo: ShownPhoto | null
  video: ShownVideo | null
}

/** One way to reach somebody. Without an address it is only read; its label may be the owner's own words. */
export type Row = { icon: IconName; label: string; value: string; href: string | null; isOwn?: boolean }

export type ShownPhoto = {
  width: number
  height: number
  sizes: { width: number; webp: string; jpeg: string }[]
}

type ShownVideo = { id: string; film: string; poster: string }
