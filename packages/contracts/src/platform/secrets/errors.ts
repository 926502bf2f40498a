import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  SECRET_KEY_ABSENT: {
    status: 500,
    en: 'Nothing secret can be stored: there is no secret key. Whoever runs the system gives one to server and worker alike (`npm run secrets` says how), and starts both again.',
    'zh-CN': '无法保存机密内容：没有密钥。请系统运维人员为服务器和工作进程设置相同的密钥（方法见 `npm run secrets`）并重新启动。',
  },
  SECRET_KEY_MALFORMED: {
    status: 500,
    en: 'The secret key in {where} cannot be read: {reason}. It is a list by commas of id:key, each key 32 bytes in base64; the first one seals.',
    'zh-CN': '无法读取 {where} 中的密钥：{reason}。格式为以逗号分隔的“编号:密钥”，每个密钥为 32 字节的 base64；第一个用于加密。',
  },
  SECRET_KEY_MISSING: {
    status: 500,
    en: 'The secret in {place} cannot be read: it is sealed with the key {keyId}, which {where} does not hold. Whoever runs the system puts that key back from a backup, after the one that seals and a comma; or the secret is entered again.',
    'zh-CN':
      '无法读取 {place} 中的机密内容：它由密钥 {keyId} 加密，而 {where} 中没有该密钥。请系统运维人员从备份中将该密钥补到现有密钥之后（以逗号分隔），或重新录入该机密内容。',
  },
  SECRET_UNREADABLE: {
    status: 500,
    en: 'The secret in {place} cannot be opened with the key {keyId} of {where}: either another key stands there under this id, or the value was put there from another place. Whoever runs the system puts back the right key; or the secret is entered again.',
    'zh-CN':
      '无法用 {where} 中的密钥 {keyId} 打开 {place} 中的机密内容：该编号下的密钥不正确，或该值来自其他位置。请系统运维人员恢复正确的密钥，或重新录入该机密内容。',
  },
} as const satisfies ErrorDefinitions;
