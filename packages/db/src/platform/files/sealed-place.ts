/**
 * A sealed content is pieces of ciphertext and tag (16 bytes), AES-256-GCM under a key that no other content has. The number of a piece is its nonce, and the content's name is
 * authenticated with it: a piece opens nowhere else. All but the last are full, and the last never is: what was cut off does not open either.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets/index.ts';
import type { ContentPlace } from './content-place.ts';
import { inPieces, pieceBytes } from './in-pieces.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const clearBytes = pieceBytes - tagBytes;
const keyColumn = 'stored_file.content_key';

export type ContentKey = Buffer;
export const newContentKey = (): ContentKey => randomBytes(32);

/** As the file's row holds it. Call it in the transaction that writes the row. @throws AppError SECRET_KEY_ABSENT */
export const sealContentKey = (secrets: Secrets, content: string, key: ContentKey): Uint8Array<ArrayBuffer> =>
  secrets.seal(keyColumn, content, key.toString('base64'));

/** @throws AppError SECRET_KEY_MISSING, SECRET_UNREADABLE */
export const openContentKey = (secrets: Secrets, content: string, sealed: Uint8Array): ContentKey =>
  Buffer.from(secrets.open(keyColumn, content, sealed), 'base64');

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeUInt32BE(number, nonceBytes - 4);
  return nonce;
}

function sealPiece(key: ContentKey, content: string, number: number, piece: Uint8Array): Buffer {
  const sealing = createCipheriv(cipher, key, nonceOf(number), { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(content));
  return Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()]);
}

function openPiece(key: ContentKey, content: string, number: number, sealed: Uint8Array): Buffer {
  const end = sealed.length - tagBytes;
  if (end < 0) throw new Error('it is shorter than a seal');
  const opening = createDecipheriv(cipher, key, nonceOf(number), { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(content));
  opening.setAuthTag(sealed.subarray(end));
  return Buffer.concat([opening.update(sealed.subarray(0, end)), opening.final()]);
}

async function* sealPieces(key: ContentKey, content: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let number = 0;
  let isOpen = true;
  for await (const piece of inPieces(bytes, clearBytes)) {
    isOpen = piece.length === clearBytes;
    yield sealPiece(key, content, number++, piece);
  }
  if (isOpen) yield sealPiece(key, content, number, Buffer.alloc(0));
}

async function* openPieces(key: ContentKey, content: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let number = 0;
  let isOpen = true;
  for await (const sealed of inPieces(pieces, pieceBytes)) {
    isOpen = sealed.length === pieceBytes;
    try {
      yield openPiece(key, content, number, sealed);
    } catch (error) {
      throw new Error(`piece ${number} of the content ${content} is not what was sealed`, { cause: error });
    }
    number++;
  }
  if (isOpen) throw new Error(`the content ${content} has lost its end after ${number} pieces`);
}

/** A place as it is seen with the key of a content: what goes in is sealed, what comes out is clear, or does not come. */
export const sealedPlace = (place: ContentPlace, key: ContentKey): ContentPlace => ({
  ...place,
  write: (content, bytes) => place.write(content, sealPieces(key, content, bytes)),
  read: (content) => openPieces(key, content, place.read(content)),
});
