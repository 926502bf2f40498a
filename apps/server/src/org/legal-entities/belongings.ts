/** What belongs to a legal entity, as its rows are counted and as people call it. With any of it the legal entity stays. */
export const belongings = [
  { of: 'departments', en: 'departments', 'zh-CN': '部门' },
  { of: 'employees', en: 'people', 'zh-CN': '员工' },
  { of: 'personnelActions', en: 'personnel actions', 'zh-CN': '人事异动' },
  { of: 'salaryStructures', en: 'salary structures', 'zh-CN': '薪酬体系' },
  { of: 'calendars', en: 'work calendars', 'zh-CN': '工作日历' },
  { of: 'leaveTypes', en: 'types of leave', 'zh-CN': '假期类型' },
  { of: 'shifts', en: 'shifts', 'zh-CN': '班次' },
  { of: 'rosters', en: 'rosters', 'zh-CN': '排班' },
  { of: 'certificateTemplates', en: 'templates of certificates', 'zh-CN': '证明模板' },
  { of: 'compensationReviews', en: 'pay reviews', 'zh-CN': '批量调薪' },
  { of: 'solutions', en: 'solutions', 'zh-CN': '方案' },
  { of: 'globalTableRevisions', en: 'rows of global tables', 'zh-CN': '全局表数据' },
  { of: 'userRoles', en: 'roles given in it', 'zh-CN': '在其中分配的角色' },
] as const;

export type Belongings = Readonly<Record<(typeof belongings)[number]['of'], number>>;
