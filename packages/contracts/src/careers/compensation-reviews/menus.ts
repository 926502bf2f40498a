import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listCompensationReviews } from './list-compensation-reviews.ts';

export const menus = {
  'compensation-reviews': {
    area: 'people',
    rank: 63,
    label: { en: 'Pay reviews', 'zh-CN': '批量调薪' },
    path: '/compensation-reviews',
    needs: needsOf(listCompensationReviews),
  },
} as const satisfies MenuDefinitions;
