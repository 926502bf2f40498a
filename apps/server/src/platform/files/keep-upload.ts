import { randomUUID } from 'node:crypto';
import { AppError, type LocalizedText, limits } from '@wagewright/contracts';
import { type FilePurposeName, type FileType, filePurposes, fileTypes } from '@wagewright/contracts/platform/files';
import { type ContentKey, type FilePlace, newContentKey, sealContentKey } from '@wagewright/db';
import { type OfficeFile, tellOfficeFile } from '@wagewright/files';
import type { IncomingFile } from '../../core/context.ts';
import type { Deps } from '../../core/deps.ts';
import { ContentCheck, refusals } from './check-content.ts';
import { harmlessName, visibleName } from './harmless-name.ts';

/** A content that is kept, and all that is known of it; there is no row of it yet. */
export interface KeptUpload {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly checksum: Uint8Array<ArrayBuffer>;
  readonly content: string;
  readonly place: FilePlace;
  /** What it is sealed with; null: it is kept as it came. */
  readonly key: ContentKey | null;
}

/** What its row says of a content that is kept. Call it in the transaction that writes the row. @throws AppError SECRET_KEY_ABSENT */
export const columnsOfKept = ({ secrets }: Pick<Deps, 'secrets'>, { type, key, ...kept }: KeptUpload) => ({
  ...kept,
  type: fileTypes[type].type,
  contentKey: key && sealContentKey(secrets, kept.content, key),
});

/** A content on its way: its name, and what it is sealed with. */
type NewContent = Pick<KeptUpload, 'content' | 'key'>;

type Fault = Exclude<OfficeFile, 'workbook' | 'document' | 'slides' | 'other'>;
const faults: Readonly<Record<Fault, LocalizedText>> = {
  programs: { en: 'it holds macros or programs. Save it without them.', 'zh-CN': '其中含有宏或程序，请去除后保存。' },
  'too-large': { en: 'unpacked it would be far too large.', 'zh-CN': '解压后过大。' },
  damaged: {
    en: 'it is damaged. Open it, save it again, and choose the new file.',
    'zh-CN': '文件已损坏。请打开后重新保存，再选择新文件。',
  },
};
const isFault = (told: OfficeFile): told is Fault => Object.hasOwn(faults, told);

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** What an archive is. One after another, since each is read whole: the only files that are. */
async function lookInto(
  { files, inspections }: Deps,
  { content, key }: NewContent,
  check: ContentCheck,
  purpose: FilePurposeName,
): Promise<FileType> {
  const { unpackedBytesMax, types } = filePurposes[purpose];
  const told = await inspections.run(content, async () =>
    tellOfficeFile(await gather(files.forNew(key).read(content)), { partsMax: limits.inspectedPartsMax, unpackedBytesMax }),
  );
  if (isFault(told)) throw check.refused(faults[told]);
  const accepted: readonly string[] = types;
  if (told === 'other' || !accepted.includes(told)) throw check.refused(refusals.type(purpose));
  return told;
}

/** Where the operator has a scanner, nothing is kept that it has not seen. */
async function scan({ files, log, virusScanner }: Deps, { content, key }: NewContent, check: ContentCheck): Promise<void> {
  if (!virusScanner) return;
  const isClean = await virusScanner.isClean(files.forNew(key).read(content)).catch((error: unknown) => {
    log.error({ err: error }, 'the virus scanner could not be asked');
    throw new AppError('FILE_NOT_SCANNED');
  });
  if (!isClean) throw check.refused(refusals.virus);
}

/** Removes a content that no row will have. Where that fails, the sweep finds it after a day. */
export async function discard({ files, log }: Deps, { place, content }: Pick<KeptUpload, 'place' | 'content'>): Promise<void> {
  await files
    .in(place)
    .remove(content)
    .catch((error: unknown) => log.warn({ err: error, content }, 'what was left of an upload is still there'));
}

/**
 * Keeps what arrives, piece by piece, and looks at it meanwhile. What is refused, or breaks off, leaves nothing.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_REFUSED, FILE_NOT_SCANNED, UPLOAD_BROKEN, OVERLOADED
 */
export async function keepUpload(deps: Deps, file: IncomingFile | undefined, purpose: FilePurposeName): Promise<KeptUpload> {
  if (!file) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: 'application/json' });
  const { place } = deps.files;
  const content = randomUUID();
  const key = filePurposes[purpose].isSealed ? newContentKey() : null;
  const check = new ContentCheck(visibleName(file.name), purpose);
  try {
    await deps.files.forNew(key).write(content, check.pass(file.bytes));
    const { told, bytes, checksum } = check.result;
    const type = told === 'archive' ? await lookInto(deps, { content, key }, check, purpose) : told;
    await scan(deps, { content, key }, check);
    // of a sealed one no checksum: whoever has one can tell whether a file that they have is it
    return { name: harmlessName(file.name, type), type, bytes, checksum: key ? new Uint8Array() : checksum, content, place, key };
  } catch (error) {
    await discard(deps, { place, content });
    throw error;
  }
}
