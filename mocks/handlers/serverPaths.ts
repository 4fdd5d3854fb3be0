import { fullContract } from '@nevisa/api/management';
import { avatars } from '../fixtures/avatars.ts';
import { gatewayAnswerPath, gatewayPath, gatewayStylePath } from '../fixtures/gatewayReturn.ts';
import { uploadedAvatarPath } from '../rules/avatars.ts';
import { soundPath } from '../rules/historySound.ts';
import { isPath } from './callPath.ts';

const pages = [gatewayPath, gatewayAnswerPath, gatewayStylePath];
const files = [...Object.keys(avatars), soundPath, uploadedAvatarPath, ...pages].map((path) => ({
  path,
  method: 'GET',
}));
const calls = [...Object.values(fullContract), ...files];
const areas = new Set(calls.map(({ path }) => getArea(path)));

/** Whether a path is in an area of the server: `/nevisa/…`, but not the app's `/nevisa-live`. */
export function isServerPath(pathname: string): boolean {
  return areas.has(getArea(pathname));
}

/** The methods of a path; none when the server does not know it. */
export function getMethods(pathname: string): string[] {
  return calls.filter(({ path }) => isPath(path, pathname)).map(({ method }) => method);
}

function getArea(pathname: string): string {
  return pathname.split('/', 2).join('/');
}
