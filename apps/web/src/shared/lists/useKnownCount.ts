import { useState } from 'react';

/**
 * The number of rows of a list on all pages as it was answered last: it stays while another page of
 * the list fails, so that the person can go to one that does not. Null before the first answer.
 *
 * @param list names the list; the count of another list is not taken over
 * @param answered undefined while the page has no answer
 */
export function useKnownCount(list: string, answered: number | undefined): number | null {
  const [known, setKnown] = useState<{ list: string; count: number } | null>(null);
  const stays = known?.list === list ? known.count : null;
  if (answered !== undefined && answered !== stays) {
    setKnown({ list, count: answered });
  }
  return answered ?? stays;
}
