import { serviceOf } from '#cards/cards/known-services.ts'
import { photoFile } from '#cards/cards/photo-files.ts'
import { type PublicRow, sendsCopies } from '#cards/cards/public-cards.ts'
import { getTemplate } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { initialsOf } from '#language/names/call-name.ts'
import { addressLines } from '#language/names/home-key.ts'
import type { Kith } from '#platform/context/context.ts'
import type { CardContents, OwnColours, Photo } from '#platform/db/schema/values.ts'
import { cardAssets, themeColours } from './assets.ts'
import { ownColoursOf } from './own-colours.ts'
import type { CardView, CardWords, ContactRow } from './page/card-view.ts'
import { displayUrl, mailHref, mapHref, phoneHref, webHref } from './page/hrefs.ts'
import { type IconName, isIcon } from './page/icons.ts'
import { videoPath } from './video-files.ts'

/** Turns a stored card into what the page shows. Absolute URLs use the configured host, never that of a request. */
export function buildCardView(
  ctx: Pick<Kith, 'config'>,
  row: PublicRow,
  words: CardWords = wordsFor('en').cardPage,
): CardView {
  const { baseUrl } = ctx.config
  const { contents } = row
  const { key } = getTemplate(row.templateId)
  const path = `/w/${row.workspaceSlug}/${row.slug}`
  return {
    ...contents,
    words,
    id: row.id,
    path,
    url: baseUrl + path,
    template: key,
    colour: row.colour,
    ...(row.colours
      ? ownStyle(key, row.colour, row.colours)
      : { theme: themeColours(key, row.colour), ownStyle: null }),
    style: cardAssets.style(key),
    ownerStyle: null,
    script: cardAssets.script(),
    workspace: row.workspaceName,
    isListed: row.listedAt !== null,
    initials: initialsOf(contents.name),
    contacts: contactRows(words, contents),
    links: contents.links.map((link) => linkRow(words, link)),
    photo: pictureOf(row.id, row.photo),
    logo: logoOf(row),
    background: pictureOf(row.id, row.backgroundImage),
    video: videoOf(row.videoBackgroundId),
    sendsCopies: sendsCopies(ctx, row),
  }
}

function contactRows(words: CardWords, { emails, phones, addresses }: CardContents): ContactRow[] {
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
      value: addressLines(address).join('\n'),
      href: mapHref(addressLines(address).join(', ')),
    })),
  ]
}

const phoneIcons = { mobile: 'mobile', work: 'phone', home: 'phone', fax: 'fax', other: 'phone' } as const

function linkRow(words: CardWords, { url, label }: CardContents['links'][number]): ContactRow {
  const known = serviceOf(url)
  const icon = iconOf(known?.service)
  const shownLabel = label ?? (known ? linkLabel(words, known) : words.website)
  return { icon, label: shownLabel, isOwn: label !== undefined, value: displayUrl(url), href: webHref(url) }
}

/** What a visitor can do there, in a few words. */
function linkLabel(words: CardWords, { service, name }: { service: string; name: string }) {
  return words.link[linkVerbs[service] ?? 'find']({ service: name })
}

const linkVerbs: Record<string, keyof CardWords['link']> = {
  whatsapp: 'message',
  telegram: 'message',
  signal: 'message',
  messenger: 'message',
  line: 'message',
  discord: 'message',
  linkedin: 'connect',
  xing: 'connect',
  instagram: 'follow',
  x: 'follow',
  threads: 'follow',
  mastodon: 'follow',
  bluesky: 'follow',
  tiktok: 'follow',
  youtube: 'watch',
  vimeo: 'watch',
  twitch: 'watch',
  spotify: 'listen',
  soundcloud: 'listen',
  bandcamp: 'listen',
  medium: 'read',
  substack: 'read',
  calendly: 'book',
}

/** Icons for services without one of their own. */
const similarIcons: Record<string, IconName> = {
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
  return isIcon(service) ? service : (similarIcons[service] ?? 'globe')
}

function ownStyle(template: string, colour: string, colours: OwnColours) {
  const { style, theme } = ownColoursOf({ template, colour, colours })
  return { theme, ownStyle: style }
}

function logoOf({ id, logo }: PublicRow) {
  const picture = pictureOf(id, logo)
  return logo && picture ? { ...picture, isLight: logo.ground !== '#ffffff' } : null
}

function pictureOf(id: string, photo: Photo | null) {
  if (!photo) return null
  const pathAt = (width: number, ending: 'webp' | 'jpg') => `/${photoFile(id, photo, width, ending)}`
  const sizes = photo.widths.map((width) => ({ width, webp: pathAt(width, 'webp'), jpeg: pathAt(width, 'jpg') }))
  return { width: photo.width, height: photo.height, sizes }
}

/** Null if the background or one of its files is missing. */
function videoOf(id: string | null) {
  const background = videoBackgrounds.find((each) => each.id === id)
  if (!background) return null
  const video = videoPath(background.id, 'mp4')
  const poster = videoPath(background.id, 'webp')
  return video && poster ? { id: background.id, video, poster } : null
}
