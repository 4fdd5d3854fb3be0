const names = ['referrer', 'invitation_key', 'ref'] as const;
const longest = 100;

/** Reads the invitation code from the query: the first non-empty of three parameters; null without one. */
export function parseReferrer(search: string): string | null {
  const query = new URLSearchParams(search);
  const said = names.map((name) => clean(query.get(name) ?? '')).find((value) => value !== '');
  return said ?? null;
}

/** The address of another page of a guest, with the invitation code of the present one. */
export function withReferrer(path: string, search: string): string {
  const referrer = parseReferrer(search);
  return referrer === null ? path : `${path}?${new URLSearchParams({ referrer }).toString()}`;
}

// Untrusted: a link can contain any code, which the app shows and sends.
function clean(value: string): string {
  return value
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}
