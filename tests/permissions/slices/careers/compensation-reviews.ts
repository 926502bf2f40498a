import { byEmployee, idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const slice = 'careers/compensation-reviews';
const own = { about: ({ compensationReviewId: id }: PlaceOf) => ({ id }) };
/** Of a version that nobody has seen, so that it stays as it is. */
const unseen =
  (more: (place: PlaceOf) => object = () => ({})) =>
  (place: PlaceOf) => ({ id: place.compensationReviewId, version: 999, ...more(place) });
const content = {
  name: 'Matrix',
  effectiveDate: '2031-01-01',
  payrollEffectivePeriod: '2031-01',
  rule: { who: { search: 'Nobody is called so' }, how: { by: 'percent', percent: '1' } },
};

export const samples: Samples = {
  [`${slice}/list-compensation-reviews`]: { anywhere: { limit: 500 } },
  [`${slice}/get-compensation-review`]: own,
  [`${slice}/get-compensation-review-summary`]: own,
  [`${slice}/watch-compensation-review`]: own,
  [`${slice}/list-compensation-review-rows`]: own,
  [`${slice}/get-compensation-review-departments`]: own,
  [`${slice}/get-compensation-review-periods`]: own,
  [`${slice}/create-compensation-review`]: {
    about: ({ legalEntityId }) => ({ legalEntityId, item: 'BASE_SALARY', currency: 'USD', ...content }),
  },
  [`${slice}/update-compensation-review`]: { about: unseen(() => content) },
  [`${slice}/change-compensation-review-row`]: { about: unseen(({ employeeId }) => ({ employeeId, change: { to: 'rule' } })) },
  [`${slice}/submit-compensation-review`]: { about: unseen() },
  [`${slice}/write-compensation-review`]: { about: unseen() },
  [`${slice}/undo-compensation-review`]: { about: unseen() },
  [`${slice}/cancel-compensation-review`]: { about: unseen() },
};

export const rows: ListedRows = {
  [`${slice}/list-compensation-reviews`]: { rows: idOf, of: ({ compensationReviewId }) => [compensationReviewId], input: { limit: 500 } },
  [`${slice}/list-compensation-review-rows`]: byEmployee,
};

const review = 'id version name status legalEntityId legalEntity item itemName currency effectiveDate createdBy createdAt sums';
const whole = 'payrollEffectivePeriod reason percentMax rule approvalId writtenBy writtenAt undoneBy undoneAt progress failure mayEdit';

export const fields: VisibleFields = {
  [`${slice}/list-compensation-reviews`]: words(review),
  [`${slice}/get-compensation-review`]: words(`${review} ${whole}`),
  [`${slice}/get-compensation-review-summary`]: words(`${review} reason mayOpen`),
  [`${slice}/list-compensation-review-rows`]: words(
    'employeeId employeeNumber employee department before after difference percent until grade level range state problem explanation isTyped why',
  ),
  [`${slice}/get-compensation-review-departments`]: words('departmentId department sums'),
};
