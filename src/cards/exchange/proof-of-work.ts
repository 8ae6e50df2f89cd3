import { hash } from 'node:crypto'

/** How many zero bits the hash must begin with: about 65,000 attempts for the sender, one for us. */
const bits = 16

/** Whether the SHA-256 hash of stamp and proof begins with enough zero bits. */
export function isProofOfWork(stamp: string, proof: string) {
  return hash('sha256', stamp + proof, 'buffer').readUInt32BE() >>> (32 - bits) === 0
}
