/** A service that has profiles of people: as phones call it in a vCard, and its name. */
export type Service = { id: string; name: string }

/** The service whose page this is, by its host; null for a page of somebody's own. */
export function serviceAt(url: string): Service | null {
  const host = new URL(url).hostname.replace(/^(www|m|mobile)\./, '')
  const known = services.find(({ hosts }) => hosts.some((each) => host === each || host.endsWith(`.${each}`)))
  return known ? { id: known.id, name: known.name } : null
}

const services: (Service & { hosts: string[] })[] = [
  { id: 'linkedin', name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  { id: 'twitter', name: 'X', hosts: ['x.com', 'twitter.com'] },
  { id: 'instagram', name: 'Instagram', hosts: ['instagram.com'] },
  { id: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  { id: 'threads', name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  { id: 'bluesky', name: 'Bluesky', hosts: ['bsky.app'] },
  { id: 'mastodon', name: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'mstdn.social', 'hachyderm.io'] },
  { id: 'github', name: 'GitHub', hosts: ['github.com'] },
  { id: 'gitlab', name: 'GitLab', hosts: ['gitlab.com'] },
  { id: 'youtube', name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  { id: 'tiktok', name: 'TikTok', hosts: ['tiktok.com'] },
  { id: 'whatsapp', name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  { id: 'telegram', name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  { id: 'xing', name: 'XING', hosts: ['xing.com'] },
  { id: 'behance', name: 'Behance', hosts: ['behance.net'] },
  { id: 'dribbble', name: 'Dribbble', hosts: ['dribbble.com'] },
  { id: 'medium', name: 'Medium', hosts: ['medium.com'] },
]
