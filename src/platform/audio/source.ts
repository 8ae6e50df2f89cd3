import { open } from 'node:fs/promises'

/** A file that is read in parts. */
export type Source = {
  size: number
  /** Up to this many bytes from an offset: fewer at the end of the file, none after it. */
  read: (from: number, length: number) => Promise<Buffer>
}

export async function withSource<T>(path: string, use: (source: Source) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await use({ size, read: (from, length) => read(from, Math.max(0, Math.min(length, size - from))) })
  } finally {
    await file.close()
  }

  async function read(from: number, length: number) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  }
}
