/** What the built-in checks of people's records say. */
import type { LocalizedText } from '../../core/languages.ts';
import type { RecordCheckCode, Severity } from '../solutions/index.ts';

const both = (en: string, zh: string): LocalizedText => ({ en, 'zh-CN': zh });

export interface CheckWords {
  /** The cause that all people share. */
  readonly message: LocalizedText;
  /** One person; {0} is what was found. */
  readonly person: LocalizedText;
  /** What to do; of an error a remark does not do. */
  readonly nextStep: Readonly<Record<Severity, LocalizedText>>;
}

export const checkWords: Readonly<Record<RecordCheckCode, CheckWords>> = {
  noCompensation: {
    message: both('No compensation is recorded', '没有薪酬记录'),
    person: both('nothing in the compensation file for this period', '薪酬档案中本期没有记录'),
    nextStep: {
      warning: both('Record what the employee earns, or say why nothing is.', '请登记员工的薪酬，或说明为何没有。'),
      error: both('Record what the employee earns, or hold these people.', '请登记员工的薪酬，或暂缓发放相关人员。'),
    },
  },
  noBankAccount: {
    message: both('No bank account is recorded', '没有银行账户'),
    person: both('no account on the payment date', '发薪日没有账户'),
    nextStep: {
      warning: both('Record the account, or say how the employee is paid.', '请登记账户，或说明如何发放。'),
      error: both('Record the account, or hold these people.', '请登记账户，或暂缓发放相关人员。'),
    },
  },
  noTaxData: {
    message: both('No tax number is recorded', '没有税务信息'),
    person: both('no tax number on the payment date', '发薪日没有纳税人识别号'),
    nextStep: {
      warning: both('Record the tax number, or say why there is none.', '请登记纳税人识别号，或说明为何没有。'),
      error: both('Record the tax number, or hold these people.', '请登记纳税人识别号，或暂缓发放相关人员。'),
    },
  },
  left: {
    message: both('Has left before the period', '在本期之前已离职'),
    person: both('left on {0}', '{0} 离职'),
    nextStep: {
      warning: both('Hold whoever is owed nothing, or say what is still paid.', '请暂缓发放无需支付的人员，或说明仍应支付的款项。'),
      error: both('Hold these people, or correct the day on which they left.', '请暂缓发放相关人员，或更正离职日期。'),
    },
  },
  doubleAssignment: {
    message: both('Is paid by another batch too', '同时在另一批次发薪'),
    person: both('also in “{0}”', '也在“{0}”中'),
    nextStep: {
      warning: both('Hold the employee in one of the two, or say why both pay.', '请在其中一个批次暂缓发放，或说明为何两处都发。'),
      error: both('Hold the employee in one of the two.', '请在其中一个批次暂缓发放。'),
    },
  },
};
