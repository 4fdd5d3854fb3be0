import type { User } from '@nevisa/api/types';
import { useLayoutEffect } from 'react';
import { useAppServices } from '../appServices.ts';
import { createOtherTabs } from '../otherTabs.ts';

/** Lets a deletion in another tab of the user reach this one (S10), before the effects of a page open a text. */
export function useOtherTabs({ id }: User): void {
  const { userScope } = useAppServices();
  useLayoutEffect(() => {
    userScope(id).keep(createOtherTabs);
  }, [userScope, id]);
}
