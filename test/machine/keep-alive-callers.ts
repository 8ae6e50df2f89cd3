import { Agent, request } from 'node:http'

type Message = { method: string; headers: Record<string, string>; body: string }

/** Callers that send one request after the other over connections they keep, until the service accepts no more. */
export function startCallers(url: string, count: number, message?: Message) {
  const statuses: number[] = []
  const lost: string[] = []
  const callers = Array.from({ length: count }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let isOpen = true; isOpen; ) {
      const answer = await sendOne(url, agent, message)
      if (typeof answer === 'number') statuses.push(answer)
      else if (answer === 'ECONNREFUSED') isOpen = false
      else lost.push(answer)
    }
    agent.destroy()
  })
  return { statuses, lost, refused: Promise.all(callers) }
}

/** The status of the answer, or why there was none. */
function sendOne(url: string, agent: Agent, message?: Message) {
  return new Promise<number | string>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const { method = 'GET', headers = {}, body } = message ?? {}
    request(url, { agent, method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', fail)
    })
      .on('error', fail)
      .end(body)
  })
}
