/** As a piece is kept. Large enough that a statement is worth it, small enough that many uploads at once do not count in memory. */
export const pieceBytes = 262_144;

/** What arrives in pieces of any size, in pieces of one size; the last may be smaller. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const arrived of bytes) {
    held.push(arrived);
    length += arrived.length;
    while (length >= size) {
      const whole = Buffer.concat(held);
      yield whole.subarray(0, size);
      held = [whole.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}
