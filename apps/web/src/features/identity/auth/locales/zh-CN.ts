import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '登录',
  lead: '分毫不差的薪酬',
  claim: '每个数字都说得清。',
  claimText: '从合同到实发：每个数字都能展开，看到背后的规则、费率和记录。',
  account: '账号',
  password: '密码',
  showPassword: '显示密码',
  captcha: '图中字符',
  captchaPicture: '含验证字符的图片',
  captchaRefresh: '换一张图片',
  submit: '登录',
  forgotten: '忘记密码？',
  firstTime: '首次登录？',
  required: '请填写此项。',
  demo: '演示账号',
  demoText: '本系统运行演示公司数据，选择一个账号即可填入表单。',
  demoUse: '使用 {{account}}',
  sample: {
    label: '数字如何解释',
    gross: '应发合计',
    federal: '联邦所得税',
    social: '社会保障税 6.2%',
    medicare: '医疗保险税 1.45%',
    net: '实发工资',
    formula: '应发合计 3,076.92 × 社会保障税率 6.2% = 190.77',
    why: '本年累计应税工资未超过缴费基数上限，因此按全额费率计算。',
  },
};
export default messages;
