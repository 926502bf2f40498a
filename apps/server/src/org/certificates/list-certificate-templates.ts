import { certificateKinds, listCertificateTemplates as contract, defaultTemplates } from '@wagewright/contracts/org/certificates';
import { certificateTemplateColumns, legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

export const listCertificateTemplates = implementQuery(contract, async ({ reach, deps }) => {
  const entities = await deps.db.prisma.legalEntity.findMany({
    where: legalEntitiesWithin(reach),
    include: { certificateTemplates: true },
    orderBy: { code: 'asc' },
  });
  const rows = entities.flatMap(({ id: legalEntityId, name, certificateTemplates }) =>
    certificateKinds.map((kind) => {
      const own = certificateTemplates.find((row) => row.kind === kind);
      const template = own ? certificateTemplateColumns.template(own.template) : defaultTemplates[kind];
      return { legalEntityId, legalEntity: legalEntityColumns.name(name), kind, template, version: own?.version ?? 0 };
    }),
  );
  return { rows };
});
