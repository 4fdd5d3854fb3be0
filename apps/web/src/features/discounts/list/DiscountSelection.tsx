import { Button, formatNumber } from '@nevisa/ui';
import { ListSelection } from '../../../shared/lists/view/ListSelection.tsx';
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
  const { member, working } = discounts;
  return (
    <ListSelection
      rows={discounts}
      label={discountWords.chosenRows}
      count={discountWords.chosen}
      ask={(query) => member.client.listDiscounts(query)}
      onRead={member.remember}
      renderActions={(ids) => (
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
            {fill(discountWords.deleteMany, { n: formatNumber(ids.length) })}
          </Button>
        </>
      )}
    />
  );
}
