import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { ListTable } from '../../../shared/lists/table/ListTable.tsx';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { discountAddress } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { createColumns, LateRowMenu, sortFields } from './columns.tsx';
import type { DiscountCommands } from './useDiscountCommands.ts';

export interface DiscountTableProps {
  discounts: Discounts;
  commands: DiscountCommands;
  /** The code that was closed last, whose row takes the focus; null otherwise. */
  closed: string | null;
  empty: ReactNode;
}

/** The discount codes as rows, on phones as cards, with their keys. */
export function DiscountTable({ discounts, commands, ...parts }: DiscountTableProps) {
  const { columns: choices } = discounts.choices;
  const choice = useSyncExternalStore(choices.subscribe, choices.read);
  const services = discounts.packages.items;
  const { toHref, copy: onCopy } = commands;
  const columns = useMemo(
    () => createColumns(choice, { toHref, onCopy, services }),
    [choice, toHref, onCopy, services],
  );
  return (
    <ListTable
      caption={discountWords.caption}
      description={discountAddress}
      rows={discounts}
      items={discounts.items}
      columns={columns}
      sortFields={sortFields}
      notLoaded={discountWords.notLoaded}
      density={choice.density}
      commands={{ open: commands.open, remove: (row) => commands.remove([row]) }}
      renderMenu={(menu) => <LateRowMenu {...menu} commands={commands} />}
      onPrepareMenu={LateRowMenu.preload}
      {...parts}
    />
  );
}
