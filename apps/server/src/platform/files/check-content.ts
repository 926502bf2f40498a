import { createHash } from 'node:crypto';
import { AppError, type LocalizedText } from '@wagewright/contracts';
import { acceptedEndings, type FilePurposeName, type FileType, filePurposes } from '@wagewright/contracts/platform/files';
import { pixelsOf } from './picture-size.ts';
import { isText, type ToldType, tellType } from './tell-type.ts';

/** So much of a file tells its type and a picture its size; it is held back until then. */
const headBytes = 262_144;

/** Why a file is not taken. */
export const refusals = {
  type: (purpose: FilePurposeName) => ({
    en: `its content is of none of the types that are taken here (${acceptedEndings(purpose)}).`,
    'zh-CN': `其内容不属于此处接受的类型（${acceptedEndings(purpose)}）。`,
  }),
  markup: {
    en: 'web pages and SVG pictures can carry programs. Save it as PDF or PNG.',
    'zh-CN': '网页和 SVG 图片可能携带程序，请另存为 PDF 或 PNG。',
  },
  pixels: {
    en: 'the picture has too many pixels, or does not say how many. Save it smaller.',
    'zh-CN': '图片像素过多或未注明尺寸，请缩小后保存。',
  },
  virus: {
    en: 'the virus scanner has found something in it. Have your computer looked at.',
    'zh-CN': '病毒扫描发现问题。请检查您的计算机。',
  },
  text: { en: 'it begins as text and goes on as something else.', 'zh-CN': '它以文本开头，但后面不是文本。' },
} as const satisfies Readonly<Record<string, LocalizedText | ((purpose: FilePurposeName) => LocalizedText)>>;

/** What was found out of a file while it passed. */
export interface CheckedContent {
  /** An archive is still to be looked into. */
  readonly told: Exclude<ToldType, 'markup' | 'unknown'>;
  readonly bytes: number;
  readonly checksum: Uint8Array<ArrayBuffer>;
}

/**
 * Looks at a file while it passes: its size, its type by its content, a picture's pixels, its checksum. Nothing of a file of a wrong type is passed on.
 */
export class ContentCheck {
  readonly #name: string;
  readonly #purpose: FilePurposeName;
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #told: CheckedContent['told'] | undefined;

  /** @param name for messages, as it was given */
  constructor(name: string, purpose: FilePurposeName) {
    this.#name = name;
    this.#purpose = purpose;
  }

  /** @throws AppError FILE_TOO_LARGE, FILE_REFUSED, FILE_EMPTY as soon as it is known */
  async *pass(arriving: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let held: Uint8Array[] = [];
    for await (const piece of arriving) {
      this.#count(piece);
      if (this.#told === undefined) {
        held.push(piece);
        if (this.#bytes < headBytes) continue;
        yield this.#open(Buffer.concat(held));
        held = [];
      } else yield this.#goOn(piece);
    }
    if (this.#bytes === 0) throw new AppError('FILE_EMPTY', { name: this.#name });
    if (held.length > 0) yield this.#open(Buffer.concat(held));
  }

  /** When all has passed. */
  get result(): CheckedContent {
    if (this.#told === undefined) throw new Error('The file has not passed yet.');
    return { told: this.#told, bytes: this.#bytes, checksum: Uint8Array.from(this.#hash.digest()) };
  }

  refused(reason: LocalizedText): AppError {
    return new AppError('FILE_REFUSED', { name: this.#name, reason });
  }

  #count(piece: Uint8Array): void {
    const { bytesMax } = filePurposes[this.#purpose];
    this.#bytes += piece.length;
    if (this.#bytes > bytesMax) throw new AppError('FILE_TOO_LARGE', { name: this.#name, megabytes: Math.floor(bytesMax / 1_048_576) });
    this.#hash.update(piece);
  }

  #open(head: Uint8Array): Uint8Array {
    const told = tellType(head);
    if (told === 'markup') throw this.refused(refusals.markup);
    if (told === 'unknown' || !isTaken(this.#purpose, told)) throw this.refused(refusals.type(this.#purpose));
    const pixels = pixelsOf(told, head);
    if (pixels !== undefined && (pixels === 0 || pixels > filePurposes[this.#purpose].pixelsMax)) throw this.refused(refusals.pixels);
    this.#told = told;
    return this.#goOn(head);
  }

  #goOn(piece: Uint8Array): Uint8Array {
    if (this.#told === 'text' && !isText(piece)) throw this.refused(refusals.text);
    return piece;
  }
}

const officeTypes: readonly FileType[] = ['workbook', 'document', 'slides'];
const isTaken = (purpose: FilePurposeName, told: ToldType): boolean => {
  const types: readonly string[] = filePurposes[purpose].types;
  return told === 'archive' ? officeTypes.some((type) => types.includes(type)) : types.includes(told);
};
