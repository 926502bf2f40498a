import { demoSignIns } from '@wagewright/db/seed';
import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';

const versionOf = async ({ server }: Tools, typeCode: string): Promise<number> =>
  (await server.prisma.systemConfig.findUnique({ where: { typeCode } }))?.version ?? 0;

/** One of its own for each asking: what is deleted is gone for the next. */
async function mappingId({ server }: Tools): Promise<number> {
  const user = await server.prisma.user.findFirstOrThrow();
  const given = {
    source: 'oidc',
    externalId: `visitor ${await server.prisma.demoMapping.count()}`,
    userId: user.id,
    createdAt: server.now,
  };
  return (await server.prisma.demoMapping.create({ data: given })).id;
}

async function parameterId({ server }: Tools): Promise<number> {
  const name = `sample.n${await server.prisma.systemParameter.count()}`;
  return (await server.prisma.systemParameter.create({ data: { name, kind: 'text', value: 'on', updatedAt: server.now } })).id;
}

const config = async (tools: Tools) => ({ typeCode: 'watermark', value: { mode: 'name' }, version: await versionOf(tools, 'watermark') });

export const samples: Samples = {
  'platform/settings/get-behaviour': { anywhere: {} },
  'platform/settings/get-config': { anywhere: { typeCode: 'watermark' } },
  'platform/settings/get-logo': { anywhere: {} },
  'platform/settings/get-login-page': { anywhere: {} },
  'platform/settings/get-demo-setting': { anywhere: {} },
  'platform/settings/get-field-translations': { about: ({ solutionId }) => ({ model: 'solution', field: 'name', resId: solutionId }) },
  'platform/settings/save-config': { about: async (_place, tools) => await config(tools) },
  'platform/settings/save-configs': { about: async (_place, tools) => ({ configs: [await config(tools)] }) },
  'platform/settings/save-login-page': {
    about: async (_place, tools) => ({ title: { en: 'Welcome', 'zh-CN': '欢迎' }, version: await versionOf(tools, 'login-page') }),
  },
  'platform/settings/save-demo-setting': {
    about: async (_place, tools) => ({ signIns: true, mapping: false, version: await versionOf(tools, 'demo') }),
  },
  'platform/settings/list-demo-mappings': { anywhere: {} },
  'platform/settings/create-demo-mapping': {
    about: async (_place, { server }) => ({
      source: 'oidc',
      externalId: `https://partner.example#new-${await server.prisma.demoMapping.count()}`,
      account: demoSignIns.employee.account,
    }),
  },
  'platform/settings/delete-demo-mappings': { about: async (_place, tools) => ({ ids: [await mappingId(tools)] }) },
  'platform/settings/list-parameters': { anywhere: {} },
  'platform/settings/save-parameter': {
    about: async (_place, { server }) => ({
      name: `made.n${await server.prisma.systemParameter.count()}`,
      kind: 'secret',
      value: 'hidden',
      version: 0,
    }),
  },
  'platform/settings/delete-parameters': { about: async (_place, tools) => ({ ids: [await parameterId(tools)] }) },
};

export const rows: ListedRows = {
  'platform/settings/list-demo-mappings': {
    rows: idOf,
    // one list for all places; it is counted with the first
    of: async ({ solutionId }, { server, world }, role) =>
      solutionId === world.place(role, 'near').solutionId ? (await server.prisma.demoMapping.findMany()).map(({ id }) => id) : [],
  },
  'platform/settings/list-parameters': {
    rows: idOf,
    of: async ({ solutionId }, { server, world }, role) =>
      solutionId === world.place(role, 'near').solutionId ? (await server.prisma.systemParameter.findMany()).map(({ id }) => id) : [],
  },
};
