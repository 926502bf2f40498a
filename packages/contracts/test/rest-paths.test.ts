import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { procedures } from '../src/registry.ts';

const rows = readFileSync(path.join(import.meta.dirname, '../rest-paths.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const documented = new Set(rows.map(([, method, route]) => `${method} ${route}`));
const areasOfOurOwn = [
  '/api/identity/',
  '/api/payroll/',
  '/api/approvals',
  '/api/notifications',
  '/api/platform/',
  '/api/org/',
  '/api/time/',
];

describe('REST paths', () => {
  it('are documented, or belong to an area whose calls the specification does not show', () => {
    const invented = procedures
      .flatMap(({ rest }) => rest)
      .filter(
        ({ method, path: route }) => !documented.has(`${method} ${route}`) && !areasOfOurOwn.some((prefix) => route.startsWith(prefix)),
      );
    expect(invented).toEqual([]);
  });

  it('serve the documented calls of signing in', () => {
    const served = new Set(procedures.flatMap(({ rest }) => rest.map(({ method, path: route }) => `${method} ${route}`)));
    for (const call of [
      'GET /api/UserBases/validImageCode',
      'POST /api/UserBases/checkValidImageCode',
      'POST /api/UserBases/web/login',
      'POST /api/UserBases/web/logout',
      'GET /api/UserBases/views',
    ]) {
      expect(served).toContain(call);
      expect(documented).toContain(call);
    }
  });
});
