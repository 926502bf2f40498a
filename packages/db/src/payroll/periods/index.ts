export { type ClosedByClock, closePeriodByClock, listPeriodsToClose, periodFactsOf } from './close-by-clock.ts';
export { type PeriodStanding, readPeriodStandings, readStandingsOf } from './read-standings.ts';
