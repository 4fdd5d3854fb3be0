import { contract } from '@nevisa/api';

const calls = Object.values(contract);
const areas = new Set(calls.map(({ path }) => areaOf(path)));

/** Whether a path belongs to the server, known or not: `/nevisa/…`, but not the app's `/nevisa-live`. */
export function isServerPath(pathname: string): boolean {
  return areas.has(areaOf(pathname));
}

/** The methods that a path of the contract takes; none when it has no such path. */
export function methodsOf(pathname: string): string[] {
  return calls.filter(({ path }) => path === pathname).map(({ method }) => method);
}

function areaOf(pathname: string): string {
  return pathname.split('/', 2).join('/');
}
