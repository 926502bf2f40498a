/** Chinese names of the county's departments, by code of the register. Divisions and positions keep their English names. */
export const chineseDepartmentNames: Readonly<Record<string, string>> = {
  BOA: '申诉委员会',
  BOE: '选举委员会',
  CAT: '县检察官办公室',
  CCL: '县议会',
  CEC: '社区参与中心',
  CEX: '县长办公室',
  COR: '惩教与改造局',
  CUS: '公共设施社区使用办公室',
  DEP: '环境保护局',
  DGS: '综合服务局',
  DHS: '应急管理与国土安全办公室',
  DLC: '酒类管制局',
  DOT: '交通局',
  DPS: '许可服务局',
  DTS: '技术服务局',
  ECM: '道德委员会',
  FIN: '财政局',
  FRS: '消防与救援局',
  HCA: '住房与社区事务局',
  HHS: '卫生与公共服务局',
  HRC: '人权办公室',
  IGR: '政府间关系办公室',
  LIB: '公共图书馆局',
  MPB: '功绩制保护委员会',
  NDA: '非部门账户',
  OAG: '农业办公室',
  OCP: '消费者保护办公室',
  OHR: '人力资源办公室',
  OIG: '监察长办公室',
  OLO: '立法监督办公室',
  OMB: '管理与预算办公室',
  PIO: '公共信息办公室',
  POL: '警察局',
  PRO: '采购办公室',
  REC: '文娱局',
  SHF: '县治安官办公室',
  ZAH: '分区与行政听证办公室',
};

/** Bureaus that the register names only as a prefix of their divisions: department → prefix → bureau. */
export const bureaus: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  POL: {
    FSB: 'Field Services Bureau',
    ISB: 'Investigative Services Bureau',
    MSB: 'Management Services Bureau',
    PSB: 'Patrol Services Bureau',
  },
  DOT: { Transit: 'Division of Transit Services' },
};

/** Renamed in 2019, which gives the department two versions. */
export const renamedDepartments: Readonly<Record<string, { from: string; en: string; 'zh-CN': string }>> = {
  DLC: { from: '2019-07-01', en: 'Alcohol Beverage Services', 'zh-CN': '酒精饮料服务局' },
};
