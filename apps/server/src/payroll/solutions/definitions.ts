import type { Reads } from '@wagewright/db';
import { readDefinition } from '@wagewright/db';

/** Which definition of a copy is meant: a published copy never changes, a draft has another hash with every change. */
export interface CopyReference {
  readonly id: number;
  readonly definitionHash: string;
}

const definitionsKept = 50;

/** Definitions of copies, the most recent ones kept: they are large, and every look at a batch needs its steps. */
export class Definitions {
  readonly #reads: Reads;
  readonly #definitions = new Map<string, unknown>();

  constructor(reads: Reads) {
    this.#reads = reads;
  }

  async of({ id, definitionHash }: CopyReference): Promise<unknown> {
    const key = `${id}:${definitionHash}`;
    const known = this.#definitions.get(key);
    if (known !== undefined) return known;
    const read = await readDefinition(this.#reads, id);
    if (read?.definitionHash !== definitionHash) return read?.definition; // changed meanwhile: right for now, not to be kept under this hash
    const oldest = this.#definitions.keys().next();
    if (this.#definitions.size >= definitionsKept && !oldest.done) this.#definitions.delete(oldest.value);
    this.#definitions.set(key, read.definition);
    return read.definition;
  }
}
