import { cellErrorCodes } from '@wagewright/calc-engine';
import { languages } from '@wagewright/contracts';
import { ledgerKinds } from '@wagewright/contracts/payroll/balances';
import {
  batchJoins,
  batchMachine,
  batchMoveEvents,
  batchMoveParts,
  batchTypes,
  populationCounts,
  preparationParts,
  preparationStates,
  recordKinds,
  runKinds,
  runStates,
} from '@wagewright/contracts/payroll/batches';
import { storedPart } from '@wagewright/contracts/payroll/copies';
import { globalTableTypes, tableContent } from '@wagewright/contracts/payroll/global-tables';
import { payTypeKinds } from '@wagewright/contracts/payroll/pay-types';
import { payslipArchiveMachine, payslipArchiveParts } from '@wagewright/contracts/payroll/payslip-archives';
import { deliveryChannels } from '@wagewright/contracts/payroll/payslip-deliveries';
import { disputeEvents, disputeSides, payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import { moveOutcomes, payslipMoveMachine } from '@wagewright/contracts/payroll/payslip-moves';
import { notifyMethods, payslipSettingMachine, viewMonths } from '@wagewright/contracts/payroll/payslip-settings';
import {
  issuedStatuses,
  payslipCheckMachine,
  payslipJobKinds,
  payslipJobParts,
  payslipLayouts,
  payslipMoveEvents,
  payslipRoundMachine,
  payslipSources,
  payslipStyle,
} from '@wagewright/contracts/payroll/payslips';
import { payMoves, payRule, periodMachine } from '@wagewright/contracts/payroll/periods';
import { assumptions, scenarioFailure, scenarioFigures, scenarioMachine, scenarioPlan } from '@wagewright/contracts/payroll/scenarios';
import { setupStatuses } from '@wagewright/contracts/payroll/setups';
import {
  batchAccesses,
  calculationDefinitionSchema,
  capabilityKeys,
  definitionPartSchema,
  periodTypes,
  permissionTemplateContent,
  solutionCopyMachine,
  solutionMachine,
} from '@wagewright/contracts/payroll/solutions';
import { changeCauses, comparisonFailure, comparisonMachine, dueChangeMachine, keptItem } from '@wagewright/contracts/payroll/variance';
import { forkChanges, forkKinds } from '@wagewright/contracts/payroll/what-ifs';
import { z } from 'zod';
import { columnsOf } from './column.ts';
import { localized, matching, oneOf, orNull, stateOf } from './kinds.ts';
import { definitionOutline } from './outline.ts';
import { runTotals } from './run-totals.ts';

export const solutionColumns = columnsOf('solution', { name: localized, status: stateOf(solutionMachine), periodType: oneOf(periodTypes) });
/** `definition` only as far as lists show it; whoever calculates parses it by its schema. */
export const copyColumns = columnsOf('solution_copy', { status: stateOf(solutionCopyMachine), definition: definitionOutline });
export const solutionTemplateColumns = columnsOf('solution_template', {
  name: localized,
  definition: matching(
    calculationDefinitionSchema.pick({ currency: true, country: true, periodsPerYear: true }).loose(),
    'a definition that was published',
  ),
});
const sideOfChange = orNull(matching(storedPart, 'a part of a definition with its place'));
export const copyChangeColumns = columnsOf('solution_copy_change', {
  part: matching(definitionPartSchema, 'a name of a part of a definition'),
  before: sideOfChange,
  after: sideOfChange,
});
export const payrollSetupColumns = columnsOf('payroll_setup', { status: oneOf(setupStatuses) });
export const periodColumns = columnsOf('period', { status: stateOf(periodMachine) });
/** When a period is paid, and how that is moved. */
export const calculationPeriodColumns = columnsOf('calculation_period', {
  pay: matching(payRule, 'when a period is paid'),
  moved: oneOf(payMoves),
});
export const solutionRoleColumns = columnsOf('solution_role', {
  capabilities: matching(z.array(z.enum(capabilityKeys)), 'a list of capabilities'),
});
export const permissionTemplateColumns = columnsOf('permission_template', {
  content: matching(permissionTemplateContent, 'who may do what with a child solution'),
});
export const batchUserColumns = columnsOf('batch_user', { access: oneOf(batchAccesses) });
export const batchColumns = columnsOf('batch', { status: stateOf(batchMachine), type: oneOf(batchTypes), joins: oneOf(batchJoins) });
const frozenSources = z.array(z.object({ kind: z.enum(recordKinds), records: z.int(), changedAt: z.string().nullable() }));
/** What its input was frozen from. */
const forecastFigures = z.object({
  mark: z.string(),
  counts: populationCounts,
  last: z.object({ id: z.int(), name: z.string() }).nullable(),
  sources: frozenSources,
});
export const batchSourceColumns = columnsOf('batch', { sources: orNull(matching(frozenSources, 'sources of a batch')) });
export const dynamicColumns = columnsOf('dynamic_computation', { joins: oneOf(batchJoins) });
/** `style` holds groups and items in their order. */
export const payslipSettingColumns = columnsOf('payslip_setting', {
  status: stateOf(payslipSettingMachine),
  source: oneOf(payslipSources),
  layout: oneOf(payslipLayouts),
  notifyMethod: oneOf(notifyMethods),
  viewMonth: oneOf(viewMonths),
  style: matching(payslipStyle, 'how a payslip looks'),
});
/** Of an earlier version. */
export const payslipSettingVersionColumns = columnsOf('payslip_setting_version', {
  layout: oneOf(payslipLayouts),
  style: matching(payslipStyle, 'how a payslip looks'),
});
export const payslipRoundColumns = columnsOf('payslip_round', { status: stateOf(payslipRoundMachine), source: oneOf(payslipSources) });
export const payslipJobColumns = columnsOf('payslip_job', {
  kind: oneOf(payslipJobKinds),
  part: oneOf(payslipJobParts),
  state: oneOf(preparationStates),
});
export const payslipColumns = columnsOf('payslip', {
  status: oneOf(issuedStatuses),
  source: oneOf(payslipSources),
  checkStatus: stateOf(payslipCheckMachine),
});
export const payslipArchiveColumns = columnsOf('payslip_archive', {
  state: stateOf(payslipArchiveMachine),
  part: oneOf(payslipArchiveParts),
  language: oneOf(languages),
});
export const payslipMoveColumns = columnsOf('payslip_move', { state: stateOf(payslipMoveMachine), event: oneOf(payslipMoveEvents) });
export const payslipMovePayslipColumns = columnsOf('payslip_move_payslip', { outcome: orNull(oneOf(moveOutcomes)) });
export const deliveryColumns = columnsOf('payslip_delivery', { channel: oneOf(deliveryChannels) });
export const disputeColumns = columnsOf('payslip_dispute', { status: stateOf(payslipDisputeMachine) });
export const disputeEntryColumns = columnsOf('payslip_dispute_entry', { side: oneOf(disputeSides), event: oneOf(disputeEvents) });
export const globalTableColumns = columnsOf('global_table', { name: localized, type: oneOf(globalTableTypes) });
export const globalTableRevisionColumns = columnsOf('global_table_revision', {
  content: matching(tableContent, 'the content of a global table'),
});
export const payTypeColumns = columnsOf('pay_type', { name: localized, type: oneOf(payTypeKinds) });
export const ledgerColumns = columnsOf('calc.ledger', { kind: oneOf(ledgerKinds) });
export const balanceElementColumns = columnsOf('balance_element', { name: localized });

export const runColumns = columnsOf('calculation_run', {
  kind: oneOf([...runKinds, ...forkKinds]),
  state: oneOf(runStates),
  totals: orNull(runTotals),
});
export const choiceColumns = columnsOf('batch_choice', { choice: orNull(oneOf(['add', 'remove'])) });
export const typedInputColumns = columnsOf('typed_input', { how: oneOf(['typed', 'imported']) });
export const payeeColumns = columnsOf('batch_payee', { movement: orNull(oneOf(['joiner', 'leaver', 'both'])) });
export const preparationColumns = columnsOf('batch_preparation', { part: oneOf(preparationParts), state: oneOf(preparationStates) });
export const forecastColumns = columnsOf('batch_forecast', {
  state: oneOf(preparationStates),
  figures: orNull(matching(forecastFigures, 'figures of a forecast')),
});
export const batchMoveColumns = columnsOf('batch_move', {
  event: oneOf(batchMoveEvents),
  part: oneOf(batchMoveParts),
  state: oneOf(preparationStates),
});
const storedCell = z.object({
  tableNo: z.int(),
  employeeId: z.int(),
  line: z.int(),
  storage: z.enum(['v', 't']),
  position: z.int(),
  value: z.string().nullable(),
});
export const freezingColumns = columnsOf('run_freezing', {
  part: oneOf(preparationParts),
  cells: matching(z.array(storedCell), 'cells as they are stored'),
});
/** Of runs that move their batch, and of those beside it. */
export const ownRunColumns = columnsOf('calculation_run', { kind: oneOf(runKinds) });
export const forkColumns = columnsOf('calculation_run', { kind: oneOf(forkKinds) });
export const forkedRunColumns = columnsOf('forked_run', {
  changes: matching(forkChanges, 'what a what-if, a replay or a retro run changes'),
});

export const cellErrorColumns = columnsOf('calc.cell_error', { code: oneOf(cellErrorCodes) });

export const scenarioColumns = columnsOf('scenario', {
  status: stateOf(scenarioMachine),
  assumptions: matching(assumptions, 'a list of what a scenario assumes'),
  totals: orNull(matching(scenarioFigures, 'the figures of a scenario')),
  failure: orNull(matching(scenarioFailure, 'why a scenario failed')),
});
export const scenarioPlanColumns = columnsOf('scenario_plan', { plan: matching(scenarioPlan, 'what a scenario is calculated by') });
export const comparisonColumns = columnsOf('batch_comparison', {
  status: stateOf(comparisonMachine),
  items: matching(keptItem.array(), 'what is compared'),
  failure: orNull(matching(comparisonFailure, 'why a comparison failed')),
});
export const changeColumns = columnsOf('calc.change', { cause: oneOf(changeCauses) });
export const dueChangeColumns = columnsOf('due_change', { state: stateOf(dueChangeMachine) });
export const thresholdColumns = columnsOf('variance_threshold', { match: oneOf(['all', 'single']) });
