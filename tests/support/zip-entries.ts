/** The files of a zip archive whose parts are stored as they are, by name: read from its directory, as a reader of archives does. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('The archive has no directory.');
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, bytes] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 24)];
    const [nameBytes, extraBytes, commentBytes] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    if (method !== 0 || entries.has(name)) throw new Error(`${name} is packed, or there twice.`);
    const own = zip.readUInt32LE(at + 42);
    const from = own + 30 + zip.readUInt16LE(own + 26) + zip.readUInt16LE(own + 28);
    entries.set(name, zip.subarray(from, from + bytes));
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return entries;
}
