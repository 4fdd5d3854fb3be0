import { useId } from 'react';
import { StarIcon, StarredIcon } from '../../media/Icon/rowIcons.ts';
import * as S from './RowStar.styles.ts';

export interface RowStarring {
  starred: boolean;
  /** The name of the button in both states: «نشان‌گذاری». */
  label: string;
  onChange: (starred: boolean) => void;
}

interface RowStarProps extends RowStarring {
  titleId: string;
}

/** The star of a row: a toggle, named by the title. */
export function RowStar({ starred, label, onChange, titleId }: RowStarProps) {
  const id = useId();
  return (
    <S.Star
      id={id}
      size="small"
      label={label}
      aria-labelledby={`${id} ${titleId}`}
      aria-pressed={starred}
      icon={starred ? <StarredIcon /> : <StarIcon />}
      onClick={() => onChange(!starred)}
    />
  );
}
