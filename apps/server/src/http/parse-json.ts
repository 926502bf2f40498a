import { AppError } from '@wagewright/contracts';

const literal =
  /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const space = /[ \t\n\r]*/y;

/** Where a text stops being JSON: V8's own message names the place only sometimes. */
class Scanner {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  firstFault(): number {
    this.#value();
    this.#skip(space);
    return this.#at;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    this.#at += match?.[0].length ?? 0;
    return match !== null;
  }

  #take(character: string): boolean {
    this.#skip(space);
    if (this.#source[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #value(): boolean {
    if (this.#take('{')) return this.#members('}', () => this.#skip(text) && this.#take(':') && this.#value());
    if (this.#take('[')) return this.#members(']', () => this.#value());
    this.#skip(space);
    return this.#skip(literal);
  }

  #members(end: string, member: () => boolean): boolean {
    if (this.#take(end)) return true;
    do {
      this.#skip(space);
      if (!member()) return false;
    } while (this.#take(','));
    return this.#take(end);
  }
}

/**
 * JSON out of a request.
 * @param where names the part of the request, for the error
 * @throws AppError MALFORMED_JSON with the position (from 0), VALIDATION_FAILED for a key that could poison a prototype
 */
export function parseJson(source: string, where: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new AppError('MALFORMED_JSON', { where, position: new Scanner(source).firstFault() });
  }
  if (/"(?:__proto__|constructor)"|\\u/.test(source) && poisons(value)) {
    throw new AppError('VALIDATION_FAILED', { reason: `${where} holds a key that is not allowed` });
  }
  return value;
}

function poisons(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  if (Object.hasOwn(value, 'constructor') && Object.hasOwn(Object((value as { constructor: unknown }).constructor), 'prototype'))
    return true;
  return Object.values(value).some(poisons);
}
