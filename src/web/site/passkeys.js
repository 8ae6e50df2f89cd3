// A form with data-passkey either creates a passkey (with data-options) or uses one. The browser's answer goes into its
// field `credential`, and the form is sent. Without this script, or without passkeys, the form stays hidden.
const form = document.querySelector('form[data-passkey]')
const { passkey, origin, options } = form?.dataset ?? {}
const parse =
  passkey === 'create'
    ? globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON
    : globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON

if (form && parse && origin === location.origin) {
  const problem = form.querySelector('[role=alert]')
  form.hidden = false
  for (const instead of document.querySelectorAll('.without-passkeys')) instead.hidden = true
  form.addEventListener('submit', async (event) => {
    if (form.elements.credential.value !== '') return
    event.preventDefault()
    problem.hidden = true
    try {
      send(passkey === 'create' ? await create() : await use())
    } catch {
      problem.hidden = false
    }
  })
  // Going back to this page must not send the old answer again.
  addEventListener('pageshow', () => {
    form.elements.credential.value = ''
  })
  if (document.querySelector('[autocomplete~=webauthn]')) offerWithPasswords()
}

function send(credential) {
  form.elements.credential.value = JSON.stringify(credential)
  form.requestSubmit()
}

function create() {
  return navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options)),
  })
}

// One request at a time: the button ends the one that waits in the list of saved passwords.
let waiting

async function use(mediation) {
  waiting?.abort()
  waiting = new AbortController()
  const { signal } = waiting
  const response = await fetch('/api/public/passkey-challenges', { method: 'POST', signal })
  if (!response.ok) throw new Error('no challenge')
  const { options } = await response.json()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return navigator.credentials.get({ publicKey, signal, ...(mediation && { mediation }) })
}

/** The browser lists passkeys where it lists saved passwords. A challenge lasts five minutes, so it is renewed before. */
async function offerWithPasswords() {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  const renewal = setTimeout(offerWithPasswords, 4 * 60_000)
  try {
    send(await use('conditional'))
  } catch (error) {
    if (error.name !== 'AbortError') clearTimeout(renewal)
  }
}
