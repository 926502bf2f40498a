export { askedPeople } from './asked-people.ts';
export { departmentNames } from './department-names.ts';
export type { AskedRecords, EffectOnPay } from './effect-on-pay.ts';
export { employeesImport } from './import-people.ts';
export {
  changeEmployee,
  type Employee,
  employeeForChange,
  lockedEmployee,
  nameOf,
  requireEmployed,
  somebodyElse,
} from './load-employee.ts';
export {
  latestService,
  leaveServices,
  type Served,
  type Service,
  serviceAround,
  serviceBy,
  serviceInclude,
  servicesOf,
} from './service.ts';
export { requireWithinReach } from './within-reach.ts';
export { requireHiring, takeHireBack, writeHire } from './write-hire.ts';
export { takeRehireBack, writeRehire } from './write-rehire.ts';
export { type Told, takeWorkBack, workOn, writeEnd, writeWork } from './write-work.ts';
