import type { User } from '@nevisa/api/types';
import { paths } from '../shared/paths.ts';
import { readReturnPath } from '../shared/returnPath.ts';
import { findDeniedAccess } from './access.ts';
import { findRoute } from './routes.tsx';

/** Returns the stored path when this user may open it, else the root. */
export function chooseReturnPath(stored: unknown, user: User): string {
  const path = readReturnPath(stored);
  const row = path === null ? undefined : findRoute(path.replace(/[?#].*$/, ''));
  return path !== null && row !== undefined && findDeniedAccess(row, user) === null
    ? path
    : paths.home;
}
