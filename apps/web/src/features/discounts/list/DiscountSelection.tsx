import { chosenIds, chooseRows, countOutside, noRows } from '@nevisa/machines';
import { Button, formatNumber, SelectionBar } from '@nevisa/ui';
import { useState } from 'react';
import { readEveryRow } from '../../../shared/lists/readEveryRow.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import type { DiscountCommands } from './useDiscountCommands.ts';

export interface DiscountSelectionProps {
  discounts: Discounts;
  commands: DiscountCommands;
}

/** The chosen codes of all pages, and what can be done with them. */
export function DiscountSelection({ discounts, commands }: DiscountSelectionProps) {
  const { chosen, choose, shown, page, member, working } = discounts;
  const { size } = chosen.rows;
  const outside = countOutside(chosen, shown.list);
  const { loading, chooseAll } = useEveryResult(discounts);
  const isPageChosen = shown.ids.length > 0 && shown.ids.every((id) => chosen.rows.has(String(id)));
  const more = isPageChosen && (page.count ?? 0) > size - outside;
  const ids = chosenIds(chosen);
  return (
    <SelectionBar
      label={discountWords.chosenRows}
      count={size === 0 ? '' : fill(discountWords.chosen, { n: formatNumber(size) })}
      {...(outside > 0 && {
        note: fill(discountWords.chosenElsewhere, { n: formatNumber(outside) }),
      })}
      all={
        more && !loading
          ? {
              words: fill(discountWords.selectAllResults, { n: formatNumber(page.count ?? 0) }),
              onSelect: chooseAll,
            }
          : undefined
      }
      actions={
        <>
          <Button
            size="small"
            variant="secondary"
            busy={working}
            onClick={() => commands.setManyActive(ids, true)}
          >
            {discountsText.enable}
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={working}
            onClick={() => commands.setManyActive(ids, false)}
          >
            {discountsText.disable}
          </Button>
          <Button
            size="small"
            variant="danger"
            onClick={() => commands.remove(ids.map(member.find).filter((row) => row !== null))}
          >
            {fill(discountWords.deleteMany, { n: formatNumber(size) })}
          </Button>
        </>
      }
      clearLabel={commonText.clearSelection}
      onClear={() => choose(() => noRows)}
    />
  );
}

/** Chooses every result: the rows of all pages are read first. */
function useEveryResult({ choose, list, shown, member }: Discounts) {
  const [loading, setLoading] = useState(false);
  return {
    loading,
    chooseAll: () => {
      setLoading(true);
      void readEveryRow(list.query, (query) => member.client.listDiscounts(query)).then(
        ({ rows }) => {
          setLoading(false);
          member.remember(rows);
          const ids = rows.map(({ id }) => id);
          choose((chosen) => chooseRows(chosen, ids, { list: shown.list, page: 0 }));
        },
      );
    },
  };
}
