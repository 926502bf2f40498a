import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  LANGUAGE_UNKNOWN: {
    status: 422,
    en: '{lang} is no language that the product can speak: {reason}',
    'zh-CN': '无法使用语言 {lang}：{reason}',
  },
  LANGUAGE_IS_DEFAULT: {
    status: 409,
    en: '{name} is the default language, in which everybody reads who has chosen none. Make another language the default first.',
    'zh-CN': '{name} 是默认语言，未选择语言的用户都使用它。请先将其他语言设为默认语言。',
  },
  LANGUAGE_IN_USE: {
    status: 409,
    en: '{name} is the language of {count} people. Close it only if you say that they may read in {default} meanwhile.',
    'zh-CN': '有 {count} 位用户使用 {name}。仅当您确认他们可以改用 {default} 时才能关闭。',
  },
  LANGUAGE_CLOSED: {
    status: 422,
    en: 'The language {lang} is not open here. Choose one of: {open}.',
    'zh-CN': '此处未启用语言 {lang}。请选择：{open}。',
  },
  TERM_REFUSED: {
    status: 422,
    en: 'The text for {key} in {lang} was not accepted: {reason}.',
    'zh-CN': '{key}（{lang}）的文本未被接受：{reason}。',
  },
  RECORD_NAME_MISSING: {
    status: 422,
    en: 'Every record has a name in English and in Chinese. It can be changed, not taken away: type one.',
    'zh-CN': '每条记录都必须有英文和中文名称，只能修改，不能清空。请填写。',
  },
  RECORD_NAME_TAKEN: {
    status: 409,
    en: 'Another of these records is called “{name}” already, and people could not tell them apart. Choose another name.',
    'zh-CN': '已有同类记录名为“{name}”，将无法区分。请换一个名称。',
  },
  TERM_FILE: {
    status: 422,
    en: 'Import format error: {reason}',
    'zh-CN': '导入格式错误：{reason}',
  },
  WEBLATE_NOT_SET: {
    status: 409,
    en: 'Nobody has said yet where Weblate is. Enter its address, project, component and token first.',
    'zh-CN': '尚未设置 Weblate。请先填写其地址、项目、组件和令牌。',
  },
  WEBLATE_TOKEN_MISSING: {
    status: 422,
    en: 'Enter the token of {address}: one that was meant for another address is not sent there.',
    'zh-CN': '请填写 {address} 的令牌：其他地址的令牌不会发送到此处。',
  },
  WEBLATE_BUSY: {
    status: 409,
    en: 'A synchronisation with Weblate is under way. Wait until it has ended.',
    'zh-CN': '正在与 Weblate 同步，请等待其完成。',
  },
  WEBLATE_REFUSED: {
    status: 422,
    en: 'Weblate at {address} refused the token (answer {answer}). Make a new token there, with the right to add strings, to upload and to overwrite translations, and enter it here.',
    'zh-CN': '位于 {address} 的 Weblate 拒绝了令牌（响应 {answer}）。请在该处新建有权添加字符串、上传并覆盖翻译的令牌并填入此处。',
  },
  WEBLATE_UNKNOWN: {
    status: 422,
    en: 'Weblate at {address} knows nothing of {what}. Check the address, the project and the component.',
    'zh-CN': '位于 {address} 的 Weblate 没有 {what}。请检查地址、项目和组件。',
  },
  WEBLATE_LIMITED: {
    status: 422,
    en: 'Weblate at {address} takes no more calls for {wait} seconds. What was done so far is kept: synchronise again later.',
    'zh-CN': '位于 {address} 的 Weblate 在 {wait} 秒内不再接受调用。已完成的部分已保留，请稍后再次同步。',
  },
  WEBLATE_ANSWER: {
    status: 422,
    en: 'Weblate at {address} answered {what} in a way that is not understood here: {reason}.',
    'zh-CN': '无法理解位于 {address} 的 Weblate 对 {what} 的响应：{reason}。',
  },
  WEBLATE_TRIED_AGAIN: {
    status: 500,
    en: 'The last attempt came to nothing: {reason}. It is tried again.',
    'zh-CN': '上一次尝试未成功：{reason}。系统会自动重试。',
  },
  WEBLATE_GAVE_UP: {
    status: 500,
    en: 'The synchronisation was given up after {count} attempts, the last time because: {reason}. What was done so far is kept: try again later.',
    'zh-CN': '同步在 {count} 次尝试后放弃，最后一次原因：{reason}。已完成的部分已保留，请稍后重试。',
  },
} as const satisfies ErrorDefinitions;
