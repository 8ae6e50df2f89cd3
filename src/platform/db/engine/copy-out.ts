import pg from 'pg'

// PostgreSQL sends bytes as text, twice as many, and decoding them takes longer than all the rest. It sends them as they are
// only for `copy`, which takes no parameters: the values are written into the statement.

export const isCopyOut = (text: string) => text.startsWith('copy (')

/** A row is a list of the bytes of its columns. None of them may be null. */
export type CopiedRow = Buffer[]

export function copyOut(client: pg.PoolClient, text: string, values: readonly unknown[]) {
  return new Promise<{ command: string; rows: CopiedRow[]; rowCount: number }>((resolve, reject) => {
    const written = text.replace(/\$(\d+)/g, (_, n) => client.escapeLiteral(String(values[n - 1])))
    const query = new CopyOut(written, (error) =>
      error ? reject(error) : resolve({ command: 'COPY', rows: query.rows, rowCount: query.rows.length }),
    )
    client.query(query)
  })
}

const headerLength = 19

class CopyOut extends pg.Query {
  readonly rows: CopiedRow[] = []

  /** Called by the client for each row, and in the end. The first comes after a header. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    const row = columnsOf(chunk.subarray(this.rows.length === 0 ? headerLength : 0))
    if (row) this.rows.push(row)
  }
}

/** How many columns there are, then each with its length before it. The end is a row of -1 columns. */
function columnsOf(row: Buffer): CopiedRow | null {
  const count = row.readInt16BE(0)
  if (count < 0) return null
  // The client will use its memory again for other rows.
  const copy = Buffer.from(row)
  let end = 2
  return Array.from({ length: count }, () => {
    const from = end + 4
    end = from + copy.readInt32BE(end)
    return copy.subarray(from, end)
  })
}
