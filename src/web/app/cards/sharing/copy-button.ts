import { html } from '#platform/html/html.ts'
import { icon } from '../../drawing/icons.ts'
import type { ScreenRequest } from '../../frame/screen.ts'

/** Copies the element with this id. Hidden without script, where the text is selected by hand. */
export const copyButton = ({ words: { cardShare: words } }: ScreenRequest, id: string, label: string) =>
  html`<button type="button" class="quiet" data-copy="${id}" data-copied="${words.copied}" aria-describedby="${id}" hidden>${icon('copy')}${label}</button>`
