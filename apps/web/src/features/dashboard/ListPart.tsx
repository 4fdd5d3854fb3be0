import { ErrorState, LiveRegion, Skeleton, Stack, VisuallyHidden } from '@nevisa/ui';
import type { ReactNode } from 'react';
import type { LoadedList } from '../../shared/lists/listQueries.ts';
import { commonText } from '../../shared/text/commonText.ts';
import { failureLines } from '../../shared/text/failureLines.ts';

export interface ListPartProps<Item> {
  list: LoadedList<Item>;
  /** What is said when it did not come. */
  failed: string;
  /** What is said when there is nothing. */
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of a part of the page, or what stands in its place: on its way, not there, or empty. */
export function ListPart<Item>({ list, failed, empty, children }: ListPartProps<Item>) {
  const { items, failure, retrying, retry } = list;
  if (items !== null) {
    return items.length === 0 ? <p>{empty}</p> : children(items);
  }
  if (failure !== null) {
    return (
      <ErrorState
        level={3}
        heading={failed}
        sentence={failureLines(failure).join('\n')}
        retrying={retrying}
        onRetry={retry}
      />
    );
  }
  return (
    <Stack aria-busy="true">
      <LiveRegion>
        <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      </LiveRegion>
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </Stack>
  );
}
