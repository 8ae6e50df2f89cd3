import { Refusal } from '#contract/errors.ts'
import { maxNoteLength } from '#people/interactions/api.ts'
import { html } from '#platform/html/html.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'

/**
 * Files that another app shared with Kith. The service worker keeps them, and the page sends them as imports to look at. Any
 * website can send a form to this address, and the worker can't tell it from an app: so the member is asked first.
 */
export function serveShared(screens: AppScreens) {
  screens.show('/shared', async (page) => sharedPage(page))
}

/**
 * The same without a service worker: contacts become an import to look at, a text fills the capture form. Other files have
 * nowhere to wait: once that page was open, there is a worker.
 */
export function serveSharedUpload(forms: UploadForms) {
  forms.take('/shared', {
    formPage: '/imports',
    show: async (page) => sharedPage(page),
    isShared: true,
    operation: 'Imports_create',
    path: () => ({}),
    fields: (_, { contacts }) => ({ contacts }),
    done: async (_, { id }) => ({ to: `/imports/${id}` }),
    failed: async ({ form }, error) => {
      if (!(error instanceof Refusal) || error.code !== 'invalid' || form.contacts !== undefined) throw error
      const isFile = error.fields.some(({ field }) => field === 'files')
      return { to: `/capture?${textsOf(form)}${isFile ? '&notTaken=on' : ''}` }
    },
  })
}

function textsOf(form: ScreenRequest['form']) {
  const texts = ['title', 'text', 'url'].map((name) => [name, (form[name] ?? '').slice(0, maxNoteLength)])
  return new URLSearchParams(texts.filter(([, text]) => text !== ''))
}

function sharedPage({ words: { shared: words } }: ScreenRequest): Screen {
  const body = html`<h1>${words.title}</h1>
<p id="shared-state" role="status" data-sending="${words.sending}" data-nothing="${words.nothing}"
  data-waits="${words.waits}" data-refused="${words.refused}"></p>
<section id="shared-question" hidden><p>${words.question}</p>
<p class="actions"><button type="button" id="shared-look">${words.look}</button>
<button type="button" id="shared-discard" class="quiet">${words.discard}</button></p></section>
<p><a href="/imports">${words.toImports}</a></p>`
  return { title: words.title, sheets: ['reminders'], scripts: ['imports/shared.js'], body }
}

/** What another app shared as text: a title, a text and a link, each once. */
export function sharedText({ title = '', text = '', url = '' }: ScreenRequest['query']) {
  const lines = [title, text, url].map((line) => line.trim()).filter(Boolean)
  const isElsewhere = (line: string, at: number) =>
    lines.some((other, of) => of !== at && other.includes(line) && (other !== line || of < at))
  return lines.filter((line, at) => !isElsewhere(line, at)).join('\n')
}
