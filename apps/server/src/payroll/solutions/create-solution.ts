import { checkDefinition, draftHash } from '@wagewright/calc-engine/definition-files';
import { emptyRules, isOfNoCountry } from '@wagewright/calc-engine/packs';
import { AppError, type InputOf } from '@wagewright/contracts';
import { createSolution as contract, solutionCopyMachine, solutionMachine } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import { isRecord, toJson } from '@wagewright/db/columns';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { seesTests, withoutTests } from '../copies/index.ts';
import { type Parent, parentFor } from './parent.ts';
import { applyPermissionTemplate } from './permission-templates.ts';
import { builtInTemplates } from './templates.ts';

type Call = ChangeCall<typeof contract>;
/** Whose people are paid; rules that begin empty pay in its currency. */
type LegalEntity = Pick<Prisma.LegalEntityGetPayload<object>, 'currency' | 'country'>;

/** Periods a year of each period type; bimonthly is every two months. */
const periodsPerYear: Readonly<Record<InputOf<typeof contract>['periodType'], number>> = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  'semi-monthly': 24,
  bimonthly: 6,
  quarterly: 4,
  'semi-annual': 2,
  annual: 1,
};

/** The legal entity stays as it is until the solution is there: its currency and time zone may change before the first period only. */
async function keepPlace({ tx, locks, reach, input: { legalEntityId, fromSolutionId, parentId } }: Call): Promise<void> {
  const near = [fromSolutionId, parentId].filter((id) => id !== undefined);
  const isNear =
    reach.all || reach.legalEntityIds.has(legalEntityId) || (await tx.solution.count({ where: { id: { in: near }, legalEntityId } })) > 0;
  if (isNear) await locks.take('legal-entity', legalEntityId, 'keep');
}

/**
 * Where a solution may be made: in a legal entity that the caller reaches, or beside the solution that it is made of.
 * @throws AppError NOT_FOUND
 */
async function requirePlace({ tx, reach, input }: Call, parent: Parent | null): Promise<LegalEntity> {
  const { fromSolutionId, legalEntityId } = input;
  const source =
    fromSolutionId === undefined ? null : await tx.solution.findFirst({ where: { AND: [{ id: fromSolutionId }, solutionsWithin(reach)] } });
  if (fromSolutionId !== undefined && !source) throw new AppError('NOT_FOUND', { what: 'solution', id: fromSolutionId });
  const isReached =
    reach.all ||
    reach.legalEntityIds.has(legalEntityId) ||
    [source, parent?.solution].some((near) => near?.legalEntityId === legalEntityId);
  const entity = isReached ? await tx.legalEntity.findUnique({ where: { id: legalEntityId } }) : null;
  if (!entity) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  return entity;
}

/** Rules of a solution with its tests for who may see the pay that they may have been made of, else without. */
async function rulesOf(call: Call, solutionId: number, definition: unknown): Promise<unknown> {
  if (!isRecord(definition) || (await seesTests(call, solutionId, call.tx))) return definition;
  return withoutTests(definition);
}

/** @throws AppError NOT_FOUND for a template that does not exist or is out of reach */
async function rulesFor(call: Call, { currency, country }: LegalEntity): Promise<unknown> {
  const { tx, reach, input } = call;
  const { fromTemplate, fromSolutionId, periodType } = input;
  if (fromSolutionId !== undefined) {
    const where = { solutionId: fromSolutionId, status: { in: ['published', 'draft'] } };
    const copies = await tx.solutionCopy.findMany({ where, orderBy: { publishedAt: { sort: 'desc', nulls: 'last' } }, take: 1 });
    return await rulesOf(call, fromSolutionId, copies[0]?.definition);
  }
  if (fromTemplate === undefined) return emptyRules(currency, country, periodsPerYear[periodType]);
  const pack = builtInTemplates().find(({ code }) => code === fromTemplate);
  if (pack)
    return isOfNoCountry(pack.code)
      ? { ...pack.definition, currency, country, periodsPerYear: periodsPerYear[periodType] }
      : pack.definition;
  const saved = await tx.solutionTemplate.findFirst({ where: { code: fromTemplate, solution: solutionsWithin(reach) } });
  if (!saved) throw new AppError('NOT_FOUND', { what: 'template', id: fromTemplate });
  return await rulesOf(call, saved.solutionId, saved.definition);
}

/** People and roles of a child as a permission template of its parent has them; nothing where none is named. */
async function giveTemplate({ tx, input }: Call, parent: Parent | null, childId: number) {
  const { permissionTemplateId: templateId } = input;
  if (templateId === undefined) return null;
  if (!parent) throw new AppError('VALIDATION_FAILED', { reason: 'permission templates are for children of a solution' });
  return await applyPermissionTemplate(tx, { templateId, parentId: parent.solution.id, childId });
}

export const createSolution = implementMutation(contract, async (call) => {
  const { input, tx, locks, actor, deps, audit } = call;
  const { code, name, memo, legalEntityId, periodType, fromTemplate, fromSolutionId, parentId } = input;
  if ([fromTemplate, fromSolutionId, parentId].filter((source) => source !== undefined).length > 1)
    throw new AppError('VALIDATION_FAILED', {
      reason: 'a solution is made of a template, of another solution, or as a child, not of several',
    });
  await keepPlace(call);
  const parent = await parentFor(call, input);
  const entity = await requirePlace(call, parent);
  const source = parent ? parent.rules : await rulesFor(call, entity);
  const { origin: _, ...rules } = isRecord(source) ? source : {};
  const definition = { ...rules, code, name };
  const checked = checkDefinition(definition);
  const currency = 'currency' in definition && typeof definition.currency === 'string' ? definition.currency : entity.currency;
  const status = solutionMachine.initial;
  const data = { code, name, memo: memo || null, legalEntityId, periodType, currency, status, parentId: parentId ?? null };
  const [made] = await tx.solution.createManyAndReturn({ data: [data], skipDuplicates: true });
  if (!made) throw new AppError('SOLUTION_EXISTS', { code });
  locks.made('solution', made.id);
  await tx.solutionUser.create({ data: { solutionId: made.id, userId: actor.userId, role: 'manager' } });
  const copy = await tx.solutionCopy.create({
    data: {
      solutionId: made.id,
      number: 1,
      status: solutionCopyMachine.initial,
      definition: toJson(checked.ok ? checked.program.definition : definition),
      definitionHash: checked.ok ? checked.program.hash : draftHash(definition),
      parentCopyId: parent?.copy.id ?? null,
      madeByUserId: actor.userId,
      madeAt: deps.clock(),
    },
  });
  locks.made('solution-copy', copy.id);
  const permissionTemplate = await giveTemplate(call, parent, made.id);
  const madeOf = {
    ...(fromTemplate === undefined ? {} : { fromTemplate }),
    ...(fromSolutionId === undefined ? {} : { fromSolutionId }),
    ...(parent ? { parentId: parent.solution.id, parentCopy: parent.copy.number } : {}),
    ...(permissionTemplate ? { permissionTemplate } : {}),
  };
  audit({ entity: 'solution', entityId: made.id, after: { status, code, name, legalEntityId, periodType, ...madeOf } });
  audit({ entity: 'solution-copy', entityId: copy.id, after: { status: copy.status, number: 1 } });
  return { id: made.id, draftNumber: copy.number };
});
