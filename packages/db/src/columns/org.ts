import { languages } from '@wagewright/contracts';
import { certificateKinds, certificateMachine, certificateTemplate, issuedCertificate } from '@wagewright/contracts/org/certificates';
import { compensationFrequencies, salaryRanges } from '@wagewright/contracts/org/compensation';
import { relationships } from '@wagewright/contracts/org/contacts';
import { contractKinds } from '@wagewright/contracts/org/contracts';
import { documentKinds } from '@wagewright/contracts/org/documents';
import { columnsOf } from './column.ts';
import { localized, matching, oneOf, orNull, stateOf } from './kinds.ts';

export const legalEntityColumns = columnsOf('legal_entity', { name: localized });
/** Null where somebody has no department, or no position, on the day that is asked for. */
export const departmentVersionColumns = columnsOf('department_version', { name: orNull(localized) });
export const positionColumns = columnsOf('position', { title: orNull(localized) });
export const compensationItemColumns = columnsOf('compensation_item', { name: localized, frequency: oneOf(compensationFrequencies) });
export const gradeColumns = columnsOf('grade', { name: orNull(localized) });
export const costCenterColumns = columnsOf('cost_center', { name: orNull(localized) });
export const contractColumns = columnsOf('employment_contract', { kind: oneOf(contractKinds) });
export const salaryStructureColumns = columnsOf('salary_structure', { name: localized });
export const salaryStructureVersionColumns = columnsOf('salary_structure_version', {
  ranges: matching(salaryRanges, 'the ranges of a salary structure'),
});
export const certificateColumns = columnsOf('certificate', {
  kind: oneOf(certificateKinds),
  language: oneOf(languages),
  status: stateOf(certificateMachine),
  content: orNull(matching(issuedCertificate, 'what a certificate says')),
});
export const certificateTemplateColumns = columnsOf('certificate_template', {
  template: matching(certificateTemplate, 'what certificates of a kind say'),
});
export const documentColumns = columnsOf('employee_document', { kind: oneOf(documentKinds) });

export const contactColumns = columnsOf('employee_contact', { relationship: oneOf(relationships) });
