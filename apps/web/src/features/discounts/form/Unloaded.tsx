import { isNotFound } from '@nevisa/api/failures';
import {
  ArrowBackIcon,
  Button,
  EmptyState,
  Illustration,
  LiveRegion,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import type { LoadedDiscount } from '../data/useWholeDiscount.ts';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

export interface UnloadedProps {
  loaded: LoadedDiscount;
  list: Discounts['list'];
}

/** A code that is being loaded, could not be loaded, or does not exist. */
export function Unloaded({ loaded: { failure, loading, retry }, list }: UnloadedProps) {
  const isGone = isNotFound(failure);
  return (
    <Page>
      <PageHeader
        heading={discountsText.edit}
        actions={
          <Button variant="quiet" icon={<ArrowBackIcon />} onClick={list.close}>
            {discountWords.back}
          </Button>
        }
      />
      {isGone ? (
        <EmptyState drawing={<Illustration name="empty" />} heading={discountWords.gone} />
      ) : failure === null ? (
        <Stack aria-busy="true">
          <LiveRegion>
            <VisuallyHidden>{commonText.loading}</VisuallyHidden>
          </LiveRegion>
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </Stack>
      ) : (
        <LoadFailed
          drawing={<Illustration name="offline" />}
          heading={discountWords.loadFailed}
          failure={failure}
          retrying={loading}
          onRetry={retry}
        />
      )}
    </Page>
  );
}
