import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Certificate = Outputs['org']['certificates']['listCertificates']['rows'][number];

export const certificateTones: Readonly<Record<Certificate['status'], Tone>> = {
  asked: 'decision',
  issued: 'good',
  refused: 'bad',
  withdrawn: 'closed',
  revoked: 'bad',
};

export const languageNames = { en: 'English', 'zh-CN': '中文' } as const;
