import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import type { Access } from './seed.ts'

/** The text the demo prints when it is ready: at most 80 columns, with commands that work when pasted. */
type Welcome = Access & { signInLink: string }

export function welcome(baseUrl: string, { email, password, read, write, people, card, signInLink }: Welcome) {
  return `
  ${bold('Kith')} is running with demo data: eighteen months of Rui Costa, with
  ${people} people, notes and promises. Stop it with Ctrl-C: all data is deleted.

  Open the app   ${signInLink}
                 (signs you in as Rui, once, within 15 minutes)
  Address        ${baseUrl}
  API reference  ${baseUrl}/api/docs
  Rui's card     ${card}
  E-mail         ${email}
  Password       ${password}
  Read           ${read}
  Read & write   ${write}

${heading('Ask a question')}

curl ${baseUrl}/api/ask/threads/\\
${randomUUID()}/messages \\
  --json '{ "content": "What did Olena say about her brother?" }' \\
  --oauth2-bearer ${write}

  Other questions
    What do I know about Aoi?             When did I last see Gonçalo?
    Who do I know in Lisbon?              What is overdue?

${heading('Search people')}

curl --get ${baseUrl}/api/connections \\
  --data-urlencode "query=hospital" \\
  --oauth2-bearer ${read}

  Other queries
    jaoo tavares     a typo               moved from gdansk   said in a note
    910 000 455      part of a phone      東京                Tokyo
    ceramics fair    how you met          bank                a tag
  Rui's open promises: ${baseUrl}/api/promises
  His next moves:      ${baseUrl}/api/next-moves

${heading('Connect your AI assistant')}

  Add ${baseUrl}/mcp as a connector, then sign in as Rui.
  With ${baseUrl}/mcp/full the assistant can do everything.
  Or use a token. Claude Code:

claude mcp add --transport http kith-demo ${baseUrl}/mcp \\
  --header "Authorization: Bearer \\
${write}"

  Other assistants, in their mcpServers file:

${configuration(baseUrl, write)}

  Then ask:
    · What should I do next, and who have I neglected?
    · What did I promise for this week, and who is it for?
    · I see Ana from the bank tomorrow. What should I know?
    · Who could help Chiara with the railway?
    · Note that Gonçalo can start on Monday, and that I will send him the brief.
    · Draft a follow-up to Noor.
    · I sent Inês the two ways to do the Almada shop. Mark it as done.

`
}

/** The token has its own line, so that the text fits into a terminal. */
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
