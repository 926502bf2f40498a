import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSpa } from '../../src/http/static.ts';

const script = 'export const words = "words that come again, words that come again";';
const scriptPath = '/hr/assets/words-12345678.js';

/** A build as apps/web makes it: each file with what it compresses to beside it. */
function makeBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wagewright-spa-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', '<title>Wagewright</title>'],
    ['assets/words-12345678.js', script],
  ] as const) {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return folder;
}

describe('the built web application', () => {
  const folder = makeBuild();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await registerSpa(app, '/hr', folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

  it('is sent as the browser takes it: brotli, gzip, or as it is', async () => {
    const [brotli, gzip, plain] = await Promise.all([get(scriptPath, 'gzip, br'), get(scriptPath, 'gzip'), get(scriptPath, 'identity')]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect(plain.payload).toBe(script);
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  });

  it('says what it is and that it differs by what the browser takes, whatever it is sent as', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get(scriptPath, encoding);
      expect(headers['content-type'], encoding).toMatch(/^(text|application)\/javascript/);
      expect(headers.vary, encoding).toMatch(/accept-encoding/i);
    }
  });

  it('keeps files with a hash in their name for ever, and asks for the page again each time', async () => {
    expect((await get(scriptPath, 'br')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/hr/', 'br')).headers['cache-control']).toBe('no-cache');
  });
});
