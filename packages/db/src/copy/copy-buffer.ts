/** Bytes of one CopyData message; PostgreSQL parses messages of this size while they are still in its cache. */
const messageBytes = 131_072;
/** `PGCOPY\n\xff\r\n\0`, no flags, no header extension. */
const header = Buffer.from([0x50, 0x47, 0x43, 0x4f, 0x50, 0x59, 0x0a, 0xff, 0x0d, 0x0a, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);
/** A field count of −1 ends the data. */
const trailerBytes = 2;

/**
 * Where rows are encoded for `COPY … FROM STDIN (FORMAT binary)`. It is kept by its thread and filled anew for every chunk, so that after
 * the first chunks nothing is allocated. Encoders call `reserve` once a row and then write at `position` without further checks.
 */
export class CopyBuffer {
  bytes: Buffer<ArrayBuffer>;
  view: DataView<ArrayBuffer>;
  position = 0;
  rows = 0;

  constructor(initialBytes = 1_048_576) {
    this.bytes = Buffer.allocUnsafeSlow(initialBytes);
    this.view = new DataView(this.bytes.buffer);
    this.restart();
  }

  /** Forgets what was encoded and begins a new COPY. */
  restart(): void {
    this.bytes.set(header, 0);
    this.position = header.length;
    this.rows = 0;
  }

  /** Makes room for `needed` more bytes, doubling as often as it takes. */
  reserve(needed: number): void {
    const wanted = this.position + needed + trailerBytes;
    if (wanted <= this.bytes.length) return;
    let size = this.bytes.length * 2;
    while (size < wanted) size *= 2;
    const grown = Buffer.allocUnsafeSlow(size);
    grown.set(this.bytes.subarray(0, this.position));
    this.bytes = grown;
    this.view = new DataView(grown.buffer);
  }

  /** The whole COPY, trailer included, in pieces of a message each. Valid until the next `restart`. */
  *messages(): Generator<Buffer> {
    this.view.setInt16(this.position, -1);
    const end = this.position + trailerBytes;
    for (let start = 0; start < end; start += messageBytes) yield this.bytes.subarray(start, Math.min(start + messageBytes, end));
  }
}

/** Bytes of a text in UTF-8 at most, without encoding it. */
export const textBytesMax = (text: string): number => text.length * 3;

/** Longer texts go through the native encoder, whose call costs more than a short loop. */
const loopCharactersMax = 48;

/** Writes a text field (length word, then UTF-8) and returns the position behind it. The caller has reserved 4 + textBytesMax. */
export function writeText(buffer: CopyBuffer, at: number, text: string): number {
  const { bytes } = buffer;
  const start = at + 4;
  const { length } = text;
  let end = start;
  if (length <= loopCharactersMax) {
    for (let index = 0; index < length; index++) {
      const unit = text.charCodeAt(index);
      if (unit > 0x7f) break;
      bytes[end++] = unit;
    }
  }
  if (end - start < length) end = start + bytes.write(text, start, 'utf8');
  buffer.view.setInt32(at, end - start);
  return end;
}
