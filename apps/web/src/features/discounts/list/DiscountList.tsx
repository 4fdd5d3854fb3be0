import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  formatNumber,
  Illustration,
  LiveRegion,
  Page,
  PageHeader,
  Pagination,
  PlusIcon,
  ToastRegion,
  type ToastQueue,
  VisuallyHidden,
} from '@nevisa/ui';
import { useEffect, useRef } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { usePacedCount } from '../../../shared/lists/search/usePacedCount.ts';
import { useSearchKey } from '../../../shared/lists/useSearchKey.ts';
import { paths } from '../../../shared/paths.ts';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { a11yText, commonText } from '../../../shared/text/commonText.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import { discountAddress, newRecord } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { DiscountFilterBar } from './DiscountFilterBar.tsx';
import { DiscountNotices } from './DiscountNotices.tsx';
import { DiscountSelection } from './DiscountSelection.tsx';
import { DiscountTable } from './DiscountTable.tsx';
import { DiscountViews } from './DiscountViews.tsx';
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
  const { list, items } = discounts;
  const search = useRef<HTMLInputElement>(null);
  const commands = useDiscountCommands(discounts, toasts);
  const { keySheetOff } = useAppServices();
  useDiscountToasts(discounts, toasts);
  useSearchKey(search, !keySheetOff.isSet(String(discounts.user.id)));
  useHeadingFocusOnRemoval((items?.length ?? 0) > 0);
  useEffect(() => whenIdle(onPrepareRecord), [onPrepareRecord]);
  return (
    <>
      <Results discounts={discounts} />
      <Page>
        <PageHeader
          heading={title}
          actions={
            <Cluster gap="small">
              <DiscountViews discounts={discounts} toasts={toasts} />
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
          failed={
            items === null && discounts.page.failure !== null ? (
              <Failed page={discounts.page} />
            ) : undefined
          }
          footer={footerOf(discounts)}
        />
        <DiscountSelection discounts={discounts} commands={commands} />
        <LateDialogs discounts={discounts} />
      </Page>
      <ToastRegion queue={toasts} />
    </>
  );
}

/** Announces the number of results, at most once a second. */
function Results({ discounts: { page } }: Pick<DiscountListProps, 'discounts'>) {
  const count = usePacedCount(page.outdated ? null : page.count);
  return (
    <LiveRegion>
      <VisuallyHidden>
        {count !== null && fill(a11yText.resultsUpdated, { n: formatNumber(count) })}
      </VisuallyHidden>
    </LiveRegion>
  );
}

/** Why there are no rows: none for this filter, or none at all. */
function Empty({ discounts: { filtered, list } }: Pick<DiscountListProps, 'discounts'>) {
  return filtered ? (
    <EmptyState
      drawing={<Illustration name="empty" />}
      heading={discountWords.noneFound}
      action={
        <Button variant="secondary" onClick={list.clear}>
          {commonText.clearFilters}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<Illustration name="empty" />}
      heading={discountsText.empty}
      sentence={discountWords.emptySentence}
    />
  );
}

function Failed({ page: { failure, loading, retry } }: Pick<Discounts, 'page'>) {
  return (
    <ErrorState
      drawing={<Illustration name="offline" />}
      heading={discountWords.notLoaded}
      sentence={failure && failureLines(failure).join('\n')}
      retrying={loading}
      onRetry={retry}
    />
  );
}

function footerOf({ page, list }: Discounts) {
  const { pageSizes } = discountAddress;
  return page.count === null || page.count <= pageSizes[0] ? undefined : (
    <Pagination
      page={list.address.page}
      pageSize={list.address.pageSize}
      pageSizes={pageSizes}
      total={page.count}
      onPageChange={list.goToPage}
      onPageSizeChange={list.choosePageSize}
    />
  );
}
