import { useLocation } from 'react-router-dom';
import { useTakenOver } from '../../../shared/shell/useTakenOver.ts';
import { withReferrer } from '../account/referrer.ts';

/** Adds the invitation code of the address to a link between the pages of a guest, which a prerendered page cannot have. */
export function useGuestPath(path: string): string {
  const { search } = useLocation();
  return useTakenOver() ? withReferrer(path, search) : path;
}
