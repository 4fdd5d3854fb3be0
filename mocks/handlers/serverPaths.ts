import { contract } from '@nevisa/api';

const calls = Object.values(contract);
const areas = new Set(calls.map(({ path }) => getArea(path)));

/** Whether a path is in an area of the server: `/nevisa/…`, but not the app's `/nevisa-live`. */
export function isServerPath(pathname: string): boolean {
  return areas.has(getArea(pathname));
}

/** The methods of a path; none when it is not in the contract. */
export function getMethods(pathname: string): string[] {
  return calls.filter(({ path }) => path === pathname).map(({ method }) => method);
}

function getArea(pathname: string): string {
  return pathname.split('/', 2).join('/');
}
