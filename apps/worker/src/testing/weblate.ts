/** A Weblate that keeps its terms in memory: the handlers answer tests through MSW, and the demo through a server of their own. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';

interface KeptUnit {
  readonly id: number;
  readonly context: string;
  target: string[];
  isApproved?: boolean;
}

export interface WeblateOptions {
  readonly token: string;
  /** More than so many are not answered at once, whatever is asked for. */
  readonly unitsPerPage?: number;
  /** What its translators say for an English text, by language as Weblate calls it. */
  readonly memory?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The language that all others are translated from. */
const source = 'en';

/** One monolingual component; project and component are whatever one asks for. */
export class Weblate {
  readonly #options: WeblateOptions;
  readonly #units = new Map<string, Map<string, KeptUnit>>([[source, new Map()]]);
  readonly #byId = new Map<number, KeptUnit>();
  /** Answered with this before anything else, while there are any: a test's own refusals. */
  readonly refusals: Response[] = [];
  calls = 0;

  constructor(options: WeblateOptions) {
    this.#options = options;
  }

  /** What a term says in a language. */
  text(code: string, key: string): string | undefined {
    return this.#units.get(code)?.get(key)?.target[0];
  }

  /** A translator says something. */
  translate(code: string, key: string, text: string): void {
    const unit = this.#units.get(code)?.get(key);
    if (!unit) throw new Error(`There is no ${key} in ${code}.`);
    unit.target = [text];
  }

  /** A reviewer approves of what a term says: files do not change it any more. */
  approve(code: string, key: string): void {
    const unit = this.#units.get(code)?.get(key);
    if (unit) unit.isApproved = true;
  }

