/** One of the places: contents go in and out in pieces, so that memory stays level however large a file is. */
export interface ContentPlace {
  /** Keeps a content under a name, a UUID, that nothing has yet. What was written of one that fails stays until it is removed. */
  write(content: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  read(content: string): AsyncIterable<Uint8Array>;
  /** Removes all of a content; one that is not there is no fault. */
  remove(content: string): Promise<void>;
  /** Removes contents that were written before a time and that no file has: what is left of uploads that broke off. @returns how many */
  removeLeft(before: Date): Promise<number>;
}
