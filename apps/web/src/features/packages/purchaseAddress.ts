import type { Id } from '@nevisa/api/types';
import { paths } from '../../shared/paths.ts';

/** The address of the purchase of a package, over the list. */
export function toPurchaseAddress(id: Id, code: string | null = null): string {
  const query = new URLSearchParams({ buy: String(id), ...(code !== null && { code }) });
  return `${paths.packages}?${query.toString()}`;
}
