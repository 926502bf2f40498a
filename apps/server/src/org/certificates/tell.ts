import type { LocalizedText, ProcedureContract } from '@wagewright/contracts';
import { type CertificateKind, defaultTemplates } from '@wagewright/contracts/org/certificates';
import { certificateColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { notifyUsers } from '../../platform/notifications/index.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/** What a kind is called, whatever a legal entity writes on it. */
const nameOfKind = (kind: CertificateKind): LocalizedText => defaultTemplates[kind].heading;

/** Who keeps the people of the legal entity hears that somebody asks; whoever may everywhere is not written to. */
export async function tellIssuers(
  call: Changing,
  { name, legalEntityId }: { readonly name: string; readonly legalEntityId: number },
  { id, kind }: { readonly id: number; readonly kind: CertificateKind },
): Promise<void> {
  const issuing = { grants: { some: { permission: 'certificate.edit-template', scope: 'legal-entity' } } };
  const users = await call.tx.user.findMany({
    where: { status: 'active', roles: { some: { role: issuing, legalEntityId } } },
    select: { id: true },
  });
  await notifyUsers(
    call,
    users.map((user) => user.id),
    {
      template: 'certificate-asked',
      thing: `certificate:${id}`,
      title: nameOfKind(kind),
      link: '/organisation/certificates?status=asked',
      more: { employee: name },
    },
  );
}

/** Somebody hears what came of their certificate. */
export async function tellOwner(
  call: Changing,
  { id, kind, employeeId }: { readonly id: number; readonly kind: string; readonly employeeId: number },
  template: 'certificate-issued' | 'certificate-refused',
): Promise<void> {
  const users = await call.tx.user.findMany({ where: { employeeId, status: 'active' }, select: { id: true } });
  await notifyUsers(
    call,
    users.map((user) => user.id),
    { template, thing: `certificate:${id}`, title: nameOfKind(certificateColumns.kind(kind)), link: '/me/certificates' },
  );
}
