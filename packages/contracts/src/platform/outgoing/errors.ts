import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  OUTGOING_REFUSED: {
    status: 422,
    en: 'The address {host} is not called: {reason}. If it is meant, whoever runs the system adds the host to OUTGOING_HOSTS, for server and worker alike.',
    'zh-CN': '不会访问地址 {host}：{reason}。如确需访问，请系统运维人员在服务器和工作进程的 OUTGOING_HOSTS 中加入该主机。',
  },
} as const satisfies ErrorDefinitions;
