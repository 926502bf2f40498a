import { AppError, limits } from '@wagewright/contracts';
import { broken } from './broken.ts';

const nothing = Buffer.alloc(0);

/** Waits for what comes next, but not for ever: whoever sends nothing holds no place. */
async function beforeIdle<Result>(next: Promise<Result>, idleMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(broken('idle')), idleMs);
  });
  try {
    return await Promise.race([next, idle]);
  } finally {
    clearTimeout(timer);
  }
}

/** Bytes that arrive, taken up to a delimiter, with no more of them in memory than arrive at once. */
export class ByteSource {
  readonly #arriving: AsyncIterator<Uint8Array>;
  readonly #idleMs: number;
  #held: Buffer;

  /** @param start what counts as having arrived before */
  constructor(arriving: AsyncIterator<Uint8Array>, start: string, idleMs: number = limits.uploadIdleSecondsMax * 1_000) {
    this.#arriving = arriving;
    this.#held = Buffer.from(start, 'latin1');
    this.#idleMs = idleMs;
  }

  /** @throws AppError UPLOAD_BROKEN where the sender has gone, or sends nothing */
  async #more(): Promise<void> {
    const { value, done } = await beforeIdle(this.#arriving.next(), this.#idleMs).catch((error: unknown) => {
      throw error instanceof AppError ? error : broken('cut', error);
    });
    if (done) throw broken('cut');
    this.#held = this.#held.length === 0 ? Buffer.from(value.buffer, value.byteOffset, value.length) : Buffer.concat([this.#held, value]);
  }

  /** @throws AppError UPLOAD_BROKEN */
  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) await this.#more();
    return this.#cut(count, 0);
  }

  /**
   * What stands before a delimiter, which is taken too.
   * @throws AppError UPLOAD_BROKEN, also where the delimiter does not come within so many bytes
   */
  async takeThrough(delimiter: Buffer, bytesMax: number): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      if (at > bytesMax || (at < 0 && this.#held.length > bytesMax + delimiter.length)) throw broken('form');
      if (at >= 0) return this.#cut(at, delimiter.length);
      await this.#more();
    }
  }

  /** Like takeThrough for what may be long: each piece as it arrives. */
  async *streamThrough(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      if (at >= 0) {
        if (at > 0) yield this.#cut(at, delimiter.length);
        else this.#cut(0, delimiter.length);
        return;
      }
      const certain = this.#held.length - delimiter.length + 1; // the delimiter may have begun in the last of it
      if (certain > 0) yield this.#cut(certain, 0);
      await this.#more();
    }
  }

  #cut(length: number, over: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.length === length + over ? nothing : this.#held.subarray(length + over);
    return taken;
  }
}
