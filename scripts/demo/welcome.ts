import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import type { Access } from './seed.ts'

/** What the demo says when it is ready: at most 80 columns, and every line for the shell works when pasted. */
export function welcome(baseUrl: string, { email, password, read, write, people, card }: Access) {
  return `
  ${bold('Kith')}, with eighteen months of Rui Costa: ${people} people, what they said,
  and what he promised them. It is thrown away when you stop it (Ctrl-C).

  Address        ${baseUrl}
  API reference  ${baseUrl}/api/docs
  Rui's card     ${card}
  E-mail         ${email}
  Password       ${password}
  Read           ${read}
  Read & write   ${write}

${heading('Ask it something')}

curl ${baseUrl}/api/ask/threads/\\
${randomUUID()}/messages \\
  --json '{ "content": "What did Olena say about her brother?" }' \\
  --oauth2-bearer ${write}

  Instead, ask
    What do I know about Aoi?             When did I last see Gonçalo?
    Who do I know in Lisbon?              What is overdue?

${heading('Look for people')}

curl --get ${baseUrl}/api/connections \\
  --data-urlencode "query=hospital" \\
  --oauth2-bearer ${read}

  Instead of hospital, look for
    jaoo tavares     a typo               moved from gdansk   said in a note
    910 000 455      part of a phone      東京                Tokyo
    ceramics fair    how you met          bank                a tag
  What Rui has promised is at ${baseUrl}/api/promises,
  what to do next at ${baseUrl}/api/next-moves

${heading('Give it to your assistant')}

  Paste ${baseUrl}/mcp, sign in as Rui, and choose what it may do.
  Or give it a token:

claude mcp add --transport http kith-demo ${baseUrl}/mcp \\
  --header "Authorization: Bearer \\
${write}"

  or, for others, in a file with mcpServers:

${configuration(baseUrl, write)}

  Then say:
    · What should I do next, and whom have I neglected?
    · What did I promise for this week, and to whom?
    · I see Ana from the bank tomorrow. What should I know?
    · Who could help Chiara with the railway?
    · Note that Gonçalo can start on Monday, and that I will send him the brief.
    · Draft a follow-up to Noor.
    · I sent Inês the two ways to do the Almada shop. Mark it as done.

`
}

/** The token has a line of its own, so that the file fits into a terminal. */
function configuration(baseUrl: string, token: string) {
  return `{
  "mcpServers": {
    "kith-demo": {
      "type": "http",
      "url": "${baseUrl}/mcp",
      "headers": {
        "Authorization":
          "Bearer ${token}"
      }
    }
  }
}`
}

const bold = (text: string) => styleText('bold', text)
const heading = (text: string) => `  ${styleText(['bold', 'green'], text)}`
