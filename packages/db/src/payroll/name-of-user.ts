/** What somebody who has done something is called. @param id SQL of the user's id */
export const nameOfUser = (id: string): string =>
  `(SELECT coalesce(em.name, u.display_name) FROM app_user u LEFT JOIN employee em ON em.id = u.employee_id WHERE u.id = ${id})`;
