import { createServer, type Server } from 'node:net';
import { demoSignIns } from '@wagewright/db/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../support/sign-in.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/test-server.ts';

/** The industry's test file: harmless, and every scanner finds it (EICAR). In two parts, so that none finds it here. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe('what is brought is scanned where the operator has a scanner (S8)', () => {
  let clamd: Server;
  let server: TestServer;
  let caller: TestCaller;
  let answer: (content: string) => string;
  const seen: string[] = [];
  beforeAll(async () => {
    clamd = createServer((socket) => {
      let sent = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (part) => {
        sent = Buffer.concat([sent, part]);
        if (!sent.subarray(-4).equals(Buffer.alloc(4))) return;
        const pieces: Buffer[] = [];
        let at = 'zINSTREAM\0'.length;
        while (sent.readUInt32BE(at) > 0) {
          pieces.push(sent.subarray(at + 4, at + 4 + sent.readUInt32BE(at)));
          at += 4 + sent.readUInt32BE(at);
        }
        const content = Buffer.concat(pieces).toString('utf8');
        seen.push(content);
        socket.end(`${answer(content)}\0`);
      });
    });
    await new Promise<void>((done) => clamd.listen(0, '127.0.0.1', done));
    const { port } = clamd.address() as { port: number };
    server = await startTestServer({ clamdAddress: `127.0.0.1:${port}`, requestsPerMinuteMax: 1_000_000 });
    caller = await server.signedIn(demoSignIns.employee.account);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    clamd.close();
  });
  beforeEach(() => {
    answer = (content) => (content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
    seen.splice(0);
  });
  const left = async () => [await server.prisma.storedFile.count(), await server.prisma.storedFilePiece.count()];

  it('a clean file is kept, and the scanner has seen all of it', async () => {
    const bytes = '五险一金 '.repeat(60_000); // more than one piece
    expect((await caller.upload({ name: 'a.txt', bytes })).status).toBe(201);
    expect(seen).toEqual([bytes]);
  });

  it('one in which something is found leaves nothing', async () => {
    const before = await left();
    const refused = await caller.upload({ name: 'a.txt', bytes: `hello ${eicar}` });
    expect([refused.status, codeOf(refused)]).toEqual([415, 'FILE_REFUSED']);
    expect(refused.error?.message).toContain('virus scanner');
    expect(await left()).toEqual(before);
  });

  it('nothing is taken that the scanner has not judged', async () => {
    const before = await left();
    for (const said of ['INSTREAM size limit exceeded. ERROR', '']) {
      answer = () => said;
      expect(codeOf(await caller.upload({ name: 'a.txt', bytes: 'hello' }))).toBe('FILE_NOT_SCANNED');
    }
    await new Promise((done) => clamd.close(done));
    const refused = await caller.upload({ name: 'a.txt', bytes: 'hello' });
    expect([refused.status, codeOf(refused)]).toEqual([503, 'FILE_NOT_SCANNED']);
    expect(await left()).toEqual(before);
  });
});
