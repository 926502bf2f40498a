/** Types of file that are told by their content, each with the endings that its names may have; the first is given to a name with another one. */
export const fileTypes = {
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  png: { type: 'image/png', endings: ['png'] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  gif: { type: 'image/gif', endings: ['gif'] },
  webp: { type: 'image/webp', endings: ['webp'] },
  workbook: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  document: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['docx'] },
  slides: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', endings: ['pptx'] },
  text: { type: 'text/plain', endings: ['txt', 'csv', 'tsv', 'log', 'md'] },
} as const satisfies Readonly<Record<string, { readonly type: string; readonly endings: readonly string[] }>>;
export type FileType = keyof typeof fileTypes;

/** What a file is brought for: what it may be, and how large. */
export interface FilePurpose {
  readonly types: readonly FileType[];
  readonly bytesMax: number;
  /** Of a picture, width × height: few bytes can unpack to gigabytes of pixels. */
  readonly pixelsMax: number;
  /** Of an office document, all its parts unpacked. */
  readonly unpackedBytesMax: number;
  /** Its content is kept sealed, by a key of its own (ADR 151). */
  readonly isSealed: boolean;
}

export const filePurposes = {
  /** What people add to an approval. */
  attachment: {
    types: ['pdf', 'png', 'jpeg', 'gif', 'webp', 'workbook', 'document', 'slides', 'text'],
    bytesMax: 10_485_760,
    pixelsMax: 100_000_000,
    unpackedBytesMax: 104_857_600,
    isSealed: false,
  },
  /** Of somebody, for whoever looks after people: a scan, a photograph, a letter. */
  document: {
    types: ['pdf', 'document', 'jpeg', 'png'],
    bytesMax: 10_485_760,
    pixelsMax: 100_000_000,
    unpackedBytesMax: 104_857_600,
    isSealed: true,
  },
  /** A table whose rows are imported: some 200,000 rows of 20 columns. */
  import: { types: ['workbook', 'text'], bytesMax: 33_554_432, pixelsMax: 0, unpackedBytesMax: 268_435_456, isSealed: true },
  /** At the head of a payslip: small enough to go with each. */
  logo: { types: ['png', 'jpeg'], bytesMax: 131_072, pixelsMax: 2_000_000, unpackedBytesMax: 0, isSealed: false },
} as const satisfies Readonly<Record<string, FilePurpose>>;
export type FilePurposeName = keyof typeof filePurposes;
export const filePurposeNames = Object.keys(filePurposes) as [FilePurposeName, ...FilePurposeName[]];

/** What is kept: what people bring, and what the product has made for them and nobody brings. */
export const keptPurposes = [...filePurposeNames, 'archive'] as const;

/** The most that any purpose takes: more is refused before it is read. */
export const fileBytesMax = Math.max(...Object.values(filePurposes).map(({ bytesMax }) => bytesMax));

/** What a file can belong to: whoever may see that may read the file. Each has its FileOwner in the server's compose.ts. */
export const fileOwnerKinds = [
  'approval',
  'payslip-dispute',
  'payslip-setting',
  'payslip-archive',
  'import',
  'contract',
  'document',
] as const;
export type FileOwnerKind = (typeof fileOwnerKinds)[number];

/** The endings of a purpose's files as a browser's dialog takes them: `.pdf,.png`. */
export const acceptedEndings = (purpose: FilePurposeName): string =>
  filePurposes[purpose].types.flatMap((type) => fileTypes[type].endings.map((ending) => `.${ending}`)).join(',');
