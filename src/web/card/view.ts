import { serviceOf } from '#cards/cards/known-services.ts'
import { photoFile } from '#cards/cards/photo-view.ts'
import type { PublicRow } from '#cards/cards/public-cards.ts'
import { getTemplate } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { initialsOf } from '#cards/pictures/initials.ts'
import type { CardContents, PostalAddress } from '#platform/db/schema/values.ts'
import { cardStyle, themeOf } from './assets.ts'
import type { Row, ShownCard } from './page/card-view.ts'
import { mailHref, mapHref, phoneHref, spokenUrl, webHref } from './page/hrefs.ts'
import { type IconName, isIcon } from './page/icons.ts'
import { words } from './page/words.ts'
import { videoPath } from './video-files.ts'

/** From what is stored to what is drawn. Addresses for elsewhere come from the configured one, never from a request. */
export function shownCard(baseUrl: string, row: PublicRow): ShownCard {
  const { contents } = row
  const { key } = getTemplate(row.templateId)
  const path = `/w/${row.workspaceSlug}/${row.slug}`
  return {
    ...contents,
    id: row.id,
    path,
    url: baseUrl + path,
    template: key,
    colour: row.colour,
    theme: themeOf(key, row.colour),
    style: cardStyle.style(key),
    script: cardStyle.script,
    workspace: row.workspaceName,
    isListed: row.listedAt !== null,
    initials: initialsOf(contents.name) || firstOf(contents.name),
    contacts: contactsOf(contents),
    links: contents.links.map(linkRow),
    photo: photoOf(row),
    video: videoOf(row.videoBackgroundId),
  }
}

/** A name without letters, such as one of emoji, still has a first character. */
const firstOf = (name: string) => characters.segment(name)[Symbol.iterator]().next().value?.segment ?? ''

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function contactsOf({ emails, phones, addresses }: CardContents): Row[] {
  return [
    ...emails.map(({ label, address }) => ({
      icon: 'mail' as const,
      label: words.email[label],
      value: address,
      href: mailHref(address),
    })),
    ...phones.map(({ label, number }) => ({
      icon: phoneIcons[label],
      label: words.phone[label],
      value: number,
      href: label === 'fax' ? null : phoneHref(number),
    })),
    ...addresses.map((address) => ({
      icon: 'pin' as const,
      label: words.address[address.label],
      value: linesOf(address).join('\n'),
      href: mapHref(linesOf(address).join(', ')),
    })),
  ]
}

const phoneIcons = { mobile: 'mobile', work: 'phone', home: 'phone', fax: 'fax', other: 'phone' } as const

function linesOf({ street, postalCode, city, region, country }: PostalAddress) {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, region, country].filter((line): line is string => Boolean(line))
}

function linkRow({ url, label }: CardContents['links'][number]): Row {
  const known = serviceOf(url)
  const icon = iconOf(known?.service)
  const said = label ?? known?.name ?? words.website
  return { icon, label: said, isOwn: label !== undefined, value: spokenUrl(url), href: webHref(url) }
}

/** Services without a drawing of their own borrow that of their kind. */
const kinds: Record<string, IconName> = {
  vimeo: 'youtube',
  twitch: 'youtube',
  messenger: 'signal',
  discord: 'signal',
  line: 'signal',
  medium: 'page',
  substack: 'page',
  orcid: 'page',
  stackoverflow: 'page',
  dribbble: 'art',
  behance: 'art',
  figma: 'art',
  pinterest: 'art',
  spotify: 'music',
  soundcloud: 'music',
  bandcamp: 'music',
  snapchat: 'instagram',
  calendly: 'calendar',
}

function iconOf(service: string | undefined): IconName {
  if (service === undefined) return 'globe'
  return isIcon(service) ? service : (kinds[service] ?? 'globe')
}

function photoOf({ id, photo }: PublicRow) {
  if (!photo) return null
  const at = (width: number, ending: 'webp' | 'jpg') => `/${photoFile(id, photo, width, ending)}`
  const sizes = photo.widths.map((width) => ({ width, webp: at(width, 'webp'), jpeg: at(width, 'jpg') }))
  return { width: photo.width, height: photo.height, sizes }
}

/** A card whose background is missing is shown without. */
function videoOf(id: string | null) {
  const found = videoBackgrounds.find((each) => each.id === id)
  const [film, poster] = found ? [videoPath(found.id, 'mp4'), videoPath(found.id, 'webp')] : []
  return found && film && poster ? { id: found.id, film, poster } : null
}
