/** Sends the form with a file that says `data-upload`, and shows how far it is. The file can also be dropped on the page. */
import { announce, show } from '../parts/part.js'

const form = /** @type {HTMLFormElement} */ (document.querySelector('form[data-upload]'))
form.classList.add('can-drop')

/** The form is replaced when something is wrong with it. */
const current = () => /** @type {HTMLFormElement} */ (document.getElementById(form.id))

document.addEventListener('submit', (event) => {
  if (event.target !== current()) return
  event.preventDefault()
  send(current())
})

/** @param {HTMLFormElement} form */
function send(form) {
  if (form.getAttribute('aria-busy') === 'true') return
  form.setAttribute('aria-busy', 'true')
  const bar = document.createElement('progress')
  bar.max = 1
  bar.setAttribute('aria-label', form.dataset.sending ?? '')
  form.append(bar)
  announce(form.dataset.sending ?? '')
  const end = () => {
    bar.remove()
    form.removeAttribute('aria-busy')
  }
  const request = new XMLHttpRequest()
  request.open('POST', form.action)
  request.setRequestHeader('Kith-Part', form.id)
  request.setRequestHeader('Kith-Page', location.pathname)
  request.upload.onprogress = ({ loaded, total }) => {
    if (loaded < total) bar.value = loaded / total
    // What is left is the server's work, of which nobody knows how long it takes.
    else bar.removeAttribute('value')
  }
  request.onerror = () => {
    end()
    announce(document.body.dataset.offline ?? '')
  }
  request.onload = async () => {
    announce('')
    await show(toResponse(request), form.id)
    end()
  }
  request.send(new FormData(form))
}

/** @param {XMLHttpRequest} request */
function toResponse(request) {
  const { status, responseText } = request
  const headers = new Headers()
  for (const name of ['kith-location', 'kith-build', 'content-type']) {
    const value = request.getResponseHeader(name)
    if (value) headers.set(name, value)
  }
  return new Response(status === 204 ? null : responseText, { status, headers })
}

/** @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files') ?? false

document.addEventListener('dragover', (event) => {
  if (!hasFiles(event)) return
  event.preventDefault()
  current().classList.add('over')
})
document.addEventListener('dragleave', (event) => {
  if (!event.relatedTarget) current().classList.remove('over')
})
document.addEventListener('drop', (event) => {
  if (!hasFiles(event)) return
  event.preventDefault()
  const form = current()
  form.classList.remove('over')
  const field = form.querySelector('input[type=file]')
  if (!(field instanceof HTMLInputElement) || !event.dataTransfer) return
  field.files = event.dataTransfer.files
  form.requestSubmit()
})
