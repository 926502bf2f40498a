import { readZipDirectory, type UnpackBudget, unpackPart, ZipFormatError, ZipLimitError } from './workbook/zip.ts';

/** What an archive is: an office document of a kind, or why it is none that is to be kept. */
export type OfficeFile = 'workbook' | 'document' | 'slides' | 'other' | 'programs' | 'too-large' | 'damaged';

const kinds = [
  ['xl/workbook.xml', 'workbook'],
  ['word/document.xml', 'document'],
  ['ppt/presentation.xml', 'slides'],
] as const;
const contentTypes = '[Content_Types].xml';
const programs = /(?:^|\/)(?:vbaProject|vbaData|macrosheets)\b|\.(?:bin\.exe|exe|dll|js|vbs|hta)$/i;

/** Unpacks all of it and throws it away: what an archive says of its sizes is not believed. */
async function unpackAll(bytes: Uint8Array, directory: ReturnType<typeof readZipDirectory>, unpackedBytesMax: number): Promise<void> {
  const parts = [...directory.values()];
  if (parts.reduce((sum, part) => sum + part.bytes, 0) > unpackedBytesMax) throw new ZipLimitError('unpacked bytes');
  const budget: UnpackBudget = { bytesLeft: unpackedBytesMax };
  for (const part of parts) {
    let length = 0;
    for await (const chunk of unpackPart(bytes, part, budget)) {
      length += chunk.length;
      if (length > part.bytes) throw new ZipFormatError('length of a part');
    }
  }
}

/** Tells an Office Open XML document (Word, Excel, PowerPoint) by what is in it, and whether it could harm whoever opens it. */
export async function tellOfficeFile(
  bytes: Uint8Array,
  limits: { readonly partsMax: number; readonly unpackedBytesMax: number },
): Promise<OfficeFile> {
  try {
    const directory = readZipDirectory(bytes, limits.partsMax);
    const kind = kinds.find(([part]) => directory.has(part))?.[1];
    if (!kind || !directory.has(contentTypes)) return 'other';
    if ([...directory.keys()].some((name) => programs.test(name))) return 'programs';
    await unpackAll(bytes, directory, limits.unpackedBytesMax);
    return kind;
  } catch (error) {
    if (error instanceof ZipLimitError) return 'too-large';
    if (error instanceof ZipFormatError || error instanceof RangeError) return 'damaged';
    throw error;
  }
}
