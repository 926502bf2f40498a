import { accessGuards } from './access.ts';
import { auditGuards } from './audit.ts';
import { batchMoveGuards } from './batch-moves.ts';
import { batchPeopleGuards } from './batch-people.ts';
import { browserGuards } from './browser.ts';
import { careerGuards } from './careers.ts';
import { copyGuards } from './copies.ts';
import { doorGuards } from './doors.ts';
import { fileGuards } from './files.ts';
import { identityGuards } from './identity.ts';
import { knownGuards } from './known.ts';
import { languageGuards } from './languages.ts';
import { lockGuards } from './locks.ts';
import { numberGuards } from './numbers.ts';
import { outerDoorGuards } from './outer-doors.ts';
import { payGuards } from './pay.ts';
import { payrollGuards } from './payroll.ts';
import { peopleGuards } from './people.ts';
import { periodJobGuards } from './period-jobs.ts';
import { periodGuards } from './periods.ts';
import { settingGuards } from './settings.ts';
import { signInGuards } from './sign-in.ts';
import { timeGuards } from './time.ts';

export const guards = [
  ...accessGuards,
  ...auditGuards,
  ...doorGuards,
  ...outerDoorGuards,
  ...signInGuards,
  ...browserGuards,
  ...payrollGuards,
  ...batchPeopleGuards,
  ...batchMoveGuards,
  ...lockGuards,
  ...knownGuards,
  ...periodGuards,
  ...periodJobGuards,
  ...copyGuards,
  ...fileGuards,
  ...languageGuards,
  ...identityGuards,
  ...settingGuards,
  ...peopleGuards,
  ...numberGuards,
  ...payGuards,
  ...careerGuards,
  ...timeGuards,
];
