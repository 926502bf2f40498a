import type { Guard } from '../guard.ts';

const files = 'apps/server/src/platform/files';
const attachments = ['tests/approvals/attachments.test.ts'];
const kept = ['apps/server/test/platform/files/kept-files.test.ts'];
const refused = ['apps/server/test/platform/files/refused-files.test.ts'];

export const fileGuards: readonly Guard[] = [
  {
    name: 'a file of a thing is read by whoever sees the thing only',
    kind: 'scope',
    file: `${files}/stored-files.ts`,
    text: 'return await owners[kind].isSeen(reader, ownerId);',
    without: 'return owners[kind] !== undefined || reader !== undefined;',
    tests: attachments,
  },
  {
    name: 'a file that belongs to nothing is its uploader’s alone',
    kind: 'scope',
    file: `${files}/stored-files.ts`,
    text: 'return uploadedByUserId === reader.actor.userId;',
    without: 'return uploadedByUserId > 0;',
    tests: kept,
  },
  {
    name: 'nobody adds a file that somebody else has brought',
    kind: 'scope',
    file: `${files}/stored-files.ts`,
    text: 'uploadedByUserId: actor.userId, ownerKind: null',
    without: 'ownerKind: null',
    tests: attachments,
  },
  {
    name: 'only whoever added a file takes it away',
    kind: 'scope',
    file: `${files}/remove-file.ts`,
    text: 'file.uploadedByUserId !== actor.userId',
    without: 'file.uploadedByUserId === 0',
    tests: attachments,
  },
  {
    name: 'an approval that is over keeps its files',
    kind: 'lock',
    file: 'apps/server/src/approvals/instances/approval-files.ts',
    text: "requireEvent(row, 'remove-file');",
    without: '',
    tests: attachments,
  },
  {
    name: 'a file is as large as its purpose says at most',
    kind: 'limit',
    file: `${files}/check-content.ts`,
    text: 'if (this.#bytes > bytesMax)',
    without: 'if (this.#bytes > bytesMax * 2)',
    tests: refused,
  },
  {
    name: 'a damaged file never arrives whole',
    kind: 'limit',
    file: `${files}/sent-file.ts`,
    text: 'length !== bytes || !(contentKey || hash.digest().equals(checksum))',
    without: 'length < 0',
    tests: kept,
  },
];
