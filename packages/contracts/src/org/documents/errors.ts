import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  DOCUMENT_DAYS_REVERSED: {
    status: 422,
    en: '“{title}” would end on {validUntil}, before it was issued on {issuedOn}. Correct one of the days.',
    'zh-CN': '“{title}”的有效期至 {validUntil}，早于签发日期 {issuedOn}。请更正其中一个日期。',
  },
  DOCUMENT_ISSUED_AHEAD: {
    status: 422,
    en: '“{title}” cannot have been issued on {issuedOn}: today is {today}. Correct the day, or leave it blank.',
    'zh-CN': '“{title}”的签发日期 {issuedOn} 晚于今天（{today}）。请更正该日期或留空。',
  },
  DOCUMENT_KIND_NOT_OWN: {
    status: 403,
    en: 'Employees bring qualifications, training records and resumes. “{title}” is of another kind: hand it to whoever looks after people in your company.',
    'zh-CN': '员工可自行提交资格证书、培训记录和简历。“{title}”属于其他类型，请交由人事添加。',
  },
  DOCUMENT_NOT_OWN: {
    status: 403,
    en: '“{title}” was added by your company, and only whoever looks after people changes or deletes it. Tell them what is wrong with it.',
    'zh-CN': '“{title}”由公司添加，只有人事可以修改或删除。如有错误，请联系人事。',
  },
  DOCUMENT_FILE_UNFIT: {
    status: 422,
    en: '“{name}” was brought for something else, where files are kept as they come. Bring it again as a document.',
    'zh-CN': '“{name}”是为其他用途上传的。请作为文件资料重新上传。',
  },
  DOCUMENTS_TOO_MANY: {
    status: 422,
    en: '{employee} has {max} documents already, which is as many as there can be. Delete what nobody needs any more.',
    'zh-CN': '{employee}已有 {max} 份文件资料，达到上限。请先删除不再需要的。',
  },
} as const satisfies ErrorDefinitions;
