import { z } from 'zod';
import { contractContent } from '../contracts/index.ts';
import { customValues } from '../custom-fields/index.ts';
import { assignmentContent, employeeNumber, personContent } from './employment.ts';

const { startsOn: _hireDate, ...firstContract } = contractContent;

/** What is said of somebody who is hired, beside the day: who they are, where they work, and their first contract. */
export const hireContent = {
  employeeNumber,
  ...personContent,
  ...assignmentContent,
  gender: personContent.gender.default(null),
  birthDate: personContent.birthDate.default(null),
  email: personContent.email.default(null),
  phone: personContent.phone.default(null),
  costCenterId: assignmentContent.costCenterId.default(null),
  supervisorId: assignmentContent.supervisorId.default(null),
  dottedSupervisorId: assignmentContent.dottedSupervisorId.default(null),
  /** Of fields that the customer added: those that have to be said are. */
  custom: customValues.default({}),
  /** Their first contract, which begins on the day on which they are hired. */
  contract: z.strictObject(firstContract).nullable().default(null),
};
const hire = z.strictObject(hireContent);
export type HireContent = z.output<typeof hire>;
