export { dayOf } from './day-of.ts';
export { type Found, findPeople, type Place, type Viewpoint } from './find-people.ts';
export { findAll, type PlannedNode } from './plan-nodes.ts';
export { type Plan, planSubject } from './plan-subject.ts';
export { previewSubject } from './preview-subject.ts';
export { askable, type Standing, standingsOf } from './standings.ts';
