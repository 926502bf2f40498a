import type { Connection, Submittable } from 'pg';
import { takeInPlace } from './kept-buffer-socket.ts';

/** Message types of PostgreSQL's protocol. */
const copyOutResponse = 0x48;
const copyData = 0x64;
const copyDone = 0x63;
const errorResponse = 0x45;
/** Type byte and length word; the length counts itself. */
const headBytes = 5;

type DataListener = (bytes: Buffer) => void;

/**
 * `COPY … TO STDOUT` whose data is read where it lies in the socket's buffers. PostgreSQL sends a message a row, so that a stream of them
 * (a buffer, an event and a copy for each) costs more than what is done with the row; here a row costs nothing but its decoding.
 *
 * While the data flows it listens to the socket in the place of pg's own parser, which gets everything that is not data.
 */
export class CopyOut implements Submittable {
  /** Settles when PostgreSQL is ready for the next query; rejects with its error, or with what `take` threw. */
  readonly done: Promise<void>;
  private readonly text: string;
  private readonly take: (bytes: Buffer, from: number, to: number) => void;
  private connection: Connection | undefined;
  private parser: DataListener | undefined;
  private listens = false;
  private rest: Buffer | undefined;
  private failure: unknown;
  private resolve!: () => void;
  private reject!: (error: unknown) => void;
  private readonly listener: DataListener = (bytes) => this.read(bytes);

  /** @param take gets the content of one data message: `bytes` from `from` up to before `to`, valid during the call */
  constructor(text: string, take: (bytes: Buffer, from: number, to: number) => void) {
    this.text = text;
    this.take = take;
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.done.catch(() => undefined); // whoever awaits it hears of it
  }

  /** For pg: the query's turn has come. */
  submit(connection: Connection): void {
    this.connection = connection;
    const [parser, ...others] = connection.stream.listeners('data') as DataListener[];
    if (!parser || others.length > 0) throw new Error('Somebody else listens to the connection of a COPY.');
    this.parser = parser;
    this.listens = true;
    if (!takeInPlace(connection.stream, this.listener)) connection.stream.removeListener('data', parser).on('data', this.listener);
    connection.query(this.text);
  }

  /** For pg: the COPY failed, or the connection broke. */
  handleError(error: Error): void {
    this.giveBack();
    this.reject(error);
  }

  /** For pg; the rows are counted by whoever decodes them. */
  handleCommandComplete(): void {}

  /** For pg. */
  handleReadyForQuery(): void {
    if (this.failure === undefined) this.resolve();
    else this.reject(this.failure);
  }

  private giveBack(): void {
    if (!this.listens || !this.parser) return;
    const { stream } = this.connection ?? {};
    if (stream && !takeInPlace(stream, undefined)) stream.removeListener('data', this.listener).on('data', this.parser);
    this.listens = false;
  }

  /** Takes the messages of one read of the socket; one that is not whole is completed, alone, by the next read. */
  private read(bytes: Buffer): void {
    let at = 0;
    while (this.rest !== undefined) {
      const wanted = this.rest.length < headBytes ? headBytes : 1 + this.rest.readUInt32BE(1);
      const missing = Math.min(wanted - this.rest.length, bytes.length - at);
      const message = Buffer.concat([this.rest, bytes.subarray(at, at + missing)]);
      at += missing;
      this.rest = message;
      if (message.length < wanted) return;
      if (wanted === headBytes && message.readUInt32BE(1) + 1 > headBytes) continue;
      this.rest = undefined;
      if (!this.readMessage(message, 0, message.length)) return this.leave(bytes.subarray(at));
    }
    while (at < bytes.length) {
      const end = at + headBytes <= bytes.length ? at + 1 + bytes.readUInt32BE(at + 1) : bytes.length + 1;
      if (end > bytes.length) {
        this.rest = Buffer.from(bytes.subarray(at));
        return;
      }
      if (!this.readMessage(bytes, at, end)) return this.leave(bytes.subarray(end));
      at = end;
    }
  }

  /** False after the last message of the data. */
  private readMessage(bytes: Buffer, at: number, end: number): boolean {
    const type = bytes[at];
    if (type === copyData) this.takeData(bytes, at + headBytes, end);
    else if (type === copyDone) return false;
    else if (type !== copyOutResponse) {
      this.parser?.(bytes.subarray(at, end)); // an error, a notice, a parameter's change, a notification
      return type !== errorResponse;
    }
    return true;
  }

  private takeData(bytes: Buffer, from: number, to: number): void {
    if (this.failure !== undefined) return;
    try {
      this.take(bytes, from, to);
    } catch (error) {
      this.failure = error; // the data runs out first, so that the connection can be used again
    }
  }

  private leave(rest: Buffer): void {
    this.giveBack();
    if (rest.length > 0) this.parser?.(Buffer.from(rest)); // pg keeps what is not whole, and the memory is read into again
  }
}
