import { AppError, fillText, type Language, type ProcedureContract } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { formatterOf } from '@wagewright/contracts/format';
import { type CertificateKind, defaultTemplates, type IssuedCertificate } from '@wagewright/contracts/org/certificates';
import type { Prisma } from '@wagewright/db';
import { certificateTemplateColumns, departmentVersionColumns, isoDay, legalEntityColumns, positionColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { type Served, type Service, servicesOf } from '../employees/index.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'actor' | 'deps'>;

interface Wanted {
  readonly kind: CertificateKind;
  readonly language: Language;
  readonly purpose: string | null;
}
interface Person extends Served {
  readonly id: number;
  readonly name: string;
  readonly employeeNumber: string;
  readonly legalEntity: Prisma.LegalEntityModel;
}

const purposeNames = { en: 'Purpose', 'zh-CN': '用途' } as const;
const notKnown = '–';

/** A year before a day, and the day after that: twelve months that end with it. */
function yearUntil(until: string): string {
  const day = new Date(`${until}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  day.setUTCDate(day.getUTCDate() + 1);
  return isoDay(day);
}

/** Where somebody works, or worked last. */
async function placeOf({ tx }: Changing, employeeId: number, today: string) {
  const assignment = await tx.assignment.findFirst({
    where: { employeeId, effectiveDate: { lte: new Date(today) } },
    orderBy: { effectiveDate: 'desc' },
    include: { position: true, department: { include: { versions: { orderBy: { effectiveDate: 'desc' } } } } },
  });
  const versions = assignment?.department.versions ?? [];
  const version = versions.find(({ effectiveDate }) => isoDay(effectiveDate) <= today) ?? versions[0];
  return {
    position: positionColumns.title(assignment?.position.title ?? null),
    department: departmentVersionColumns.name(version?.name ?? null),
  };
}

/** Since when, or from when through when; each period of service that has begun, or of whoever has not begun yet the one to come. */
function sayEmployed(person: Person, language: Language, today: string): string {
  const format = formatterOf(language);
  const say = ({ hireDate, lastDay }: Service): string => {
    const isOver = lastDay !== null && lastDay < today;
    const [from, through] = [format.day(hireDate), isOver ? format.day(lastDay) : ''];
    if (language === 'en') return isOver ? `from ${from} through ${through}` : `since ${from}`;
    return isOver ? `自 ${from} 至 ${through}` : `自 ${from} 起`;
  };
  const all = servicesOf(person);
  const begun = all.filter(({ hireDate }, index) => index === 0 || hireDate <= today);
  return new Intl.ListFormat(language).format(begun.map(say));
}

async function incomeOf({ tx, deps }: Changing, person: Person, from: string, until: string) {
  const income = await deps.paidIncome(tx, { employeeId: person.id, from, until });
  if (income.length === 0) throw new AppError('CERTIFICATE_NO_INCOME', { employee: person.name, from, until });
  return income;
}

/**
 * What a certificate says, from the template of the legal entity and what is known today.
 * @throws AppError CERTIFICATE_NO_INCOME
 */
export async function composeCertificate(call: Changing, person: Person, { kind, language, purpose }: Wanted): Promise<IssuedCertificate> {
  const { tx, actor, deps } = call;
  const { legalEntity } = person;
  const issuedOn = dayIn(legalEntity.timeZone, deps.clock());
  const incomeFrom = yearUntil(issuedOn);
  const income = kind === 'income' ? await incomeOf(call, person, incomeFrom, issuedOn) : null;
  const own = await tx.certificateTemplate.findUnique({ where: { legalEntityId_kind: { legalEntityId: legalEntity.id, kind } } });
  const template = own ? certificateTemplateColumns.template(own.template) : defaultTemplates[kind];
  const { position, department } = await placeOf(call, person.id, issuedOn);
  const employer = legalEntityColumns.name(legalEntity.name)[language];
  const said = {
    name: person.name,
    employeeNumber: person.employeeNumber,
    employed: sayEmployed(person, language, issuedOn),
    position: position?.[language] ?? notKnown,
    department: department?.[language] ?? notKnown,
    legalEntity: employer,
    issuedOn,
    ...(income ? { incomeFrom, incomeUntil: issuedOn } : {}),
  };
  return {
    heading: fillText(template.heading[language], language, said),
    text: fillText(template.text[language], language, said),
    name: person.name,
    employer: { name: employer, address: legalEntity.address, registrationNumber: legalEntity.registrationNumber },
    facts: purpose === null ? [] : [{ name: purposeNames[language], value: purpose }],
    issuedOn,
    issuedBy: actor.displayName,
    income,
  };
}
