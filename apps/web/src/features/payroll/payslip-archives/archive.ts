import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Archive = Outputs['payroll']['payslipArchives']['getPayslipArchive'];
export type ListedArchive = Outputs['payroll']['payslipArchives']['listPayslipArchives']['rows'][number];
export type ArchiveFile = Archive['files'][number];

export const stateTones: Record<Archive['state'], Tone> = { running: 'quiet', finished: 'good', failed: 'bad', cancelled: 'quiet' };

const kilobyte = 1_024;
export const kilobytes = (bytes: number): number => Math.ceil(bytes / kilobyte);
