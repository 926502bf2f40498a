import { demoSignIns } from '@wagewright/db/seed';
import type { Scene, Step } from '../../step.ts';

const step = (verb: string, input: Step['input']): Step => ({ procedure: `platform/settings/${verb}`, by: 'administrator', input });

const mappingIds = async ({ server }: Scene) => ({ ids: (await server.prisma.demoMapping.findMany()).map(({ id }) => id) });
const parameterIds = async ({ server }: Scene) => ({ ids: (await server.prisma.systemParameter.findMany()).map(({ id }) => id) });

/** An administrator sets up the system. */
export const steps: readonly Step[] = [
  step('save-config', () => ({ typeCode: 'watermark', value: { mode: 'name-and-number' }, version: 0 })),
  step('save-configs', () => ({
    configs: [
      { typeCode: 'watermark', value: { mode: 'name' }, version: 1 },
      { typeCode: 'department-name', value: { full: true }, version: 0 },
    ],
  })),
  step('save-login-page', () => ({ title: { en: 'Welcome', 'zh-CN': '欢迎' }, version: 0 })),
  step('save-demo-setting', () => ({ signIns: true, mapping: true, version: 0 })),
  step('create-demo-mapping', () => ({
    source: 'oidc',
    externalId: 'https://partner.example#visitor',
    account: demoSignIns.employee.account,
  })),
  step('delete-demo-mappings', mappingIds),
  step('save-parameter', () => ({ name: 'partner.token', kind: 'secret', value: 'hidden', version: 0 })),
  step('delete-parameters', parameterIds),
];
