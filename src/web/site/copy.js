const status = document.createElement('p')
status.className = 'visually-hidden'
status.setAttribute('role', 'status')
document.querySelector('main').append(status)

for (const figure of document.querySelectorAll('figure')) {
  const code = figure.querySelector('code')
  const button = document.createElement('button')
  const show = (label, message) => {
    button.textContent = label
    status.textContent = message
  }
  show('Copy', '')
  button.type = 'button'
  button.className = 'copy'
  button.setAttribute('aria-label', `Copy: ${figure.querySelector('figcaption').textContent}`)
  let reset
  button.onclick = async () => {
    const isCopied = await copy(code)
    show(
      isCopied ? 'Copied' : 'Selected',
      isCopied ? 'Copied.' : 'Your browser cannot copy. The text is selected: copy it yourself.',
    )
    clearTimeout(reset)
    reset = setTimeout(show, 3000, 'Copy', '')
  }
  const pre = figure.querySelector('pre')
  pre.before(button)
  // The button takes the focus already.
  pre.removeAttribute('tabindex')
}

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return true
  } catch {
    // Over plain HTTP there is no clipboard API; selected text can still be copied.
    getSelection().selectAllChildren(code)
    return document.execCommand('copy')
  }
}
