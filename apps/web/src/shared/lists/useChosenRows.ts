import { type ChosenRows, noRows, rememberPage, type ShownPage } from '@nevisa/machines';
import { useState } from 'react';

/** The chosen rows of a list, which know each page that is shown. */
export function useChosenRows(shown: ShownPage, outdated: boolean) {
  const [chosen, setChosen] = useState<ChosenRows>(noRows);
  const known = outdated ? chosen : rememberPage(chosen, shown);
  if (known !== chosen) {
    setChosen(known);
  }
  return [known, setChosen] as const;
}
