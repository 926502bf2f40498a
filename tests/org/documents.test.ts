/** Documents of people: seen and kept by HR and oneself, with files that are sealed where they lie, handed out one by one, and gone with their document. */
import { randomBytes } from 'node:crypto';
import {
  countSealed,
  createSecrets,
  dayAfter,
  formatKeyRing,
  keysOfText,
  newSecretKey,
  openFileContents,
  remind,
  resealAll,
  sealedPlaces,
  sqlOfClient,
  sqlOfPrisma,
  sweepFiles,
} from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { testSecretKeys } from '@wagewright/db/testing';
import { basePath, serverForAll, type TestCaller } from '@wagewright/server/testing';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly kind: string;
  readonly title: string;
  readonly state: string;
  readonly isBrought: boolean;
  readonly addedBy: string;
  readonly file: { readonly id: number; readonly name: string; readonly bytes: number } | null;
  readonly mayChange: boolean;
}
interface List {
  readonly rows: readonly Row[];
  readonly kindsToAdd: readonly string[];
}
interface Made {
  readonly id: number;
}

const scan = (bytes = 10) => Buffer.concat([Buffer.from('%PDF-1.7 work permit of somebody\n'), randomBytes(bytes)]);
const pieceBytes = 262_144;

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe('documents of people', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'clerk' | 'administrator', TestCaller> = {} as never;
  type Who = keyof typeof as;
  let employeeId: number;
  let legalEntityId: number;
  const today = '2026-11-27';

  beforeAll(async () => {
    const { prisma } = server;
    const user = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account }, include: { employee: true } });
    ({ id: employeeId, legalEntityId } = user.employee ?? { id: 0, legalEntityId: 0 });
    const manager = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    await prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: manager.employeeId } });
    server.now = new Date(`${today}T15:00:00Z`);
    for (const who of ['employee', 'manager', 'hr', 'clerk', 'administrator'] as const)
      as[who] = await server.signedIn(demoSignIns[who].account);
  });

  const call = async <Data>(who: Who, verb: string, input: object): Promise<Data> => {
    const { data, error } = await as[who].call(`org/documents/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (who: Who, verb: string, input: object) => (await as[who].call(`org/documents/${verb}`, input)).error?.code;
  const bring = async (who: Who, bytes: Uint8Array, name = 'Scan.pdf', purpose = 'document') =>
    await as[who].upload({ name, bytes }, { purpose });
  const brought = async (who: Who, bytes: Uint8Array, name = 'Scan.pdf') => ((await bring(who, bytes, name)).data as Made).id;
  const permit = { kind: 'work-permit', title: 'H-1B' };
  const add = async (who: Who, more: object) =>
    (await call<Made>(who, 'add-document', { ...permit, ...(who === 'hr' ? { employeeId } : {}), ...more })).id;
  const list = async (who: Who, input: object = {}) => await call<List>(who, 'list-documents', input);
  const rowOf = async (id: number) => {
    const row = (await list('hr', { employeeId })).rows.find((one) => one.id === id);
    if (!row) throw new Error(`There is no document ${id}.`);
    return row;
  };
  const seen = async (id: number) => ({ id, version: (await server.prisma.employeeDocument.findUniqueOrThrow({ where: { id } })).version });
  const fileOf = async (id: number) =>
    await server.prisma.storedFile.findFirstOrThrow({ where: { ownerKind: 'document', ownerId: id, removedAt: null } });
  const piecesOf = async (content: string) =>
    await server.prisma.storedFilePiece.findMany({ where: { content }, orderBy: { number: 'asc' } });
  const download = async (who: Who, id: number) =>
    await server.app.inject({
      method: 'POST',
      url: `${basePath}/api/org/documents/${id}/file`,
      headers: { authorization: `Bearer ${as[who].token}`, 'content-type': 'application/json' },
      payload: '{}',
    });
  /** The status, or that the connection broke on the way. */
  const outcome = async (id: number) =>
    await download('hr', id).then(
      ({ statusCode }) => statusCode,
      () => 'broken',
    );
  const looks = async (id: number) => await server.prisma.auditEntry.findMany({ where: { entity: 'document-file', entityId: String(id) } });
  const sweep = async () => {
    const { db, files } = server.composition.deps;
    await sweepFiles(sqlOfPrisma(db.prisma), files, new Date(Date.now() + 1_000));
  };

  it('are added by HR with a file that comes back byte for byte, is never shown, and whose each hand-out is recorded', async () => {
    const bytes = scan(600_000);
    const id = await add('hr', { issuedBy: 'USCIS', issuedOn: '2024-01-02', validUntil: '2027-01-01', fileId: await brought('hr', bytes) });
    expect(await rowOf(id)).toMatchObject({
      ...permit,
      issuedOn: '2024-01-02',
      state: 'ending',
      isBrought: false,
      file: { name: 'Scan.pdf' },
    });
    for (const who of ['hr', 'employee', 'administrator'] as const) {
      const { statusCode, rawPayload, headers } = await download(who, id);
      expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename="Scan.pdf"/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
    }
    const users = await server.prisma.user.findMany({
      where: { account: { in: [demoSignIns.hr.account, demoSignIns.employee.account, demoSignIns.administrator.account] } },
    });
    const found = await looks(id);
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ actorUserId }) => actorUserId))).toEqual(new Set(users.map((user) => user.id)));
    expect(found[0]?.after).toMatchObject({ employeeId, title: 'H-1B', name: 'Scan.pdf' });
    // the general door, which records nothing, knows no file of a document
    for (const who of ['hr', 'employee'] as const)
      expect((await as[who].call('platform/files/download-file', { id: (await fileOf(id)).id })).error?.code).toBe('NOT_FOUND');
  });

  it('lie sealed: of the file nothing is found where it is kept, nor anything by which one could tell that it is a known one', async () => {
    for (const length of [1, pieceBytes - 16 - 33, pieceBytes, 2 * pieceBytes]) {
      const bytes = scan(length);
      const file = await fileOf(await add('hr', { title: `Sealed ${length}`, fileId: await brought('hr', bytes) }));
      const kept = Buffer.concat((await piecesOf(file.content)).map((piece) => piece.bytes));
      expect(kept.length).toBeGreaterThan(bytes.length);
      for (let at = 0; at + 12 <= Math.min(bytes.length, 2_000); at += 12) expect(kept.includes(bytes.subarray(at, at + 12))).toBe(false);
      expect([file.checksum.length, file.contentKey === null]).toEqual([0, false]);
      const told = await server.prisma.auditEntry.findMany({ where: { entity: 'file', entityId: String(file.id) } });
      expect(told.length).toBeGreaterThan(0);
      expect(JSON.stringify(told.map(({ after }) => after))).not.toContain('sha256');
      expect((await download('hr', file.ownerId ?? 0)).rawPayload.equals(bytes)).toBe(true);
    }
  });

  it('do not open where a piece was changed, moved, taken from another file, or cut off', async () => {
    const [one, other] = [
      await fileOf(await add('hr', { title: 'Whole', fileId: await brought('hr', scan(600_000)) })),
      await fileOf(await add('hr', { title: 'Other', fileId: await brought('hr', scan(600_000)) })),
    ];
    const { content, ownerId } = one;
    const id = ownerId ?? 0;
    const [first, second, last] = await piecesOf(content);
    const [foreign] = await piecesOf(other.content);
    if (!first || !second || !last || !foreign) throw new Error('There are three pieces.');
    const put = async (number: number, bytes: Uint8Array<ArrayBuffer>) =>
      await server.prisma.storedFilePiece.update({ where: { content_number: { content, number } }, data: { bytes } });
    const changed = Uint8Array.from(first.bytes);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    for (const bytes of [changed, second.bytes, foreign.bytes]) {
      await put(0, bytes);
      expect(await outcome(id)).not.toBe(200);
    }
    await put(0, first.bytes);
    // the key of another file opens nothing here: it names whose it is
    await server.prisma.storedFile.update({ where: { id: one.id }, data: { contentKey: other.contentKey } });
    expect(await outcome(id)).not.toBe(200);
    await server.prisma.storedFile.update({ where: { id: one.id }, data: { contentKey: one.contentKey } });
    expect(await outcome(id)).toBe(200);
    await server.prisma.storedFilePiece.delete({ where: { content_number: { content, number: 2 } } });
    await expect(gather(server.composition.deps.files.read({ ...one, place: 'database' }))).rejects.toThrow(/has lost its end/);
    expect(await outcome(id)).not.toBe(200);
  });

  it('stay readable while their keys are sealed anew, and the old one opens nothing any more', async () => {
    const bytes = scan(300_000);
    const file = await fileOf(await add('hr', { title: 'Rotated', fileId: await brought('hr', bytes) }));
    const next = newSecretKey();
    const [old] = testSecretKeys.ring();
    if (!old) throw new Error('There is no key.');
    const both = keysOfText(formatKeyRing([next, old]));
    const places = sealedPlaces().filter(({ name }) => name === 'stored_file.content_key');
    expect(places).toHaveLength(1);
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    const pool = new pg.Pool({ connectionString: server.database.url, max: 1 });
    const kept = await server.prisma.storedFile.count({ where: { contentKey: { not: null } } });
    try {
      const { columns, unused } = await resealAll(client, both, { places });
      expect([columns[0]?.count, columns[0]?.unreadable, unused]).toEqual([kept, [], [old.id]]);
      expect(await countSealed(sqlOfClient(client), places)).toEqual([{ column: 'stored_file.content_key', keyId: next.id, count: kept }]);
      const now = await server.prisma.storedFile.findUniqueOrThrow({ where: { id: file.id } });
      const read = async (keys = both) =>
        await gather(openFileContents(pool, undefined, createSecrets(keys)).read({ ...now, place: 'database' }));
      expect((await read()).equals(bytes)).toBe(true);
      await expect(read(testSecretKeys)).rejects.toThrow(next.id);
      // a server without the new key hands nothing out, and does not say that it did
      expect(await outcome(file.ownerId ?? 0)).toBe(500);
      expect(await looks(file.ownerId ?? 0)).toEqual([]);
      await resealAll(client, keysOfText(formatKeyRing([old, next])), { places });
      expect((await download('hr', file.ownerId ?? 0)).rawPayload.equals(bytes)).toBe(true);
    } finally {
      await client.end();
      await pool.end();
    }
  });

  it('are HR’s of the legal entity and one’s own to see; for everybody else they do not exist (S2)', async () => {
    const id = await add('hr', { title: 'Unseen', fileId: await brought('hr', scan()) });
    const stranger = await server.prisma.employee.findFirstOrThrow({ where: { legalEntityId: { not: legalEntityId } } });
    const colleague = await server.prisma.employee.findFirstOrThrow({ where: { legalEntityId, id: { not: employeeId } } });
    for (const who of ['manager', 'clerk'] as const) {
      expect(await refusal(who, 'list-documents', { employeeId })).toMatch(/NOT_FOUND|AUTHORIZATION_REQUIRED/);
      expect((await download(who, id)).statusCode).not.toBe(200);
      expect(await refusal(who, 'remove-document', { ...(await seen(id)) })).toMatch(/NOT_FOUND|AUTHORIZATION_REQUIRED/);
    }
    expect(await refusal('hr', 'list-documents', { employeeId: stranger.id })).toBe('NOT_FOUND');
    expect(await refusal('hr', 'add-document', { ...permit, employeeId: stranger.id })).toBe('NOT_FOUND');
    expect(await refusal('employee', 'list-documents', { employeeId: colleague.id })).toBe('NOT_FOUND');
    expect(await refusal('employee', 'add-document', { kind: 'resume', title: 'Not mine', employeeId: colleague.id })).toBe('NOT_FOUND');
    expect(await looks(id)).toEqual([]);
  });

  it('are brought by oneself as far as they are one’s own to bring, and changed and deleted as far as one has brought them', async () => {
    const resume = { kind: 'resume', title: 'Resume' };
    const own = await add('employee', { ...resume, fileId: await brought('employee', scan()) });
    const theirs = await add('hr', { title: 'Kept by HR' });
    expect((await list('employee')).kindsToAdd).toEqual(['qualification', 'training', 'resume']);
    expect((await list('hr', { employeeId })).kindsToAdd).toHaveLength(7);
    expect(await rowOf(own)).toMatchObject({ ...resume, isBrought: true, mayChange: true });
    const mine = new Map((await list('employee')).rows.map((row) => [row.id, row.mayChange]));
    expect([mine.get(own), mine.get(theirs)]).toEqual([true, false]);
    expect(await refusal('employee', 'add-document', permit)).toBe('DOCUMENT_KIND_NOT_OWN');
    expect(await refusal('employee', 'change-document', { ...(await seen(own)), ...permit })).toBe('DOCUMENT_KIND_NOT_OWN');
    expect(await refusal('employee', 'change-document', { ...(await seen(theirs)), ...resume })).toBe('DOCUMENT_NOT_OWN');
    expect(await refusal('employee', 'remove-document', await seen(theirs))).toBe('DOCUMENT_NOT_OWN');
    await call('employee', 'change-document', { ...(await seen(own)), ...resume, title: 'Resume of 2026' });
    expect(await rowOf(own)).toMatchObject({ title: 'Resume of 2026', file: { name: 'Scan.pdf' } });
    expect(await refusal('employee', 'remove-document', { id: own, version: 1 })).toBe('STALE_VERSION');
    await call('employee', 'remove-document', await seen(own));
    expect((await list('employee')).rows.map(({ id }) => id)).not.toContain(own);
  });

  it.each([
    ['DOCUMENT_DAYS_REVERSED', { issuedOn: '2026-02-01', validUntil: '2026-01-31' }],
    ['DOCUMENT_ISSUED_AHEAD', { issuedOn: '2026-11-28' }],
    ['VALIDATION_FAILED', { validUntil: '0206-01-31' }],
    ['VALIDATION_FAILED', { kind: 'passport' }],
    ['VALIDATION_FAILED', { title: ' ' }],
  ])('are refused with %s: %j', async (code, more) => {
    const count = await server.prisma.employeeDocument.count();
    expect(await refusal('hr', 'add-document', { ...permit, employeeId, ...more })).toBe(code);
    expect(await server.prisma.employeeDocument.count()).toBe(count);
  });

  it('take files by their content alone, brought as documents by whoever adds them', async () => {
    const refused = async (bytes: Uint8Array, name: string) => (await bring('hr', bytes, name)).error?.code;
    expect(await refused(Buffer.from('<!doctype html><script>1</script>'), 'Scan.pdf')).toBe('FILE_REFUSED');
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Scan.png')).toBe('FILE_REFUSED');
    expect(await refused(Buffer.from('GIF89a 0123456789'), 'Scan.jpg')).toBe('FILE_REFUSED');
    expect(await refused(Buffer.from('MZ\u0000 a program'), 'Scan.pdf')).toBe('FILE_REFUSED');
    expect(await refused(Buffer.from('A letter.'), 'Letter.txt')).toBe('FILE_REFUSED');
    expect(await refused(Buffer.alloc(10_485_761, '%PDF-'), 'Scan.pdf')).toBe('FILE_TOO_LARGE');
    const inClear = ((await bring('hr', Buffer.from('A letter.'), 'Letter.txt', 'attachment')).data as Made).id;
    expect(await refusal('hr', 'add-document', { ...permit, employeeId, fileId: inClear })).toBe('DOCUMENT_FILE_UNFIT');
    const ofAnother = await brought('employee', scan());
    expect(await refusal('hr', 'add-document', { ...permit, employeeId, fileId: ofAnother })).toBe('NOT_FOUND');
  });

  it('leave nothing of a file that was replaced or deleted, whichever way its document goes', async () => {
    const { prisma } = server;
    const person = await prisma.employee.create({
      data: { legalEntityId, employeeNumber: 'DOC-1', name: 'Documented', hireDate: new Date('2026-01-01') },
    });
    const adding = async (title: string) =>
      (await call<Made>('hr', 'add-document', { ...permit, title, employeeId: person.id, fileId: await brought('hr', scan()) })).id;
    const [replaced, deleted, orphaned] = [await adding('Replaced'), await adding('Deleted'), await adding('Orphaned')];
    const before = [await fileOf(replaced), await fileOf(deleted), await fileOf(orphaned)];
    const fileId = await brought('hr', scan(), 'New scan.pdf');
    await call('hr', 'change-document', { ...(await seen(replaced)), ...permit, title: 'Replaced', fileId });
    const after = await fileOf(replaced);
    expect([after.id, after.name]).toEqual([fileId, 'New scan.pdf']);
    const told = await prisma.auditEntry.findMany({ where: { entity: 'file', entityId: String(before[0]?.id) }, orderBy: { id: 'asc' } });
    expect(told.at(-1)).toMatchObject({ procedure: 'org/documents/change-document', before: { name: 'Scan.pdf', ownerKind: 'document' } });
    await call('hr', 'remove-document', await seen(deleted));
    await sweep();
    expect(await piecesOf(after.content)).not.toEqual([]);
    expect(await piecesOf(before[2]?.content ?? '')).not.toEqual([]);
    await prisma.employee.delete({ where: { id: person.id } });
    await sweep();
    for (const { content, id } of [...before, after]) {
      expect(await piecesOf(content)).toEqual([]);
      expect(await prisma.storedFile.findUnique({ where: { id } })).toMatchObject({ contentKey: null });
    }
  });

  it('that end are told to HR of the legal entity once, as many days before as is said, unless another goes on or the person leaves', async () => {
    const { prisma } = server;
    await prisma.employeeDocument.deleteMany();
    await prisma.notification.deleteMany({ where: { category: 'hr-reminder' } });
    const end = dayAfter(today, 60);
    await add('hr', { title: 'Permit', validUntil: end });
    await add('hr', { title: 'Later', validUntil: dayAfter(end) });
    await add('hr', { title: 'Ended', validUntil: dayAfter(today, -1) });
    await add('hr', { title: 'Renewed', validUntil: end });
    await add('hr', { title: 'renewed', validUntil: dayAfter(end, 700) });
    const leaving = await prisma.employee.create({
      data: { legalEntityId, employeeNumber: 'DOC-2', name: 'Leaving', hireDate: new Date('2026-01-01'), terminationDate: new Date(end) },
    });
    await call('hr', 'add-document', { ...permit, employeeId: leaving.id, validUntil: end });
    expect((await list('hr', { employeeId })).rows.map(({ title, state }) => `${title} ${state}`).toSorted()).toEqual(
      ['Ended ended', 'Later holds', 'Permit ending', 'Renewed ending', 'renewed holds'].toSorted(),
    );
    const days = { probationDays: 0, contractDays: 0, documentDays: 60, onboardingDays: 0 };
    const look = async (at = server.now) => await prisma.$transaction(async (tx) => await remind(sqlOfPrisma(tx), days, at));
    await look();
    const told = await prisma.notification.findMany({ where: { template: 'document-ends' } });
    expect(told.length).toBeGreaterThan(0);
    const hasRoles = { include: { roles: { include: { role: true } } } } as const;
    for (const { payload, link, userId } of told) {
      const { roles } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, ...hasRoles });
      expect(payload).toMatchObject({ title: 'Permit', day: end, document: { en: 'Work permit or visa', 'zh-CN': '工作许可或签证' } });
      expect(link).toBe(`/people/${employeeId}?tab=documents`);
      expect(roles.map(({ role, legalEntityId: where }) => [role.code, where ?? legalEntityId])).toContainEqual(['hr', legalEntityId]);
    }
    expect(await look()).toBe(0);
    await look(new Date(server.now.getTime() + 86_400_000));
    expect(await prisma.notification.count({ where: { template: 'document-ends' } })).toBe(2 * told.length);
    const { data } = await as.hr.call('platform/notifications/list-notifications', {});
    expect((data as { rows: { title: { en: string } }[] }).rows.map(({ title }) => title.en).join(' ')).toMatch(
      /Work permit or visa of .+ ends on /,
    );
  });
});