  handlers(base: string): RequestHandler[] {
    const at = (path: string) => `${base}/api/${path}`;
    return [
      http.all(at('*'), ({ request }) => this.#admit(request)),
      http.get(at('components/:project/:component/translations/'), () =>
        HttpResponse.json({ next: null, results: [...this.#units.keys()].map((code) => ({ language: { code } })) }),
      ),
      http.post(at('components/:project/:component/translations/'), async ({ request }) => {
        this.#addLanguage(((await request.json()) as { language_code: string }).language_code);
        return HttpResponse.json({}, { status: 201 });
      }),
      http.get(at('translations/:project/:component/:code/units/'), ({ request, params }) => this.#page(request, String(params['code']))),
      http.post(at('translations/:project/:component/:code/file/'), async ({ request, params }) => {
        const form = await request.formData();
        const file = form.get('file');
        const texts = JSON.parse(file instanceof File ? await file.text() : '{}') as Record<string, string>;
        return this.#takeFile(String(params['code']), form, Object.entries(texts));
      }),
      http.patch(at('units/:id/'), async ({ request, params }) => {
        const unit = this.#byId.get(Number(params['id']));
        if (!unit) return new HttpResponse(null, { status: 404 });
        unit.target = ((await request.json()) as { target: string[] }).target;
        return HttpResponse.json({});
      }),
    ];
  }

  #admit(request: Request): Response | undefined {
    this.calls++;
    if (request.headers.get('authorization') !== `Token ${this.#options.token}`)
      return HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 });
    return this.refusals.shift();
  }

  #addLanguage(code: string): void {
    const terms = [...(this.#units.get(source)?.keys() ?? [])];
    this.#units.set(code, new Map());
    for (const key of terms) this.#addUnit(code, key, this.#remembered(code, key));
  }

  #addUnit(code: string, context: string, text: string): void {
    const unit = { id: this.#byId.size + 1, context, target: [text] };
    this.#byId.set(unit.id, unit);
    this.#units.get(code)?.set(context, unit);
  }

  #remembered(code: string, context: string): string {
    return this.#options.memory?.[code]?.[this.text(source, context) ?? ''] ?? '';
  }

  #takeFile(code: string, form: FormData, texts: readonly [key: string, text: string][]): Response {
    const units = this.#units.get(code);
    if (!units) return HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
    const isAdded = form.get('method') === 'add';
    if (isAdded && code !== source) return HttpResponse.json({ detail: 'Insufficient privileges.' }, { status: 403 });
    // what the source does not know is not even counted, and an empty text says nothing
    const known = isAdded ? texts : texts.filter(([key, text]) => units.has(key) && text !== '');
    const taken = known.filter(([key, text]) => (isAdded ? this.#add(key, text) : this.#translate(units.get(key), text, form)));
    const total = this.#units.get(source)?.size ?? 0;
    return HttpResponse.json({ not_found: 0, skipped: known.length - taken.length, accepted: taken.length, total });
  }

  /** A term that is new in the source is there in every language. */
  #add(key: string, text: string): boolean {
    if (this.#units.get(source)?.has(key)) return false;
    this.#addUnit(source, key, text);
    for (const code of this.#units.keys()) if (code !== source) this.#addUnit(code, key, this.#remembered(code, key));
    return true;
  }

  #translate(unit: KeptUnit | undefined, text: string, form: FormData): boolean {
    const stands = unit?.target[0];
    if (!unit || stands === text || unit.isApproved || (stands !== '' && form.get('conflicts') !== 'replace-translated')) return false;
    unit.target = [text];
    return true;
  }

  #page(request: Request, code: string): Response {
    const units = this.#units.get(code);
    if (!units) return HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
    const asked = new URL(request.url).searchParams;
    const size = Math.min(Number(asked.get('page_size') ?? 50), this.#options.unitsPerPage ?? 1_000);
    const number = Number(asked.get('page') ?? 1);
    const all = [...units.values()];
    const next = number * size < all.length ? request.url.replace(/\bpage=\d+/, `page=${number + 1}`) : null;
    return HttpResponse.json({ count: all.length, next, results: all.slice((number - 1) * size, number * size) });
  }
}

const memory = {
  ja: {
    Save: '保存',
    Cancel: 'キャンセル',
    Close: '閉じる',
    Delete: '削除',
    Edit: '編集',
    Search: '検索',
    Home: 'ホーム',
    Inbox: '受信トレイ',
    Settings: '設定',
    Payroll: '給与計算',
    Language: '言語',
    Name: '名前',
    Status: '状態',
    Yes: 'はい',
    No: 'いいえ',
  },
  de: {
    Save: 'Speichern',
    Cancel: 'Abbrechen',
    Close: 'Schließen',
    Delete: 'Löschen',
    Edit: 'Bearbeiten',
    Search: 'Suchen',
    Home: 'Start',
    Inbox: 'Posteingang',
    Settings: 'Einstellungen',
    Payroll: 'Abrechnung',
    Language: 'Sprache',
    Name: 'Name',
    Status: 'Status',
    Yes: 'Ja',
    No: 'Nein',
  },
} as const;

export interface WeblateEmulator {
  readonly url: string;
  /** So many it has answered. */
  calls(): number;
  stop(): Promise<void>;
}

/** The same on a port of this machine, for a demo: what is sent to it is translated as far as its memory goes. */
export async function startWeblateEmulator(port: number, token: string): Promise<WeblateEmulator> {
  const weblate = new Weblate({ token, memory });
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      void answer(incoming, Buffer.concat(pieces)).then(async (response) => {
        outgoing.writeHead(response.status, { 'content-type': 'application/json' });
        outgoing.end(await response.text());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handlers = weblate.handlers(url);
  const answer = async ({ method = 'GET', url: path = '/', headers: sent }: IncomingMessage, body: Buffer): Promise<Response> => {
    const headers = { authorization: sent.authorization ?? '', 'content-type': sent['content-type'] ?? 'application/json' };
    const request = new Request(`${url}${path}`, { method, headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) });
    return (await getResponse(handlers, request)) ?? new Response('{}', { status: 404 });
  };
  return {
    url,
    calls: () => weblate.calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
