/** A file as somebody would choose it. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

export const usualFile: GivenFile = { name: 'note.txt', bytes: 'Kept by a test.\n' };
export const boundary = '----of-a-test';

const part = (disposition: string, bytes: Uint8Array | string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(bytes as string),
    Buffer.from('\r\n'),
  ]);

export const fieldPart = (name: string, value: string): Buffer => part(`name="${name}"`, value);
export const filePart = ({ name, bytes }: GivenFile): Buffer => part(`name="file"; filename="${name.replaceAll('"', '%22')}"`, bytes);
export const formEnd = Buffer.from(`--${boundary}--\r\n`);

/** A form as browsers send it: fields, then one file. */
export const formOf = (fields: Readonly<Record<string, unknown>>, file: GivenFile = usualFile) => ({
  payload: Buffer.concat([...Object.entries(fields).map(([name, value]) => fieldPart(name, String(value))), filePart(file), formEnd]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});
