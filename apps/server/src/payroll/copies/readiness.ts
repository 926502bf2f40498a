import type { ReadinessCheck } from '../batches/index.ts';

export const readiness: readonly ReadinessCheck[] = [
  {
    code: 'newer-copy',
    severity: 'warning',
    before: ['calculate', 'submit'],
    remedy: 'overview',
    words: { other: { en: 'A newer copy of the rules is published', 'zh-CN': '已发布更新的规则副本' } },
    count: async ({ prisma, batch: { copy, period } }) => {
      const newer = { solutionId: period.solutionId, status: 'published', number: { gt: copy.number } };
      return (await prisma.solutionCopy.count({ where: newer })) > 0 ? 1 : 0;
    },
  },
];
