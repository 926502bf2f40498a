import type { LocalizedText } from '../../core/languages.ts';
import type { Permission } from '../../core/permissions.ts';
import { type ImportMode, type ImportWriteback, importModes, importWritebacks } from './import-options.ts';

/** Something that files can be imported into. What it does is registered in the compose.ts of server and worker. */
export interface ImportEntityDefinition {
  readonly name: LocalizedText;
  /** Who may import, and whom it reaches; whoever imports may read as well. */
  readonly permission: Permission;
  /** Who may look at imports, rows and templates. */
  readonly readPermission: Permission;
  readonly modes: readonly ImportMode[];
  readonly writebacks: readonly ImportWriteback[];
}

/**
 * What can be imported, by code. The subject of an import is one record of it: for `batch-input` the batch, and as its part a table of its
 * input; for `payslip-lines` a round of payslips by import.
 */
export const importEntities = {
  'batch-input': {
    name: { en: 'Values of a batch', 'zh-CN': '批次录入数据' },
    permission: 'batch.prepare',
    readPermission: 'pay.read',
    modes: importModes,
    writebacks: importWritebacks,
  },
  'payslip-lines': {
    name: { en: 'Figures of payslips', 'zh-CN': '工资单数据' },
    permission: 'batch.generate-payslips',
    readPermission: 'pay.read',
    modes: importModes,
    writebacks: importWritebacks,
  },
} as const satisfies Readonly<Record<string, ImportEntityDefinition>>;
export type ImportEntityCode = keyof typeof importEntities;
export const importEntityCodes = Object.keys(importEntities) as [ImportEntityCode, ...ImportEntityCode[]];
