/** Where people have profiles. The page has an icon for each `service`. */
const knownServices: { service: string; name: string; hosts: string[] }[] = [
  { service: 'linkedin', name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  { service: 'x', name: 'X', hosts: ['x.com', 'twitter.com'] },
  { service: 'github', name: 'GitHub', hosts: ['github.com'] },
  { service: 'gitlab', name: 'GitLab', hosts: ['gitlab.com'] },
  { service: 'instagram', name: 'Instagram', hosts: ['instagram.com'] },
  { service: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  { service: 'messenger', name: 'Messenger', hosts: ['messenger.com', 'm.me'] },
  { service: 'threads', name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  {
    service: 'mastodon',
    name: 'Mastodon',
    hosts: ['mastodon.social', 'mastodon.online', 'mstdn.social', 'fosstodon.org', 'hachyderm.io', 'chaos.social'],
  },
  { service: 'bluesky', name: 'Bluesky', hosts: ['bsky.app', 'bsky.social'] },
  { service: 'youtube', name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  { service: 'tiktok', name: 'TikTok', hosts: ['tiktok.com'] },
  { service: 'twitch', name: 'Twitch', hosts: ['twitch.tv'] },
  { service: 'vimeo', name: 'Vimeo', hosts: ['vimeo.com'] },
  { service: 'whatsapp', name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  { service: 'telegram', name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  { service: 'signal', name: 'Signal', hosts: ['signal.me'] },
  { service: 'discord', name: 'Discord', hosts: ['discord.gg', 'discord.com'] },
  { service: 'medium', name: 'Medium', hosts: ['medium.com'] },
  { service: 'substack', name: 'Substack', hosts: ['substack.com'] },
  { service: 'dribbble', name: 'Dribbble', hosts: ['dribbble.com'] },
  { service: 'behance', name: 'Behance', hosts: ['behance.net'] },
  { service: 'figma', name: 'Figma', hosts: ['figma.com'] },
  { service: 'pinterest', name: 'Pinterest', hosts: ['pinterest.com', 'pin.it'] },
  { service: 'reddit', name: 'Reddit', hosts: ['reddit.com'] },
  { service: 'snapchat', name: 'Snapchat', hosts: ['snapchat.com'] },
  { service: 'spotify', name: 'Spotify', hosts: ['spotify.com'] },
  { service: 'soundcloud', name: 'SoundCloud', hosts: ['soundcloud.com'] },
  { service: 'bandcamp', name: 'Bandcamp', hosts: ['bandcamp.com'] },
  { service: 'xing', name: 'XING', hosts: ['xing.com'] },
  { service: 'orcid', name: 'ORCID', hosts: ['orcid.org'] },
  { service: 'stackoverflow', name: 'Stack Overflow', hosts: ['stackoverflow.com'] },
  { service: 'calendly', name: 'Calendly', hosts: ['calendly.com'] },
  { service: 'weibo', name: 'Weibo', hosts: ['weibo.com', 'weibo.cn'] },
  { service: 'line', name: 'LINE', hosts: ['line.me'] },
  { service: 'vk', name: 'VK', hosts: ['vk.com'] },
]

/** The service whose page this is, such as { service: 'github', name: 'GitHub' }; null for any other site. */
export function serviceOf(url: string): { service: string; name: string } | null {
  if (url.length > maxUrlLength) return null
  const labels = URL.parse(url)?.hostname.split('.') ?? []
  // Every known host has two labels.
  return byHost.get(labels.slice(-2).join('.')) ?? null
}

/** The service of a URL, or `website`. */
export const serviceOfUrl = (url: string) => serviceOf(url)?.service ?? 'website'

/** Longer than any address that is stored. An imported one may have hundreds of thousands of characters. */
const maxUrlLength = 2_000

/** The display name of a service: `linkedin` is LinkedIn. Null for an unknown one. */
export const nameOfService = (service: string) => byService.get(service) ?? otherNames.get(service) ?? null

const byHost = new Map(
  knownServices.flatMap(({ service, name, hosts }) => hosts.map((host) => [host, { service, name }])),
)
const byService = new Map(knownServices.map(({ service, name }) => [service, name]))
const otherNames = new Map([['twitter', 'X']])
