import { openapiDocument } from '@wagewright/contracts/openapi';
import { procedures } from '@wagewright/contracts/registry';
import type { FastifyInstance } from 'fastify';

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1c2b2a;background:#fbfaf8}
h2{margin-top:2.5rem;border-bottom:1px solid #ddd8d0;text-transform:capitalize}article{padding:.75rem 0;border-bottom:1px solid #eeeae3}
code{font:13px ui-monospace,monospace}b.m{display:inline-block;min-width:4.5rem;color:#0b5f5a}small{color:#5c6664}`;

/** A page to browse the calls, made from the contracts; it runs no script. */
function referencePage(basePath: string): string {
  const groups = Map.groupBy(procedures, ({ id }) => id.split('/').slice(0, 2).join(' / '));
  const sections = [...groups].map(([slice, contracts]) => {
    const articles = contracts.map(({ id, summary, permission, rest }) => {
      const calls = rest.map(({ method, path }) => `<div><b class="m">${method}</b><code>${escape(basePath + path)}</code></div>`).join('');
      return `<article id="${escape(id)}">${calls}<div>${escape(summary)}</div><small><code>${escape(id)}</code> · ${escape(permission)}</small></article>`;
    });
    return `<h2>${escape(slice)}</h2>${articles.join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Wagewright calls</title>
<style>${style}</style><h1>Wagewright calls</h1><p>Machine-readable: <a href="${basePath}/openapi.json">openapi.json</a></p>${sections.join('')}</html>`;
}

/** Both pages are made when they are first asked for: nobody waits for them when the server starts. */
export function registerDocs(app: FastifyInstance, basePath: string): void {
  let document: ReturnType<typeof openapiDocument> | undefined;
  let page: string | undefined;
  app.get(`${basePath}/openapi.json`, async () => (document ??= openapiDocument(basePath)));
  app.get(`${basePath}/docs`, async (_request, reply) => {
    page ??= referencePage(basePath);
    return await reply.type('text/html; charset=utf-8').send(page);
  });
}
