import { hash } from 'node:crypto'

/** How many zero bits the hash must begin with: some 65,000 tries for whoever sends it, one for us. */
const bits = 16

/** Whether somebody's machine worked for this: SHA-256 of the form's stamp and the proof begins with enough zeros. */
export function isProofOfWork(stamp: string, proof: string) {
  return hash('sha256', stamp + proof, 'buffer').readUInt32BE() >>> (32 - bits) === 0
}
