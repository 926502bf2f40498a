/** How many people a cause has are named. */
export const peopleNamed = 3;

/** `20 people: E1, E2, E3, and 17 more.` */
export function people(named: readonly string[], count: number): string {
  const first = named.slice(0, peopleNamed);
  const more = count > first.length ? `, and ${count - first.length} more` : '';
  return `${count} ${count === 1 ? 'person' : 'people'}: ${first.join(', ')}${more}.`;
}
