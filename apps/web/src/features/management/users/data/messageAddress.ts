import type { Id } from '@nevisa/api/types';
import { paths } from '../../../../shared/paths.ts';

/** The address of a new message to these users. */
export function toNewMessageAddress(...ids: readonly Id[]): string {
  const users = new URLSearchParams({ to: ids.map(String).join(',') });
  return `${paths.adminMessages}?${users.toString()}`;
}
