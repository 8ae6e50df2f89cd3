const find = (selector, from = document) => from.querySelector(selector)
const status = find('.status')

const share = find('button.share')
const url = find('link[rel=canonical]')?.href
if (share && url && (navigator.share || navigator.clipboard)) {
  share.hidden = false
  share.onclick = async () => {
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url })
      await navigator.clipboard.writeText(url)
      status.textContent = status.dataset.copied
      setTimeout(() => (status.textContent = ''), 4000)
    } catch {}
  }
}

const form = find('form[data-to]')
const ticks = ['sendCopy', 'consent']
if (form) {
  const { to, wrong, unsent, sending } = form.dataset
  const message = find('.message', form)
  const button = find('[type=submit]', form)
  const show = (field, text) => {
    const place = find(`#e-${CSS.escape(field)}`)
    if (!place) return false
    place.textContent = text && (place.dataset.fix || `${place.dataset.label} ${text}.`)
    const input = form.elements[field]
    if (text) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    const more = text && input.closest('details')
    if (more) more.open = true
    return true
  }
  const refuse = ({ code, detail, errors = [] }) => {
    const shown = errors.filter(({ field, message }) => show(field, message))
    const first = shown[0] && form.elements[shown[0].field]
    message.textContent = first
      ? wrong
      : code === 'internal' || document.documentElement.lang !== 'en'
        ? unsent
        : (detail ?? unsent)
    ;(first || button).focus()
  }
  const thank = () => {
    const thanks = find('template.thanks').content.cloneNode(true)
    const heading = find('h2', thanks)
    form.parentNode.replaceChildren(thanks)
    heading.id = 'exchange'
    heading.focus()
  }
  form.onsubmit = async (event) => {
    event.preventDefault()
    if (button.disabled) return
    const text = button.textContent
    const filled = [...new FormData(form)].filter(([, value]) => value.trim() !== '')
    const body = Object.fromEntries(filled.map(([name, value]) => [name, ticks.includes(name) || value]))
    for (const { id } of form.querySelectorAll('.error')) show(id.slice(2), '')
    message.textContent = ''
    button.disabled = true
    button.textContent = sending
    let answer = {}
    let done = false
    try {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) })
      done = response.ok
      answer = await response.json()
    } catch {}
    button.disabled = false
    button.textContent = text
    if (done) thank()
    else refuse(answer)
  }
}

const video = find('.backdrop video')
const pause = find('button.pause')
const { saveData, effectiveType = '4g' } = navigator.connection ?? {}
const asks = (what) => matchMedia(`(prefers-reduced-${what}: reduce)`).matches
if (video && pause && !saveData && /4g/.test(effectiveType) && !asks('motion') && !asks('data')) {
  const tell = () => {
    const { play, pause: stop } = pause.dataset
    pause.setAttribute('aria-label', video.paused ? play : stop)
    pause.classList.toggle('paused', video.paused)
  }
  video.onplaying = () => {
    video.hidden = pause.hidden = false
    tell()
  }
  video.onpause = tell
  pause.onclick = () => (video.paused ? video.play().catch(tell) : video.pause())
  const begin = () => video.play().catch(() => {})
  const idle = () =>
    window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin, 300)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}
