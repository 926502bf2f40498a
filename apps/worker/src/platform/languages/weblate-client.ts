/** Weblate's REST API (api/), as far as terms need it. What it answers is checked before it is believed. */
import { setTimeout as delay } from 'node:timers/promises';
import { AppError, type LocalizedText, limits } from '@wagewright/contracts';
import { z } from 'zod';

const answerBytesMax = 20 * 2 ** 20;
const tooMany = 429;
const tooLong: LocalizedText = { en: 'it is too long', 'zh-CN': '内容过长' };
const otherwise: LocalizedText = { en: 'it is not what the API says', 'zh-CN': '与接口约定不符' };

const page = <Row extends z.ZodType>(row: Row) => z.object({ next: z.string().nullable(), results: z.array(row) });
type Page<Row extends z.ZodType> = z.output<ReturnType<typeof page<Row>>>;
const unit = z.object({ id: z.int(), context: z.string(), target: z.array(z.string()) });
const translation = z.object({ language: z.object({ code: z.string() }) });
const uploaded = z.object({ accepted: z.int() });

/** How a file of texts is taken: terms that the source has not yet, texts where none stands, and texts over others. */
const fileKinds = {
  add: { method: 'add' },
  fill: { method: 'translate' },
  replace: { method: 'translate', conflicts: 'replace-translated' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export type FileKind = keyof typeof fileKinds;

/** A term as it stands there, in one language. */
export interface Unit {
  readonly id: number;
  readonly key: string;
  /** Undefined: not translated. */
  readonly text: string | undefined;
}

export interface WeblateOptions {
  readonly address: string;
  readonly project: string;
  readonly component: string;
  readonly token: string;
  /** That looks whether the address may be called, and follows no redirect (ADR 109): the token is for this address only. */
  readonly fetch: typeof globalThis.fetch;
  /** Waits as long as Weblate asks for. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** `zh-CN` → zh_Hans, `pt-BR` → pt_BR: as Weblate calls languages. */
export const weblateCode = (lang: string): string => (lang === 'zh-CN' ? 'zh_Hans' : lang.replaceAll('-', '_'));

export class WeblateClient {
  readonly #options: WeblateOptions;
  #waitedMs = 0;

  constructor(options: WeblateOptions) {
    this.#options = options;
  }

  /** Makes the language known to the component where it is not yet. */
  async ensureLanguage(lang: string): Promise<void> {
    const known = await this.#all(`components/${this.#place}/translations/`, translation);
    if (known.some(({ language }) => language.code === weblateCode(lang))) return;
    await this.#call('POST', `components/${this.#place}/translations/`, z.unknown(), { language_code: weblateCode(lang) });
  }

  /** All terms of a language, a page at a time. */
  async *units(lang: string): AsyncGenerator<Unit[]> {
    for (let number: number | undefined = 1; number !== undefined; ) {
      const path: string = `${this.#translation(lang)}units/?page=${number}&page_size=${limits.weblatePartTermsMax}`;
      const { next, results }: Page<typeof unit> = await this.#call('GET', path, page(unit));
      yield results.map(({ id, context, target }) => ({ id, key: context, text: target.join('') === '' ? undefined : target[0] }));
      number = next === null ? undefined : number + 1; // by number: an address that an answer names is not called
    }
  }

  /**
   * Sends a file of texts by key, small enough for a request.
   * @returns how many of them were taken; which of them, it does not say
   */
  async send(lang: string, kind: FileKind, texts: ReadonlyMap<string, string>): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fileKinds[kind])) form.set(name, value);
    form.set('file', new Blob([JSON.stringify(Object.fromEntries(texts))], { type: 'application/json' }), 'terms.json');
    const { accepted } = await this.#call('POST', `${this.#translation(lang)}file/`, uploaded, form);
    return accepted;
  }

  /** Takes a text away: a file leaves alone what it says nothing of. */
  async clear(id: number): Promise<void> {
    await this.#call('PATCH', `units/${id}/`, z.unknown(), { target: [''], state: 0 });
  }

  get #place(): string {
    return `${this.#options.project}/${this.#options.component}`;
  }

  #translation(lang: string): string {
    return `translations/${this.#place}/${weblateCode(lang)}/`;
  }

  async #all<Row extends z.ZodType>(path: string, row: Row): Promise<z.output<Row>[]> {
    const all: z.output<Row>[] = [];
    for (let number = 1; ; number++) {
      const { next, results } = await this.#call('GET', `${path}?page=${number}`, page(row));
      all.push(...results);
      if (next === null) return all;
    }
  }

  async #call<Answer extends z.ZodType>(method: string, path: string, answer: Answer, body?: object): Promise<z.output<Answer>> {
    const { address, token, fetch: ask } = this.#options;
    const sent =
      body instanceof FormData
        ? { body, signal: AbortSignal.timeout(limits.weblateFileSecondsMax * 1_000) }
        : body && { body: JSON.stringify(body) };
    const type = body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {};
    const response = await ask(`${address.replace(/\/$/, '')}/api/${path}`, {
      method,
      headers: { authorization: `Token ${token}`, accept: 'application/json', ...type },
      ...sent,
    });
    if (response.status === tooMany) {
      await this.#waitAsAsked(response);
      return await this.#call(method, path, answer, body);
    }
    this.#require(response, path);
    const text = await textOf(response, answerBytesMax);
    const parsed = answer.safeParse(text === undefined ? undefined : parsedJson(text));
    if (!parsed.success) throw this.#strange(path, text === undefined ? tooLong : otherwise);
    return parsed.data;
  }

  /** @throws AppError WEBLATE_LIMITED once it has waited for as long as a synchronisation may */
  async #waitAsAsked({ headers, body }: Response): Promise<void> {
    await body?.cancel();
    const seconds = Math.max(1, Number(headers.get('retry-after')) || 1);
    const { address, wait = delay } = this.#options;
    if (this.#waitedMs + seconds * 1_000 > limits.weblateWaitSecondsMax * 1_000)
      throw new AppError('WEBLATE_LIMITED', { address, wait: seconds });
    this.#waitedMs += seconds * 1_000;
    await wait(seconds * 1_000);
  }

  /** What another try would meet again is an error in words; anything else is thrown, to be tried again. */
  #require({ status, ok }: Response, path: string): void {
    const { address } = this.#options;
    if (ok) return;
    if (status === 401 || status === 403) throw new AppError('WEBLATE_REFUSED', { address, answer: status });
    if (status === 404) throw new AppError('WEBLATE_UNKNOWN', { address, what: this.#place });
    if (status < 500) throw this.#strange(path, { en: `its status is ${status}`, 'zh-CN': `状态码为 ${status}` });
    throw new Error(`Weblate at ${address} answered ${status}`);
  }

  #strange(path: string, reason: LocalizedText): AppError {
    return new AppError('WEBLATE_ANSWER', { address: this.#options.address, what: path.split('?')[0] ?? path, reason });
  }
}

async function textOf({ body }: Response, bytesMax: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > bytesMax) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
