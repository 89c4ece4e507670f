import { createHash } from 'node:crypto';

/** The id that git gives a file of this content, in a repository whose ids have so many hex digits: 40 (SHA-1) or 64 (SHA-256). */
export function blobId(content: Uint8Array, hexDigits: number): string {
  const hash = createHash(hexDigits === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}
