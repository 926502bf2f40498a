/** Columns of numbers of people, with what stands beside them: each for whoever may see them on somebody's page. */
import type { LocalizedText } from '@wagewright/contracts';
import { identityKindLabels, identityKinds } from '@wagewright/contracts/org/payment-data';
import type { ImportColumn } from '@wagewright/db';

const name = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });
const text = { type: 'text', scale: 0, currency: null, role: 'value', staysWhenBlank: true } as const;
const bank = { ...text, needs: 'employee.read-bank' } as const;
const identity = { ...text, needs: 'employee.read-identity' } as const;

/** What people call documents besides. */
const kindWords = {
  'cn-identity': ['身份证', '二代身份证', '中国居民身份证', 'ID card', 'Identity card', 'Resident identity card'],
  passport: ['外国护照', '中国护照'],
  other: ['其他', 'Other'],
} as const satisfies Readonly<Record<(typeof identityKinds)[number], readonly string[]>>;

/** Where people are paid into, and by which number the tax office knows them. */
export const bankColumns: readonly ImportColumn[] = [
  {
    ...bank,
    code: 'bank',
    name: name('Bank', '开户银行'),
    synonyms: [
      'Bank name',
      'Name of bank',
      'Bank branch',
      'Branch',
      '开户行',
      '银行',
      '银行名称',
      '开户行名称',
      '开户支行',
      '工资卡开户行',
      '收款银行',
    ],
  },
  {
    ...bank,
    code: 'bankAccount',
    name: name('Bank account', '银行账号'),
    isSealed: true,
    synonyms: [
      'Account number',
      'Account no.',
      'Bank account number',
      'Bank account no.',
      'IBAN',
      'Account number or IBAN',
      'Salary account',
      '账号或 IBAN',
      '银行卡号',
      '银行卡',
      '银行帐号',
      '银行账户',
      '工资卡号',
      '工资卡',
      '工资账号',
      '卡号',
      '收款账号',
    ],
  },
  {
    ...bank,
    code: 'bankHolder',
    name: name('Account holder', '户名'),
    followsOf: 'bankAccount',
    synonyms: ['Name on account', 'Account name', 'Beneficiary', '开户名', '账户名', '账户名称', '银行户名', '收款人', '持卡人'],
  },
  {
    ...bank,
    code: 'bankRouting',
    name: name('Routing number', '银行路由号码'),
    synonyms: [
      'Routing',
      'Routing no.',
      'ABA',
      'ABA number',
      'ABA routing number',
      'Routing transit number',
      '银行路由号码（美国）',
      '路由号码',
    ],
  },
  {
    ...bank,
    code: 'bankCountry',
    name: name('Country of the bank', '开户国家'),
    followsOf: 'bankAccount',
    isToldWhole: true,
    synonyms: ['Bank country', '银行所在国家', '开户国家/地区'],
  },
  {
    ...bank,
    code: 'taxNumber',
    name: name('Tax number', '纳税人识别号'),
    isSealed: true,
    synonyms: [
      'Tax ID',
      'Tax no.',
      'TIN',
      'SSN',
      'Social security number',
      'Taxpayer identification number',
      '税号',
      '个人税号',
      '纳税识别号',
    ],
  },
  {
    ...bank,
    code: 'taxCountry',
    name: name('Country of the tax number', '纳税国家'),
    followsOf: 'taxNumber',
    isToldWhole: true,
    synonyms: ['Tax country', '税号国家', '纳税国家/地区'],
  },
];

/** By which document the state knows them; a row says one. */
export const identityColumns: readonly ImportColumn[] = [
  {
    ...identity,
    code: 'identityKind',
    name: name('Identity document', '证件类型'),
    followsOf: 'identityNumber',
    isToldWhole: true,
    choices: identityKinds.map((code) => ({ code, name: identityKindLabels[code], synonyms: [...kindWords[code]] })),
    synonyms: ['Document type', 'ID type', 'Type of document', 'Kind of document', '证件种类', '证件类别', '证件名称'],
  },
  {
    ...identity,
    code: 'identityNumber',
    name: name('Identity number', '证件号码'),
    isSealed: true,
    synonyms: [
      'ID number',
      'ID no.',
      'ID card number',
      'National ID',
      'Document number',
      'Passport number',
      'Passport no.',
      '身份证号',
      '身份证号码',
      '身份证',
      '公民身份号码',
      '居民身份证号',
      '证件号',
      '护照号',
      '护照号码',
    ],
  },
  {
    ...identity,
    code: 'identityCountry',
    name: name('Country of the document', '证件签发国家'),
    followsOf: 'identityNumber',
    isToldWhole: true,
    synonyms: ['Issuing country', 'Country of issue', '签发国家', '发证国家', '签发国家/地区'],
  },
];
