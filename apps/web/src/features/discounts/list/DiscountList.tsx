import {
  ButtonLink,
  Cluster,
  Page,
  PageHeader,
  PlusIcon,
  ToastRegion,
  type ToastQueue,
} from '@nevisa/ui';
import { useEffect, useRef } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useSearchKey } from '../../../shared/lists/useSearchKey.ts';
import { ListChoices } from '../../../shared/lists/view/ListChoices.tsx';
import { ListEmpty } from '../../../shared/lists/view/ListEmpty.tsx';
import { ResultCount } from '../../../shared/lists/view/ResultCount.tsx';
import { paths } from '../../../shared/paths.ts';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';
import { discountAddress, newRecord } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { columnLabels } from './columns.tsx';
import { DiscountFilterBar } from './DiscountFilterBar.tsx';
import { DiscountNotices } from './DiscountNotices.tsx';
import { DiscountSelection } from './DiscountSelection.tsx';
import { DiscountTable } from './DiscountTable.tsx';
import { HeadMenu } from './HeadMenu.tsx';
import { LateDialogs } from './LateDialogs.tsx';
import { useDiscountCommands } from './useDiscountCommands.ts';
import { useDiscountToasts } from './useDiscountToasts.ts';

export interface DiscountListProps {
  title: string;
  discounts: Discounts;
  toasts: ToastQueue;
  /** The code that was closed last, whose row takes the focus; null otherwise. */
  closed: string | null;
  /** Loads the code of the forms before one is opened. */
  onPrepareRecord: () => void;
}

/** The list of the discount codes. */
export function DiscountList({
  title,
  discounts,
  toasts,
  closed,
  onPrepareRecord,
}: DiscountListProps) {
  const { list, items, page } = discounts;
  const search = useRef<HTMLInputElement>(null);
  const commands = useDiscountCommands(discounts, toasts);
  const { keySheetOff } = useAppServices();
  useDiscountToasts(discounts, toasts);
  useSearchKey(search, !keySheetOff.isSet(String(discounts.user.id)));
  useHeadingFocusOnRemoval((items?.length ?? 0) > 0);
  useEffect(() => runWhenIdle(onPrepareRecord), [onPrepareRecord]);
  return (
    <>
      <ResultCount count={page.outdated ? null : page.count} address={list.address} />
      <Page>
        <PageHeader
          heading={title}
          actions={
            <Cluster gap="small">
              <ListChoices
                description={discountAddress}
                list={list}
                choices={discounts.choices}
                columnLabels={columnLabels}
                toasts={toasts}
              />
              <HeadMenu discounts={discounts} toasts={toasts} />
              <ButtonLink
                href={`${paths.discounts}?${discountAddress.record}=${newRecord}`}
                icon={<PlusIcon />}
                onClick={(event) => {
                  event.preventDefault();
                  list.open(newRecord);
                }}
              >
                {discountsText.create}
              </ButtonLink>
            </Cluster>
          }
        />
        <DiscountFilterBar discounts={discounts} searchRef={search} />
        <DiscountNotices discounts={discounts} />
        <DiscountTable
          discounts={discounts}
          commands={commands}
          closed={closed}
          empty={<Empty discounts={discounts} />}
        />
        <DiscountSelection discounts={discounts} commands={commands} />
        <LateDialogs discounts={discounts} />
      </Page>
      <ToastRegion queue={toasts} />
    </>
  );
}

/** Why there are no rows: none for this filter, or none at all. */
function Empty({ discounts: { filtered, list } }: Pick<DiscountListProps, 'discounts'>) {
  return filtered ? (
    <ListEmpty heading={discountWords.noneFound} onClear={list.clear} />
  ) : (
    <ListEmpty heading={discountsText.empty} sentence={discountWords.emptySentence} />
  );
}
