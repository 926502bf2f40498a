import { AppError, isAllowed } from '@wagewright/contracts';
import { compensationReviewMachine } from '@wagewright/contracts/careers/compensation-reviews';
import { compensationReviewTarget, type ImportColumn } from '@wagewright/db';
import { compensationReviewColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';
import { findReview, reviewsWithin } from './load-review.ts';

const value = { role: 'value', type: 'decimal', scale: 4, currency: null } as const;
const valueColumns: readonly ImportColumn[] = [
  { ...value, code: 'amount', name: { en: 'New amount', 'zh-CN': '新金额' } },
  { ...value, code: 'percent', name: { en: 'Raise in per cent', 'zh-CN': '涨幅（%）' } },
];

/** Who brings a file keeps the pay of the legal entity, as whoever proposes: how far their other rights reach. */
const besides = ({ grants }: Pick<Actor, 'grants'>): Reach[] | undefined => {
  const reaches = (['pay.read', 'compensation.edit'] as const).map((permission) => grants.get(permission));
  return reaches.every((reach) => reach !== undefined) ? reaches : undefined;
};

/** What people of a review are to have, as a file says of each. */
export const reviewImport: ImportEntity = {
  ...compensationReviewTarget,
  open: async ({ tx, actor }, { id, part }, reach) => {
    const others = besides(actor);
    if (!others || part !== undefined) throw new AppError('NOT_FOUND', { what: 'compensation review', id });
    const { name, legalEntityId, status, rule } = await findReview(tx, id, reach, ...others);
    const isOpen = isAllowed(compensationReviewMachine, status, 'change') && compensationReviewColumns.rule(rule).how.by === 'file';
    return {
      title: { en: name, 'zh-CN': name },
      columns: [...personColumns, ...valueColumns],
      hasLines: false,
      target: { reviewId: id, legalEntityId },
      obstacle: isOpen ? null : new AppError('REVIEW_NOT_BY_FILE', { name }),
    };
  },
  within: async ({ tx, actor }, reach, ids) => {
    const others = besides(actor);
    if (!others) return [];
    const asked = ids === null ? {} : { id: { in: [...ids] } };
    const rows = await tx.compensationReview.findMany({
      where: { AND: [asked, ...[reach, ...others].map(reviewsWithin)] },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  },
};
