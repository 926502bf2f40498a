import type { Step } from '../../step.ts';

export const steps: readonly Step[] = [
  { procedure: 'platform/languages/update-user-language', by: 'employee', input: () => ({ lang: 'zh-CN' }) },
];
