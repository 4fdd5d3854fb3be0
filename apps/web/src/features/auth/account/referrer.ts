const names = ['referrer', 'invitation_key', 'ref'] as const;
const longest = 100;

/** Who invited the person, from the query: the first of three names that says something; null when nobody did. */
export function parseReferrer(search: string): string | null {
  const query = new URLSearchParams(search);
  const said = names.map((name) => clean(query.get(name) ?? '')).find((value) => value !== '');
  return said ?? null;
}

// It is shown and sent on, and anybody can write it into a link.
function clean(value: string): string {
  return value
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}
