import type { Translation } from '../../../i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  label: '附件（选填）',
  choose: '选择文件',
  hint: '或拖放、粘贴到此处。支持 PDF、图片、Word、Excel、PowerPoint 或文本，每个不超过 10 MB。',
  added: '随附的文件',
  sending: '{{size}}，正在上传…',
  remove: '移除 {{name}}',
  full_other: '一次最多添加 {{count}} 个文件，其余未添加。',
  kilobytes: '{{size}} kB',
  megabytes: '{{size}} MB',
  about: '{{size}}，{{who}} 于 {{when}} 添加',
  gone: '· 已于 {{when}} 移除',
};
export default messages;
