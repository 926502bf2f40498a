import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  OUTGOING_REFUSED: {
    status: 422,
    en: 'The address {host} is not called: {reason}. If it is meant, whoever runs the system names the host among those that may be called, for server and worker alike.',
    'zh-CN': '不会访问地址 {host}：{reason}。如确需访问，请系统运维人员在服务器和工作进程允许访问的主机中加入该主机。',
  },
} as const satisfies ErrorDefinitions;
