import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Pagination.styles.ts';

interface PageSizeSelectProps {
  id: string;
  sizes: readonly number[];
  pageSize: number;
  onChange: (pageSize: number) => void;
}

/** Selects the number of rows per page. */
export function PageSizeSelect({ id, sizes, pageSize, onChange }: PageSizeSelectProps) {
  const offered = [...new Set([...sizes, pageSize])].sort((a, b) => a - b);
  return (
    <S.SizeLabel htmlFor={id}>
      {text.pagination.pageSize}
      <S.SizeBox>
        <S.Select
          id={id}
          value={pageSize}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {offered.map((size) => (
            <option key={size} value={size}>
              {formatNumber(size)}
            </option>
          ))}
        </S.Select>
        <ChevronDownIcon size="small" />
      </S.SizeBox>
    </S.SizeLabel>
  );
}
