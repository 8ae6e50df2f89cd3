import { type Html, html } from '#platform/html/html.ts'
import { backLink } from '../../../kit/document.ts'
import { icon } from '../../../kit/icons.ts'
import type { Output, Screen, ScreenRequest } from '../../frame/screen.ts'

type CardTab = 'details' | 'design' | 'share' | 'visits'

type CardScreen = { tab: CardTab; body: Html; scripts?: string[]; status?: number; isWrong?: boolean }

/** One of the pages about a card: its name, where it is, and the way to the other pages. */
export function cardScreen(page: ScreenRequest, card: Card, { tab, body, isWrong, ...more }: CardScreen): Screen {
  const { cards: words, edit } = page.words
  const title = `${card.name} · ${words.tabs[tab]}`
  return {
    title: isWrong ? edit.errorIn({ title }) : title,
    sheets: ['cards'],
    body: html`${backLink({ href: '/cards', label: words.title, isLoadedAhead: true })}
<div class="card-head"><h1><bdi>${card.name}</bdi></h1>
<a class="button quiet" href="/cards/${card.id}/qr" data-ahead>${icon('code')}${words.showCode}</a></div>
<p class="soft small">
  ${card.published ? html`<a href="${new URL(card.url).pathname}">${shortAddress(card.url)}</a>` : words.hidden}</p>
<nav class="choices" aria-label="${words.tabsOf({ name: card.name })}">${tabNames.map(
      (name) =>
        html`<a href="/cards/${card.id}${paths[name]}" data-ahead
  ${name === tab && html`aria-current="page"`}>${words.tabs[name]}</a>
`,
    )}</nav>
${body}`,
    ...more,
  }
}

const paths: Record<CardTab, string> = { details: '', design: '/design', share: '/share', visits: '/visits' }
const tabNames = Object.keys(paths) as CardTab[]

/** An address as people read it aloud. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\//, '')

/** The card itself with its form below, or beside it on a large screen. The button works without script. */
export function besidePreview({ words: { cards: words } }: ScreenRequest, card: Card, form: Html): Html {
  const path = `/cards/${card.id}/preview`
  return html`<div class="editor">
<section id="preview" class="preview" aria-labelledby="preview-heading" tabindex="-1">
<h2 id="preview-heading">${words.preview}</h2>
<p class="small soft" data-tap hidden>${words.tapHint}</p>
<button type="submit" class="quiet" form="card-form" formaction="${path}" formtarget="preview" formnovalidate
  data-update-preview>${words.updatePreview}</button>
<div class="phone"><iframe name="preview" src="${path}" loading="lazy" data-card="/cards/${card.id}"
    title="${words.previewOf({ name: card.name })}"></iframe></div>
<p class="to-form"><a href="#card-form">${words.backToForm}</a></p>
</section><div>${form}</div></div>`
}

/** Beside the button: whether there is something to save. */
export const saveBar = ({ words: { cards: words } }: ScreenRequest, isUnsaved: boolean) =>
  html`<div class="save-bar actions"><p id="unsaved" class="small soft" role="status"
  ${!isUnsaved && html`hidden`}>${words.unsaved}</p>
<button type="submit">${words.save}</button>
<a class="button quiet" href="#preview">${words.seeCard}</a></div>`

/** One of the member's cards, as the door returns it. */
export type Card = Output<'Cards_get'>

/** In the order in which members see their cards. */
export const defaultFirst = (cards: Card[]) => cards.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
