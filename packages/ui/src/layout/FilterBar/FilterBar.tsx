import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Badge } from '../../components/data/Badge/Badge.tsx';
import { useFocusOnRemoval } from '../../components/data/Tag/useFocusOnRemoval.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { CloseIcon, FilterIcon } from '../../components/media/Icon/controlIcons.ts';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { text } from '../../foundations/text.ts';
import { formatNumber } from '../../persian/number.ts';
import { breakpoint } from '../../tokens/scales.ts';
import * as S from './FilterBar.styles.ts';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name, such as «فیلتر نوشته‌ها». */
  label: string;
  /** The number of active filters; shown on the button that opens the sheet. */
  count?: number;
  /** Clears all filters; available while some are active. */
  onClear?: () => void;
  /** Shown before the filters and outside the sheet on phones, such as a search field. */
  search?: ReactNode;
}

/**
 * The filters of a list in a row. On phones a button opens them in a sheet; uncontrolled fields
 * keep their values in both places. Each filter applies at once, so the sheet has no apply button.
 */
export function FilterBar({
  label,
  count = 0,
  onClear,
  search,
  children,
  ...rest
}: FilterBarProps) {
  const onPhone = useSyncExternalStore(onRoomChange, isPhone);
  const [filters] = useState(() => document.createElement('div'));
  const removal = useFocusOnRemoval(filters);
  const clear = onClear !== undefined && count > 0 && (
    <Button variant="quiet" onClick={onClear}>
      {text.clearFilters}
    </Button>
  );
  return (
    <S.Bar aria-label={label} {...rest} {...removal}>
      {search !== undefined && <S.Search>{search}</S.Search>}
      {onPhone ? (
        <Sheet label={label} count={count} clear={clear} filters={filters} />
      ) : (
        <>
          <Place filters={filters} />
          {clear}
        </>
      )}
      {createPortal(children, filters)}
    </S.Bar>
  );
}

interface SheetProps {
  label: string;
  count: number;
  clear: ReactNode;
  filters: HTMLElement;
}

function Sheet({ label, count, clear, filters }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        variant="secondary"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {text.filter} {count > 0 && <Badge>{formatNumber(count)}</Badge>}
      </Button>
      <S.Sheet ref={dialog} aria-labelledby={id} closedby="any">
        <S.SheetHead>
          <S.SheetHeading id={id}>{label}</S.SheetHeading>
          <IconButton label={text.close} icon={<CloseIcon />} onClick={close} />
        </S.SheetHead>
        <S.SheetFilters>
          <Place filters={filters} />
        </S.SheetFilters>
        {clear}
      </S.Sheet>
    </>
  );
}

/**
 * Renders the filters into the current container. Moves the DOM nodes instead of mounting them
 * anew, because uncontrolled fields would lose their values.
 */
function Place({ filters }: { filters: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(filters);
  }, [filters]);
  return <S.Place ref={place} />;
}

const phone = `(width < ${breakpoint.phone})`;

function onRoomChange(notify: () => void): () => void {
  const list = window.matchMedia(phone);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

function isPhone(): boolean {
  return window.matchMedia(phone).matches;
}
