import { Agent, request } from 'node:http'

/** Callers that send one request after the other over connections they keep, until the service accepts no more. */
export function startCallers(url: string, count: number, path = '/readyz') {
  const statuses: number[] = []
  const lost: string[] = []
  const callers = Array.from({ length: count }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let isOpen = true; isOpen; ) {
      const answer = await sendOne(url + path, agent)
      if (typeof answer === 'number') statuses.push(answer)
      else if (answer === 'ECONNREFUSED') isOpen = false
      else lost.push(answer)
    }
    agent.destroy()
  })
  return { statuses, lost, refused: Promise.all(callers) }
}

/** The status of the answer, or why there was none. */
function sendOne(url: string, agent: Agent) {
  return new Promise<number | string>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', fail)
    })
      .on('error', fail)
      .end()
  })
}
