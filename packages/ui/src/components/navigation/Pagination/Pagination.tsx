import { type ComponentPropsWithRef, useId } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { ChevronBackIcon, ChevronForwardIcon } from '../../media/Icon/controlIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { getVisiblePages } from './visiblePages.ts';
import * as S from './Pagination.styles.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** The number of rows on all pages. */
  total: number;
  /** The number of rows per page. */
  pageSize: number;
  /** Adds a page size select. */
  onPageSizeChange?: (pageSize: number) => void;
  /** @default [10, 25, 50, 100] */
  pageSizes?: readonly number[];
}

/** Page navigation of a long list: previous, next, the first, the last and the nearby pages. */
export function Pagination({
  page,
  onPageChange,
  total,
  pageSize,
  onPageSizeChange,
  pageSizes = usualPageSizes,
  ...rest
}: PaginationProps) {
  const id = useId();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const goTo = (target: number) => {
    if (target >= 1 && target <= pageCount && target !== page) {
      onPageChange(target);
    }
  };
  const range = {
    from: formatNumber(total === 0 ? 0 : (page - 1) * pageSize + 1),
    to: formatNumber(Math.min(page * pageSize, total)),
    total: formatNumber(total),
  };
  const place = { page: formatNumber(page), total: formatNumber(pageCount) };
  return (
    <S.Root aria-label={text.pagination.label} {...rest}>
      <S.Line>
        <S.Range>{fill(text.pagination.range, range)}</S.Range>
        {onPageSizeChange !== undefined && (
          <PageSizeSelect
            id={id}
            sizes={pageSizes}
            pageSize={pageSize}
            onChange={onPageSizeChange}
          />
        )}
        <S.Pages>
          <li>
            {/* A `disabled` button would lose the focus on the first and the last page. */}
            <IconButton
              label={text.pagination.previous}
              icon={<ChevronBackIcon />}
              aria-disabled={page <= 1}
              onClick={() => goTo(page - 1)}
            />
          </li>
          <PageButtons page={page} pageCount={pageCount} onSelect={goTo} />
          <S.PlaceItem>{fill(text.pagination.pageOf, place)}</S.PlaceItem>
          <li>
            <IconButton
              label={text.pagination.next}
              icon={<ChevronForwardIcon />}
              aria-disabled={page >= pageCount}
              onClick={() => goTo(page + 1)}
            />
          </li>
        </S.Pages>
      </S.Line>
    </S.Root>
  );
}

interface PageButtonsProps {
  page: number;
  pageCount: number;
  onSelect: (page: number) => void;
}

function PageButtons({ page, pageCount, onSelect }: PageButtonsProps) {
  return getVisiblePages(page, pageCount).map((visible, order) =>
    visible === null ? (
      <S.Gap key={order === 1 ? 'gap before' : 'gap after'} aria-hidden="true">
        …
      </S.Gap>
    ) : (
      <S.PageItem key={visible}>
        <S.PageButton
          type="button"
          aria-label={fill(text.pagination.page, { page: formatNumber(visible) })}
          aria-current={visible === page ? 'page' : undefined}
          onClick={() => onSelect(visible)}
        >
          {formatNumber(visible)}
        </S.PageButton>
      </S.PageItem>
    ),
  );
}

const usualPageSizes = [10, 25, 50, 100] as const;
