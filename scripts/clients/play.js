import { createServer } from 'node:http'

// Runs in a folder of its own with one MCP library: signs in by OAuth, lists the tools, reads and writes. Prints what came back.
// node play.js <library file> <address of the tools> <text of a note>

const [file, address, text] = process.argv.slice(2)
const { auth, connect } = await import(file)
const { port, code } = await listenForCode()
const stored = {}

const provider = {
  redirectUrl: `http://127.0.0.1:${port}/callback`,
  clientMetadata: {
    client_name: file.replace(/^.*\/|\.js$/g, ''),
    redirect_uris: [`http://127.0.0.1:${port}/callback`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  clientInformation: () => stored.client,
  saveClientInformation: (client) => {
    stored.client = client
  },
  tokens: () => stored.tokens,
  saveTokens: (tokens) => {
    stored.tokens = tokens
  },
  codeVerifier: () => stored.verifier,
  saveCodeVerifier: (verifier) => {
    stored.verifier = verifier
  },
  redirectToAuthorization: (url) => console.log(`Open ${url}`),
}

const { list, call, close } = await connect(address, provider).catch(async (error) => {
  if (!auth) throw error
  await auth(provider, { serverUrl: address, authorizationCode: await code })
  return connect(address, provider)
})
const tools = await list()
console.log(`lists ${tools.join(' ')}`)
const found = await call('search_connections', { query: 'ana' })
console.log(`reads ${found}`)
const connectionId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(found)?.[0]
if (tools.includes('add_note')) console.log(`writes ${await call('add_note', { connectionId, text })}`)
await close()
process.exit(0)

/** Waits at the redirect address for the code. */
async function listenForCode() {
  const { promise: code, resolve } = Promise.withResolvers()
  const server = createServer((request, response) => {
    resolve(new URL(request.url, 'http://127.0.0.1').searchParams.get('code'))
    response.end('Signed in.')
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return { port: server.address().port, code }
}
