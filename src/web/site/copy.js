const told = document.createElement('p')
told.className = 'unseen'
told.setAttribute('role', 'status')
document.querySelector('main').append(told)

for (const figure of document.querySelectorAll('figure')) {
  const code = figure.querySelector('code')
  const button = document.createElement('button')
  const say = (label, words) => {
    button.textContent = label
    told.textContent = words
  }
  say('Copy', '')
  button.type = 'button'
  button.className = 'copy'
  button.setAttribute('aria-label', `Copy: ${figure.querySelector('figcaption').textContent}`)
  let back
  button.onclick = async () => {
    const done = await copied(code)
    say(done ? 'Copied' : 'Selected', done ? 'Copied.' : 'This browser does not copy. It is selected for you to copy.')
    clearTimeout(back)
    back = setTimeout(say, 3000, 'Copy', '')
  }
  const pre = figure.querySelector('pre')
  pre.before(button)
  // The button is stop enough.
  pre.removeAttribute('tabindex')
}

async function copied(code) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return true
  } catch {
    // Over plain HTTP there is no clipboard to write to: what is selected can be copied all the same.
    getSelection().selectAllChildren(code)
    return document.execCommand('copy')
  }
}
