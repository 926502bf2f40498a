import { AppError, type LocalizedText } from '@wagewright/contracts';

/** What can be wrong with a form that carries a file. */
const reasons = {
  boundary: { en: 'the request does not name its boundary', 'zh-CN': '请求未指明分隔符' },
  form: { en: 'the form is not as multipart/form-data is written', 'zh-CN': '表单不符合 multipart/form-data 格式' },
  cut: { en: 'it broke off before its end', 'zh-CN': '传输在结束前中断' },
  idle: { en: 'nothing came for too long', 'zh-CN': '长时间未收到数据' },
  none: { en: 'the form has no file', 'zh-CN': '表单中没有文件' },
  several: {
    en: 'after the file comes something else, and only one file is taken at a time',
    'zh-CN': '文件之后还有其他内容，每次只能上传一个文件',
  },
  fields: { en: 'the form has too many fields, or one that is too long', 'zh-CN': '表单字段过多或过长' },
  encoded: { en: 'a part is encoded, and only plain bytes are taken', 'zh-CN': '某部分经过编码，只接受原始数据' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const broken = (reason: keyof typeof reasons, cause?: unknown): AppError =>
  new AppError('UPLOAD_BROKEN', { reason: reasons[reason] }, cause === undefined ? {} : { cause });
