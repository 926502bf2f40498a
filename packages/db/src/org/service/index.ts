/** When people are employed: SQL over all their periods of service. */
export {
  beginsIn,
  endsIn,
  firstHiredIn,
  hasBegunBy,
  hiredBy,
  lastDayBy,
  notLeftBy,
  servedIn,
  servedOn,
  shownHired,
  shownLastDay,
  stateOn,
} from './periods-of-service.ts';
