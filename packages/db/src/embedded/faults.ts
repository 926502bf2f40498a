import { statfsSync } from 'node:fs';

/** PostgreSQL cannot run here. The message says what is wrong and what to do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Below this PostgreSQL cannot do anything any more, and cannot even write down why. */
const bytesFreeMin = 1_000_000;

/** What PostgreSQL or the system says, and what it means to whoever started the product. */
const causes: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i,
    (folder) => `The disk that holds ${folder} is full. Free some space on it and start again, or name another folder in WAGEWRIGHT_DATA.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (folder) =>
      `${folder} is on a file system that can only be read. Make it writable and start again, or name another folder in WAGEWRIGHT_DATA.`,
  ],
  [
    /wrong ownership/i,
    (folder) => `The data in ${folder} belongs to another user. Start as that user, or give the data to the one who starts (chown -R).`,
  ],
  [/invalid permissions/i, (folder) => `Others may read the data in ${folder}. Close it (chmod 700 ${folder}) and start again.`],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    (folder) =>
      `${folder} may not be read and written by whoever starts Wagewright. Change its owner or its rights and start again, or name another folder in WAGEWRIGHT_DATA.`,
  ],
  [
    /ENOTDIR|EEXIST|Not a directory/i,
    (folder) =>
      `${folder}, or a part of its path, is a file where a folder should be. Name another folder in WAGEWRIGHT_DATA and start again.`,
  ],
  [
    /pre-existing shared memory block|lock file "postmaster\.pid" already exists/i,
    (folder) => `Another PostgreSQL still works on ${folder}. End it (its number is the first line of postmaster.pid) and start again.`,
  ],
  [
    /could not (create|resize|map|reserve) .*shared memory|Cannot allocate memory|out of memory/i,
    () => 'There is too little memory for PostgreSQL. End other programs, or give the machine or the container more of it.',
  ],
  [
    /could not locate a valid checkpoint record|invalid (primary )?checkpoint|PANIC: {2}.*(corrupt|checksum)|invalid page in block/i,
    (folder) => `The data in ${folder} is damaged. Leave it as it is, and restore a backup into another folder.`,
  ],
];

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < bytesFreeMin;
  } catch {
    return false;
  }
}

/** What is wrong with a folder and what to do, from what the system or PostgreSQL said; undefined where that says nothing known. */
export function explain(folder: string, said: string): string | undefined {
  const text = isFull(folder) ? `ENOSPC ${said}` : said;
  const advice = causes.find(([pattern]) => pattern.test(text))?.[1](folder);
  return advice && `${advice} Nothing of the data was deleted.`;
}

/** The same for something that was thrown. @returns an error to throw in its place */
export function explainError(folder: string, error: unknown): unknown {
  if (error instanceof EmbeddedPostgresError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const advice = explain(folder, `${code} ${error.message}`);
  return advice ? new EmbeddedPostgresError(`${advice} (${error.message})`, { cause: error }) : error;
}
