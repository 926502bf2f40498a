const texts = {
  title: 'People',
  lead: 'Everybody who works here, has worked here or is about to, as of a day. Choose a person to see and change what is known of them.',
  find: 'Name or number',
  groupBy: 'Group by',
  noValue: 'Nothing',
  emptyTitle: 'Nobody fits',
  emptyText: 'Loosen a filter, search for another name, or look at another day.',
  yes: 'Yes',
  no: 'No',
  plannedChange: 'changes on {{day}}',
  plannedMove: 'from {{day}}: {{from}} → {{to}}',
  moreGroups_one: '{{groups}} more group: filter to see it',
  moreGroups_other: '{{groups}} more groups: filter to see them',
  groupPeople_one: '{{people}} person',
  groupPeople_other: '{{people}} people',
  states: { planned: 'Not begun', employed: 'Employed', left: 'Left' },
  categories: { 'fulltime-regular': 'Full-time', 'parttime-regular': 'Part-time' },
  genders: { F: 'Female', M: 'Male' },
  columns: {
    name: 'Name',
    employeeNumber: 'No.',
    state: 'State',
    department: 'Department',
    position: 'Position',
    grade: 'Grade',
    supervisor: 'Supervisor',
    hireDate: 'Hired',
    terminationDate: 'Last day',
    category: 'Category',
    legalEntity: 'Legal entity',
    costCenter: 'Cost center',
    gender: 'Gender',
    email: 'E-mail',
    phone: 'Phone',
  },
  number: 'Employee number',
  department: 'Department',
  position: 'Position',
  legalEntity: 'Legal entity',
  supervisor: 'Supervisor',
  email: 'E-mail',
  hired: 'Hired',
  left: 'Left',
  employed: 'Employed',
  gone: 'Left the company',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    employees: typeof texts;
  }
}
