/** docs/integrations.md as it stands: every command of it is run, by bash and curl, against a server that listens. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { procedures } from '@wagewright/contracts/registry';
import { demoPassword, demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { stageForAll } from './stage.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/integrations.md'), 'utf8');
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands]) => commands ?? '');

describe('docs/integrations.md (issue: REST)', () => {
  const stage = stageForAll();
  const tokens: Record<string, string> = {};
  let hr: string;

  /** As whoever has answered the captcha: its own tests sign in by it. */
  async function tokenOf(account: string): Promise<string> {
    const { prisma, now } = stage.server;
    const user = await prisma.user.findUniqueOrThrow({ where: { account } });
    const token = randomBytes(32).toString('base64url');
    const tokenHash = Uint8Array.from(createHash('sha256').update(token).digest());
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await prisma.session.create({ data: { tokenHash, userId: user.id, expiresAt, address: 'test', userAgent: 'curl' } });
    return token;
  }
  beforeAll(async () => {
    hr = `${await stage.server.app.listen({ port: 0, host: '127.0.0.1' })}/hr`;
    for (const name of ['clerk', 'approver', 'employee'] as const) tokens[name.toUpperCase()] = await tokenOf(demoSignIns[name].account);
    if (!(await stage.server.prisma.batch.findFirst({ where: { status: 'new', period: { solution: { code: 'US_BIWEEKLY' } } } })))
      await stage.newBatch();
  });

  it('runs a period from its input to an employee’s payslip', async () => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', blocks.join('\n')], {
      env: { ...process.env, ...tokens, HR: hr },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [told, wrong] = ['', ''];
    child.stdout.on('data', (piece: Buffer) => {
      told += String(piece);
    });
    child.stderr.on('data', (piece: Buffer) => {
      wrong += String(piece);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, wrong, last: code === 0 ? '' : told.slice(-500) }).toEqual({ code: 0, wrong: '', last: '' });
    expect(told).toMatch(/\{"status":"checked","counts":\{"created":1,"updated":0,"closed":0,"unchanged":0,"refused":0\}\}/);
    expect(told).toMatch(/"effect":"created","before":null,"after":\[null,"500\.00","flat"\]/);
    expect(told).toMatch(/\{"status":"written","counts":\{"created":1,/);
    // no batch was approved before this one, so that nothing is over the thresholds
    expect(told).toContain('{"state":"first","causes":[]}');
    expect(told).toContain('{"total":0,"unsigned":0}');
    expect(told).toMatch(/\{"id":\d+,"status":"open"\}/);
    const published = /\{"published":(\d+),"of":(\d+)\}/.exec(told);
    expect(Number(published?.[1])).toBeGreaterThan(200);
    expect(published?.[1]).toBe(published?.[2]);
    expect(told).toContain('{"status":"closed"}');
    expect(told.trim().split('\n').at(-1)).toMatch(/^\{"period":".+","net":"\d+\.\d\d"\}$/);
  }, 180_000);

  it('signs in by hand where `npm start` listens, with the password that it prints', () => {
    expect(page).toContain(`\${PASSWORD:-${demoPassword}}`);
    const port = /PORT'\] \?\? (\d+)/.exec(readFileSync(path.join(import.meta.dirname, '../../scripts/start.ts'), 'utf8'))?.[1];
    expect(page).toContain(`\${HR:-http://127.0.0.1:${port}/hr}`);
  });

  it('all of payroll is published under /api/payroll, but for streams', () => {
    const ofPayroll = procedures.filter(({ id }) => id.startsWith('payroll/'));
    expect(ofPayroll.length).toBeGreaterThan(100);
    const missing = ofPayroll.filter(({ rest, kind }) => kind !== 'subscription' && rest.length === 0).map(({ id }) => id);
    expect(missing).toEqual([]);
    const elsewhere = ofPayroll.flatMap(({ id, rest }) =>
      rest.length > 0 && !rest.some(({ path: of }) => of.startsWith('/api/payroll/')) ? [id] : [],
    );
    expect(elsewhere).toEqual([]);
  });
});
