/** What somebody holds, as texts that are compared and kept under: the same for sessions, keys and questions about others. */
export interface Held {
  readonly legalEntityId: number | null;
  /** `role:version:legal entity` of each role held, by commas. */
  readonly roles: string;
  /** `role:solution` of each solution that names the user, by commas. */
  readonly solutions: string;
  /** `solution:capability+capability` of each role of a solution that the user holds, by commas. */
  readonly solutionRoles: string;
  /** `batch:access`, with `:pay` where its pay is given too, of each batch given to the user, by commas. */
  readonly batches: string;
}

/** The columns of `Held` of a user `u`, whose employee is `e`. */
export const heldColumns = `e.legal_entity_id AS "legalEntityId",
     coalesce((SELECT string_agg(concat_ws(':', r.id, r.version, coalesce(ur.legal_entity_id, 0)), ',' ORDER BY ur.id)
       FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id), '') AS roles,
     coalesce((SELECT string_agg(su.role || ':' || su.solution_id, ',' ORDER BY su.solution_id, su.role)
       FROM solution_user su WHERE su.user_id = u.id), '') AS solutions,
     coalesce((SELECT string_agg(held.solution_id || ':' || array_to_string(held.capabilities, '+'), ',') FROM (
       SELECT sr.solution_id, sr.capabilities FROM solution_role_holder h JOIN solution_role sr ON sr.id = h.solution_role_id WHERE h.user_id = u.id
       UNION ALL SELECT sr.solution_id, sr.capabilities FROM user_role ur JOIN solution_role_holder h ON h.role_id = ur.role_id
         JOIN solution_role sr ON sr.id = h.solution_role_id JOIN solution so ON so.id = sr.solution_id
         WHERE ur.user_id = u.id AND (ur.legal_entity_id IS NULL OR ur.legal_entity_id = so.legal_entity_id)) held), '') AS "solutionRoles",
     coalesce((SELECT string_agg(bu.batch_id || ':' || bu.access || CASE WHEN bu.sees_pay THEN ':pay' ELSE '' END, ',')
       FROM batch_user bu WHERE bu.user_id = u.id), '') AS batches`;
