import { LiveRegion, Skeleton, Stack, VisuallyHidden } from '@nevisa/ui';
import type { ReactNode } from 'react';
import type { LoadedList } from './listQueries.ts';
import { commonText } from '../text/commonText.ts';
import { LoadFailed } from './view/LoadFailed.tsx';

export interface ListPartProps<Item> {
  list: LoadedList<Item>;
  /**
   * The heading level of a failure.
   * @default 3
   */
  level?: 2 | 3;
  /** The text of a failed load. */
  failed: string;
  /** An empty list: a text in a card, or an empty state where the list is the page. */
  empty: ReactNode;
  /**
   * Has the size of the loaded rows.
   * @default two rows of text
   */
  placeholder?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of a page, or its placeholder: loading, failed, or empty. */
export function ListPart<Item>({
  level = 3,
  list,
  failed,
  empty,
  placeholder = twoRows,
  children,
}: ListPartProps<Item>) {
  const { items, failure, retrying, retry } = list;
  if (items !== null) {
    return items.length === 0 ? showEmpty(empty) : children(items);
  }
  if (failure !== null) {
    return (
      <LoadFailed
        level={level}
        heading={failed}
        failure={failure}
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
      {placeholder}
    </Stack>
  );
}

function showEmpty(empty: ReactNode): ReactNode {
  return typeof empty === 'string' ? <p>{empty}</p> : empty;
}

const twoRows = (
  <>
    <Skeleton lines={2} />
    <Skeleton lines={2} />
  </>
);
