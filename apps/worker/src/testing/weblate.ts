/** A Weblate that keeps its terms in memory: the handlers answer tests through MSW, and the demo through a server of their own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';

interface KeptUnit {
  readonly id: number;
  readonly context: string;
  target: string[];
}

export interface WeblateOptions {
  readonly token: string;
  readonly unitsPerPage?: number;
  /** What its translators say for an English text, by language as Weblate calls it. */
  readonly memory?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Project and component are whatever one asks for. */
export class Weblate {
  readonly #options: WeblateOptions;
  readonly #units = new Map<string, Map<string, KeptUnit>>([['en', new Map()]]);
  #nextId = 1;
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
      http.post(at('translations/:project/:component/:code/units/'), async ({ request, params }) => {
        const { key, value } = (await request.json()) as { key: string; value: string[] };
        this.#say(String(params['code']), key, value[0] ?? '');
        return HttpResponse.json({}, { status: 200 });
      }),
      http.patch(at('units/:id/'), async ({ request, params }) => {
        const unit = [...this.#units.values()].flatMap((units) => [...units.values()]).find(({ id }) => id === Number(params['id']));
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
    const source = this.#units.get('en') ?? new Map<string, KeptUnit>();
    const units = new Map(
      [...source.keys()].map((context) => [context, { id: this.#nextId++, context, target: [this.#remembered(code, context)] }]),
    );
    this.#units.set(code, units);
  }

  #remembered(code: string, context: string): string {
    return this.#options.memory?.[code]?.[this.text('en', context) ?? ''] ?? '';
  }

  /** A term that is new in the source is there in every language, as with Weblate's own files. */
  #say(code: string, key: string, text: string): void {
    const known = this.#units.get(code)?.get(key);
    if (known) known.target = [text];
    else this.#units.get(code)?.set(key, { id: this.#nextId++, context: key, target: [text] });
    if (code !== 'en') return;
    for (const [other, units] of this.#units)
      if (!units.has(key)) units.set(key, { id: this.#nextId++, context: key, target: [this.#remembered(other, key)] });
  }

  #page(request: Request, code: string): Response {
    const units = this.#units.get(code);
    if (!units) return HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
    const size = this.#options.unitsPerPage ?? 500;
    const number = Number(new URL(request.url).searchParams.get('page') ?? 1);
    const all = [...units.values()];
    const next = number * size < all.length ? request.url.replace(/page=\d+/, `page=${number + 1}`) : null;
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
  stop(): Promise<void>;
}

/** The same on a port of this machine, for a demo: what is sent to it is translated as far as its memory goes. */
export async function startWeblateEmulator(port: number, token: string): Promise<WeblateEmulator> {
  const weblate = new Weblate({ token, memory });
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      void answer(incoming.method ?? 'GET', incoming.url ?? '/', incoming.headers.authorization ?? '', Buffer.concat(pieces)).then(
        async (response) => {
          outgoing.writeHead(response.status, { 'content-type': 'application/json' });
          outgoing.end(await response.text());
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handlers = weblate.handlers(url);
  const answer = async (method: string, path: string, authorization: string, body: Buffer): Promise<Response> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const request = new Request(`${url}${path}`, { method, headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) });
    return (await getResponse(handlers, request)) ?? new Response('{}', { status: 404 });
  };
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
