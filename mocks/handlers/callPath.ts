/** A part of a path that is a field of the payload, e.g. `:task_id`. */
const fieldParts = /:(\w+)/g;

/** The addresses of a path on any host, with its fields as named groups. */
export function toPattern(path: string): RegExp {
  return new RegExp(`^[^?#]*${withGroups(path)}$`);
}

/** Whether a path of the contract is that of a request. */
export function isPath(path: string, pathname: string): boolean {
  return path === pathname || (path.includes(':') && exactly(path).test(pathname));
}

/** The fields of the payload that are in the path of a request. */
export function readPathFields(path: string, { pathname }: URL): Record<string, string> {
  const groups = path.includes(':') ? (exactly(path).exec(pathname)?.groups ?? {}) : {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function exactly(path: string): RegExp {
  return new RegExp(`^${withGroups(path)}$`);
}

function withGroups(path: string): string {
  return path.replaceAll(fieldParts, '(?<$1>[^/?#]+)');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
