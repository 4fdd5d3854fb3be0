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
import { Button } from '../../components/actions/Button/Button.tsx';
import { CloseIcon, FilterIcon } from '../../components/media/Icon/controlIcons.ts';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { text } from '../../foundations/text.ts';
import { formatNumber } from '../../persian/number.ts';
import { breakpoint } from '../../tokens/scales.ts';
import * as S from './FilterBar.styles.ts';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** Says what is filtered, such as «فیلتر نوشته‌ها». */
  label: string;
  /** How many filters are set; shown on the button that opens the sheet. */
  count?: number;
  /** Takes all filters away; offered while some are set. */
  onClear?: () => void;
  /** Stands before the filters and stays in the page on phones, such as a field for searching. */
  search?: ReactNode;
}

/**
 * The filters of a list side by side. On phones they wait in a sheet that a
 * button opens; they keep what is written in them on their way there and back.
 * Each answers at once, so closing the sheet is all there is to do.
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
  const clear = onClear !== undefined && count > 0 && (
    <Button variant="quiet" onClick={onClear}>
      {text.clearFilters}
    </Button>
  );
  return (
    <S.Bar aria-label={label} {...rest}>
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

/** Where the filters stand. Their elements are moved and not made anew: those that keep their own value would lose it. */
function Place({ filters }: { filters: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(filters);
  }, [filters]);
  return <S.Place ref={place} />;
}

const phone = `(width < ${breakpoint.phone})`;

function onRoomChange(tell: () => void): () => void {
  const list = window.matchMedia(phone);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

function isPhone(): boolean {
  return window.matchMedia(phone).matches;
}
