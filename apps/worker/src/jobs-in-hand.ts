import {
  archivesInHand,
  comparisonsInHand,
  forecastsInHand,
  freezingsInHand,
  type InHand,
  importsInHand,
  movesInHand,
  payslipJobsInHand,
  payslipMovesInHand,
  preparationsInHand,
  reviewsInHand,
  scenariosInHand,
  weblateInHand,
} from '@wagewright/db';

/** Work of which a row says that it is under way: each is given a job again where the queue has lost its own, or its worker is gone. */
export const jobsInHand: readonly InHand[] = [
  preparationsInHand,
  forecastsInHand,
  movesInHand,
  freezingsInHand,
  comparisonsInHand,
  scenariosInHand,
  importsInHand,
  ...payslipJobsInHand,
  archivesInHand,
  payslipMovesInHand,
  reviewsInHand,
  weblateInHand,
];
