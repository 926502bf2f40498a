import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  FILE_EMPTY: {
    status: 422,
    en: '“{name}” is empty. Choose another file.',
    'zh-CN': '“{name}”是空文件，请选择其他文件。',
  },
  FILE_REFUSED: {
    status: 415,
    en: '“{name}” was not taken: {reason}',
    'zh-CN': '未接受“{name}”：{reason}',
  },
  FILE_NOT_SCANNED: {
    status: 503,
    en: 'Files cannot be taken now, since the virus scanner does not answer. Try again in some minutes; if it stays, tell your administrator.',
    'zh-CN': '病毒扫描服务无响应，暂时无法接收文件。请几分钟后重试；如仍失败，请联系管理员。',
  },
  FILE_TOO_LARGE: {
    status: 413,
    en: '“{name}” is larger than {megabytes} MB. Choose a smaller file.',
    'zh-CN': '“{name}”超过 {megabytes} MB，请选择较小的文件。',
  },
  UPLOAD_BROKEN: {
    status: 422,
    en: 'The file did not arrive as it should: {reason}. Send it again, alone.',
    'zh-CN': '文件未能正确传输：{reason}。请单独重新发送。',
  },
  FILE_OF_ANOTHER: {
    status: 409,
    en: 'Only whoever added “{name}” can take it away.',
    'zh-CN': '只有添加“{name}”的人可以移除它。',
  },
} as const satisfies ErrorDefinitions;
