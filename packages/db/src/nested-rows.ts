/** A flat row whose column aliases are paths (`period.solution.code`) as an object of objects. */
export function nested<Row>(flat: Readonly<Record<string, unknown>>): Row {
  const row: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    let place = row;
    let from = 0;
    for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', from)) {
      const name = path.slice(from, dot);
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
      from = dot + 1;
    }
    place[path.slice(from)] = value;
  }
  return row as Row;
}

/** Columns for a select list: `columns('p', 'period', ['id', 'sequence'])` is `p.id AS "period.id", …`; camel case names are snake case in the table. */
export const columns = (alias: string, path: string, names: readonly string[]): string =>
  names
    .map(
      (name) => `${alias}.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${path === '' ? '' : `${path}.`}${name}"`,
    )
    .join(', ');

/** Dates without a time come as midnight UTC, as Prisma gives them. */
export const dates = (alias: string, path: string, names: readonly string[]): string =>
  names
    .map(
      (name) =>
        `${alias}.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}::timestamp AT TIME ZONE 'UTC' AS "${path === '' ? '' : `${path}.`}${name}"`,
    )
    .join(', ');
