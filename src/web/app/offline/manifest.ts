import { wordsFor } from '#contract/texts/catalogs.ts'
import type { CatalogLanguage } from '#contract/texts/languages.ts'
import { iconPath } from './icons.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: iconPath(size, purpose),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The app as phones and computers list it, in one of the languages. */
export function drawManifest(lang: CatalogLanguage) {
  const { capture, offline, shell } = wordsFor(lang)
  return JSON.stringify({
    id: '/today',
    name: 'Kith',
    short_name: 'Kith',
    description: offline.description,
    lang,
    start_url: '/today',
    scope: '/',
    display: 'standalone',
    theme_color: '#fbf9f4',
    background_color: '#fbf9f4',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: capture.record, url: '/capture?record=1', icons: [icon(192, 'any')] },
      { name: offline.addPerson, url: '/people/new', icons: [icon(192, 'any')] },
      { name: shell.ask, url: '/ask', icons: [icon(192, 'any')] },
    ],
    // The service worker takes it, or the server where there is none.
    share_target: {
      action: '/shared',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'contacts', accept: ['text/vcard', 'text/x-vcard', '.vcf'] }],
      },
    },
  })
}
