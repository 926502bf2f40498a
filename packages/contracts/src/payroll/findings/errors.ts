import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  FINDING_BLOCKS: {
    status: 409,
    en: '“{cause}” is an error: a remark does not do. Correct it, or hold these people.',
    'zh-CN': '“{cause}”是错误，不能仅作说明。请更正，或暂缓发放相关人员。',
  },
  FINDINGS_CHANGED: {
    status: 409,
    en: '{now} people have “{cause}” open by now, not {seen}. Look at them again.',
    'zh-CN': '“{cause}”目前有 {now} 人待说明，而非 {seen} 人。请重新查看。',
  },
  FOUND_TOO_MANY: {
    status: 409,
    en: '“{cause}” concerns {people} people; at most {most} are held at once. Put the cause right, or choose the people in the list and hold them in parts.',
    'zh-CN': '“{cause}”涉及 {people} 人，每次最多暂缓 {most} 人。请排除原因，或在列表中分批选择人员暂缓发放。',
  },
} as const satisfies ErrorDefinitions;
