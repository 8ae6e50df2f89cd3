import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Blobs } from './blobs.ts'

type Settings = Pick<Config, 'data' | 's3'>

/** Opens the file storage. Its library is loaded with the first file: few processes need it at the start. */
export function openBlobs(settings: Settings): Blobs {
  const incoming = join(settings.data, 'incoming')
  let opened: Promise<Blobs> | null = null
  const store = () => {
    opened ??= load(settings, incoming)
    return opened
  }
  return {
    put: async (key, file, mediaType) => (await store()).put(key, file, mediaType),
    open: async (key, range) => (await store()).open(key, range),
    remove: async (key) => (await store()).remove(key),
    removeAll: async (prefix) => (await store()).removeAll(prefix),
    list: async function* (prefix) {
      yield* (await store()).list(prefix)
    },
    sizeOf: async (key) => (await store()).sizeOf(key),
    madeAt: async (key) => (await store()).madeAt(key),
    asFile: async (key, use) => (await store()).asFile(key, use),
    incoming,
    close: async () => (await opened)?.close(),
  }
}

async function load({ data, s3 }: Settings, incoming: string) {
  if (s3) return (await import('./bucket.ts')).bucketBlobs(s3, incoming)
  return (await import('./disk.ts')).diskBlobs(join(data, 'blobs'), incoming)
}
