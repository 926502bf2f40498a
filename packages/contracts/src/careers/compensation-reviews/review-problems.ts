import type { LocalizedText } from '../../core/languages.ts';

/** Why somebody of a review is not raised, and how it is mended. `{…}` is filled from the row and its review. */
export const reviewProblems = {
  NOT_EMPLOYED: {
    en: '{name} is not employed on {day}. Take them out, or choose another effective date.',
    'zh-CN': '{name}在 {day} 不在职。请将其移出，或选择其他生效日期。',
  },
  OWN_PAY: {
    en: 'Nobody raises their own pay: {name} has made this review. Let somebody else make the raise on the pay tab of {name}.',
    'zh-CN': '不能为自己调薪：本次调薪由{name}发起。请由他人在{name}的薪酬页签中办理。',
  },
  NO_RECORD: {
    en: '{name} has no {item} on {day} that could be raised. Enter one on the pay tab of {name}, or take them out.',
    'zh-CN': '{name}在 {day} 没有可调整的{item}。请在其薪酬页签中登记，或将其移出。',
  },
  BEGINS_THEN: {
    en: '{item} of {name} has a record that begins on {day} already, and it is not overwritten. Choose another effective date, or change that record on the pay tab.',
    'zh-CN': '{name}的{item}已有自 {day} 生效的记录，不会被覆盖。请选择其他生效日期，或在薪酬页签中修改该记录。',
  },
  OTHER_CURRENCY: {
    en: '{item} of {name} is not in {currency}. Make a review of its own for the other currency.',
    'zh-CN': '{name}的{item}币种不是 {currency}。请为其他币种另建一次调薪。',
  },
  NOT_POSITIVE: {
    en: '{item} of {name} is not above 0, so that a raise would mean nothing. Change it on the pay tab of {name}.',
    'zh-CN': '{name}的{item}不大于 0，无法调薪。请在其薪酬页签中修改。',
  },
  NO_RANGE: {
    en: '{item} of {name} refers to no level of a salary structure on {day}, so that there is no minimum to raise it to. Choose a level on the pay tab, or enter an amount here.',
    'zh-CN': '{name}的{item}在 {day} 未引用薪酬体系的薪级，没有可调至的最小值。请在薪酬页签中选择薪级，或在此填写金额。',
  },
  LEVEL_UNKNOWN: {
    en: 'The salary structure has no level {level} of grade {grade} on {day}, to which {item} of {name} refers. Choose another level on the pay tab of {name}.',
    'zh-CN': '薪酬体系在 {day} 没有{name}的{item}所引用的薪等 {grade} 薪级 {level}。请在其薪酬页签中选择其他薪级。',
  },
  NO_AMOUNT: {
    en: 'Nothing says what {name} is to get. Import a file that does, enter an amount, or take them out.',
    'zh-CN': '未说明{name}的新金额。请导入包含该人员的文件、填写金额，或将其移出。',
  },
  LOWER: {
    en: '{after} is less than {before}, which {name} has now. A review raises; correct the amount, or lower it on the pay tab of {name}.',
    'zh-CN': '{after} 低于{name}现在的 {before}。调薪不会降低金额；请更正，或在其薪酬页签中下调。',
  },
  ABOVE_LIMIT: {
    en: '{name} would get {percent} more, above the {limit} that this review allows. Correct it; or enter the amount here, with a reason, if it is meant.',
    'zh-CN': '{name}将上调 {percent}，超过本次调薪允许的 {limit}。请更正；若确实如此，请在此填写金额和原因。',
  },
  ITEM_LIMITS: {
    en: '{after} is outside of what {item} allows ({minimum} to {maximum}). Enter another amount, or change the limits of the item.',
    'zh-CN': '{after} 超出{item}允许的范围（{minimum} 至 {maximum}）。请填写其他金额，或修改该项目的限额。',
  },
  OUTSIDE_RANGE: {
    en: '{after} is outside of the range of level {level} of grade {grade}: {minimum} to {maximum}. Let the rule raise to the minimum and stop at the maximum; or enter the amount here, with a reason, if it is meant.',
    'zh-CN':
      '{after} 超出薪等 {grade} 薪级 {level} 的范围：{minimum} 至 {maximum}。请在规则中设置调至最小值、不超过最大值；若确实如此，请在此填写金额和原因。',
  },
  UNCHANGED: {
    en: '{name} would get what they have already, so that nothing is written.',
    'zh-CN': '{name}的金额不变，无需写入。',
  },
  CHANGED_SINCE: {
    en: '{item} of {name} was changed by somebody after the review was proposed, and that is not overwritten. Look at the pay tab of {name}, and make the raise there or in another review.',
    'zh-CN': '{name}的{item}在提出调薪后已被他人修改，不会被覆盖。请查看其薪酬页签，并在该处或另一次调薪中办理。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type ReviewProblem = keyof typeof reviewProblems;
export const reviewProblemCodes = Object.keys(reviewProblems) as [ReviewProblem, ...ReviewProblem[]];
