import { AppError, limits } from '@wagewright/contracts';

const space = /[ \t\n\r]*/y;
const word = /true|false|null/y;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const escaped = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

const quote = 34;
const backslash = 92;
const firstPrintable = 32;

/** Names that mean something to JavaScript's objects, which no input of ours has. */
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** An object or a list that has begun. */
interface Open {
  readonly end: '}' | ']';
  members: number;
  names?: Set<string>;
}

/** Reads through a JSON text once, from left to right and without recursion, before anything is made of it. */
class Walk {
  readonly #source: string;
  readonly #where: string;
  readonly #open: Open[] = [];
  #at = 0;

  constructor(source: string, where: string) {
    this.#source = source;
    this.#where = where;
  }

  run(): void {
    this.#value();
    for (let open = this.#open.at(-1); open; open = this.#open.at(-1)) this.#member(open);
    this.#match(space);
    if (this.#at < this.#source.length) this.#fault();
  }

  #member(open: Open): void {
    if (this.#take(open.end)) {
      this.#open.pop();
      return;
    }
    if (open.members++ > 0 && !this.#take(',')) this.#fault();
    if (open.end === '}') this.#name(open);
    this.#value();
  }

  #name(open: Open): void {
    this.#match(space);
    const from = this.#at;
    this.#text();
    const name = JSON.parse(this.#source.slice(from, this.#at)) as string;
    open.names ??= new Set();
    if (poisonous.has(name)) this.#refuse(`holds the name ${name}, which is not allowed`);
    if (open.names.has(name)) this.#refuse(`holds the name ${name.slice(0, 50)} twice`);
    open.names.add(name);
    if (!this.#take(':')) this.#fault();
  }

  #value(): void {
    if (this.#take('{')) this.#begin('}');
    else if (this.#take('[')) this.#begin(']');
    else if (this.#source.charCodeAt(this.#at) === quote) this.#text();
    else if (!this.#match(word)) this.#number();
  }

  #begin(end: Open['end']): void {
    if (this.#open.length === limits.jsonDepthMax) this.#refuse(`is nested deeper than ${limits.jsonDepthMax} levels`);
    this.#open.push({ end, members: 0 });
  }

  #number(): void {
    const [digits] = number.exec(this.#source.slice(this.#at, this.#at + limits.jsonNumberCharactersMax + 1)) ?? this.#fault();
    if (digits.length > limits.jsonNumberCharactersMax)
      this.#refuse(`holds a number of more than ${limits.jsonNumberCharactersMax} characters`);
    this.#at += digits.length;
  }

  #text(): void {
    if (this.#source.charCodeAt(this.#at) !== quote) this.#fault();
    this.#at++;
    for (;;) {
      const code = this.#source.charCodeAt(this.#at);
      if (Number.isNaN(code) || code < firstPrintable) this.#fault();
      this.#at++;
      if (code === quote) return;
      if (code === backslash && !this.#match(escaped)) this.#fault();
    }
  }

  #take(character: string): boolean {
    this.#match(space);
    if (this.#source[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#source)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #fault(): never {
    throw new AppError('MALFORMED_JSON', { where: this.#where, position: this.#at });
  }

  #refuse(reason: string): never {
    throw new AppError('VALIDATION_FAILED', { reason: `${this.#where} ${reason}` });
  }
}

/**
 * Checks a JSON text in one pass before it is parsed, so that what it costs is bounded by its length.
 * @param where names the part of the request, for the error
 * @throws AppError MALFORMED_JSON with the position (from 0); VALIDATION_FAILED for nesting, long numbers, names that come twice or could poison
 */
export function checkJson(source: string, where: string): void {
  new Walk(source, where).run();
}
