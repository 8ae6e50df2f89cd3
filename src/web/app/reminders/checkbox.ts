import { html } from '#platform/html/html.ts'

export function checkbox(name: string, label: string, isOn: boolean, hint?: string) {
  return html`<p class="choice"><label><input type="checkbox" name="${name}" ${isOn && html`checked`} ${hint && html`aria-describedby="${name}-hint"`}> <span>${label}</span></label>${hint && html`<span id="${name}-hint" class="hint">${hint}</span>`}</p>`
}
