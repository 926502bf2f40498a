const texts = {
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
