import { type FieldError, Refusal } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { onForm } from '../site/error-page.ts'
import { alarm, field } from '../site/page.ts'
import { type Answer, ask, type Turn } from './member-pages.ts'
import { saying } from './notices.ts'

/** What was typed as the name of an app or a token, and what is wrong with it. */
export type Renaming = { name?: string; errors: FieldError[]; trouble?: string }
type Show = (turn: Turn, status: number, typed: Renaming) => ReturnType<Answer>

/** Apps and tokens are renamed alike; `show` is the page, for a name that cannot be. */
export function renaming(operation: 'Apps_update' | 'Tokens_update', show: Show): Answer {
  return async (turn) => {
    const { ctx, reply, id, form } = turn
    const { name = '' } = form
    try {
      await ask(ctx, operation, { id, name })
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error)
      if (code !== 'invalid') throw error
      return show(turn, status, { name, errors, trouble })
    }
    return reply.redirect(saying('renamed'), 303)
  }
}

/** And ended alike. Who presses twice has ended it all the same. */
export function ending(operation: 'Apps_disconnect' | 'Tokens_revoke', said: string): Answer {
  return async ({ ctx, reply, id }) => {
    try {
      await ask(ctx, operation, { id })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
      return reply.redirect(saying('gone'), 303)
    }
    return reply.redirect(saying(said), 303)
  }
}

export function renameForm(action: string, { name = '', errors, trouble }: Renaming) {
  const input = html`type="text" value="${name}" maxlength="80" autocomplete="off"`
  return html`<form class="panel" method="post" action="${action}">
<h2>Rename it</h2>
${alarm(trouble)}
${field({ id: 'name', label: 'Name', errors, input })}
<button type="submit">Save the name</button>
</form>`
}

export const backToSettings = html`<p class="ways"><a href="/settings">Back to your settings</a></p>`
