import { createHash } from 'node:crypto';
import { AppError, isShipped } from '@wagewright/contracts';
import { namespaceOf, ownNameOf, type TermIndex } from '@wagewright/contracts/platform/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TermBook, Terms } from '../platform/languages/index.ts';

const yearSeconds = 31_536_000;

type Tree = { [name: string]: string | Tree };

/** `dialog.title` as texts within texts. Names are those of terms that there are, so none is a prototype's. */
function put(tree: Tree, name: string, text: string): void {
  const path = name.split('.');
  const last = path.pop() ?? name;
  let at = tree;
  for (const part of path) {
    const next = Object.hasOwn(at, part) ? at[part] : undefined;
    const below: Tree = typeof next === 'object' ? next : {};
    at[part] = below;
    at = below;
  }
  at[last] = text;
}

interface Said {
  readonly body: string;
  readonly version: string;
}

/** What was said of each of the screens' parts in a language beside what ships, by namespace. */
function saidOf(book: TermBook, lang: string): ReadonlyMap<string, Said> {
  const trees = new Map<string, Tree>();
  for (const [key, text] of book.saidIn(lang)) {
    const term = book.catalogue.get(key);
    if (term?.appCode !== 'web') continue;
    const namespace = namespaceOf(term.hierarchyCode);
    const tree = trees.get(namespace) ?? {};
    trees.set(namespace, tree);
    put(tree, term.name, text);
  }
  return new Map(
    [...trees].map(([namespace, tree]) => {
      const body = JSON.stringify(tree);
      return [namespace, { body, version: versionOf(body) }];
    }),
  );
}

const versionOf = (body: string): string => createHash('sha256').update(body).digest('base64url').slice(0, 12);

interface Served {
  readonly index: Said;
  readonly said: ReadonlyMap<string, ReadonlyMap<string, Said>>;
}

function serve(book: TermBook): Served {
  const open = book.languages.filter(({ isOpen }) => isOpen);
  const said = new Map(open.map(({ lang }) => [lang, saidOf(book, lang)]));
  const index: TermIndex = {
    default: book.defaultLang,
    languages: open.map(({ lang }) => ({ lang, name: ownNameOf(lang), isShipped: isShipped(lang) })),
    versions: Object.fromEntries(
      [...said].map(([lang, parts]) => [lang, Object.fromEntries([...parts].map(([namespace, { version }]) => [namespace, version]))]),
    ),
  };
  const body = JSON.stringify(index);
  return { index: { body, version: versionOf(body) }, said };
}

function send(request: FastifyRequest, reply: FastifyReply, { body, version }: Said, cacheControl: string): FastifyReply {
  const etag = `"${version}"`;
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/**
 * What the screens say beside what ships with them, as files: an index, asked for once a page and answered by 304 while nothing changes, and the
 * parts that it names, each under an address of its own that browsers keep for ever. Public, since the sign-in page speaks too.
 */
export function registerTerms(app: FastifyInstance, terms: Terms, basePath: string): void {
  let made: { readonly book: TermBook; readonly served: Served } | undefined;
  const served = (): Served => {
    const book = terms.current;
    if (made?.book !== book) made = { book, served: serve(book) };
    return made.served;
  };
  app.get(`${basePath}/terms/index.json`, async (request, reply) => send(request, reply, served().index, 'no-cache'));
  app.get<{ Params: { lang: string; part: string }; Querystring: { v?: string } }>(
    `${basePath}/terms/:lang/:part.json`,
    async (request, reply) => {
      const { lang, part } = request.params;
      const found = served().said.get(lang)?.get(part);
      if (!found) throw new AppError('NOT_FOUND', { what: 'part of the texts', id: `${lang}/${part}`.slice(0, 200) });
      const isForever = request.query.v === found.version;
      return send(request, reply, found, isForever ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  );
}
