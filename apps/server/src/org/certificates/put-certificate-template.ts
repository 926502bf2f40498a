import { AppError } from '@wagewright/contracts';
import {
  type CertificateKind,
  type CertificateTemplate,
  certificateParameters,
  putCertificateTemplate as contract,
  incomeParameters,
} from '@wagewright/contracts/org/certificates';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

/** A name that nothing fills in would stand on certificates in its braces. @throws AppError CERTIFICATE_PARAMETER_UNKNOWN */
function requireKnown(kind: CertificateKind, { heading, text }: CertificateTemplate): void {
  const known = certificateParameters.filter((name) => kind === 'income' || !incomeParameters.includes(name)).map((name) => `{${name}}`);
  const named = [heading, text].flatMap((one) => Object.values(one)).flatMap((one) => one.match(/\{[^{}\s]*\}/g) ?? []);
  const unknown = named.find((one) => !known.includes(one));
  if (unknown) throw new AppError('CERTIFICATE_PARAMETER_UNKNOWN', { parameter: unknown, known: known.join(' ') });
}

export const putCertificateTemplate = implementMutation(contract, async ({ input, tx, locks, reach, audit }) => {
  const { legalEntityId, kind, version, template } = input;
  const where = { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] };
  if ((await tx.legalEntity.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  requireKnown(kind, template);
  await locks.take('legal-entity', legalEntityId);
  const key = { legalEntityId_kind: { legalEntityId, kind } };
  const standing = await tx.certificateTemplate.findUnique({ where: key });
  if ((standing?.version ?? 0) !== version) throw new AppError('STALE_VERSION', { what: 'Certificate template', id: kind });
  const data = { template: toJson(template), version: version + 1 };
  await tx.certificateTemplate.upsert({ where: key, create: { legalEntityId, kind, ...data }, update: data });
  audit({
    entity: 'certificate-template',
    entityId: legalEntityId,
    before: standing ? toJson({ kind, template: standing.template, version }) : null,
    after: toJson({ kind, ...data }),
  });
  return { version: version + 1 };
});
