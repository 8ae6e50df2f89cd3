/** Rows page by page. `read` gets the last row of the page before, and returns the next rows, `size` at most. */
export async function* pagesOf<Row>(size: number, read: (last: Row | undefined) => Promise<Row[]>) {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last)
    yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}
