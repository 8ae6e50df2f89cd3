import { joinOr } from '#language/locales/lists.ts'
import { type Html, html } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import { icon } from '../drawing/icons.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { type Found, foundRow } from './rows.ts'

const maxFound = 50

/** What a search found, and what to do if it found nobody. */
export async function drawFound(page: ScreenRequest, query: string): Promise<{ count: string; body: Html }> {
  const { people } = page.words
  const result = await page.call('Connections_search', { query: [...query].slice(0, 120).join(''), limit: maxFound })
  const { connections, more, unmatched = [] } = result
  if (connections.length === 0) return { count: people.found({ number: 0 }), body: drawNobody(page, query) }
  const count = more ? people.foundMore({ matches: connections.length }) : people.found({ number: connections.length })
  const ambiguity = describeAlike(page, result)
  return {
    count,
    body: html`${
      unmatched.length > 0 &&
      html`<p class="panel">${people.unmatched({
        words: joinOr(
          page.locale,
          unmatched.map((word) => people.quoted({ word })),
        ),
      })}</p>`
    }
${ambiguity && html`<p class="panel">${ambiguity}</p>`}<ol class="people found">
${connections.map((person) => foundRow(page, person))}</ol>${more && html`<p class="soft">${people.more}</p>`}`,
  }
}

function describeAlike({ words }: ScreenRequest, { ambiguous, connections }: Output<'Connections_search'>) {
  if (!ambiguous) return null
  const name = connections[0]?.displayName ?? ''
  const sameName = connections.filter((each: Found) => each.displayName === name).length
  return sameName > 1 ? words.people.sameName({ namesakes: sameName, name }) : words.people.alike
}

function drawNobody({ words: { people } }: ScreenRequest, query: string) {
  return html`<div class="panel first-step"><p><strong>${people.nobody({ query })}</strong></p><p>${people.nobodyHint}</p>
<form method="post" action="/people">${formKey()}<input type="hidden" name="line" value="${query}"><button type="submit" class="quiet">${icon('add')}<span>${people.addFound({ query })}</span></button></form></div>`
}
