import * as S from './Checkbox.styles.ts';
import { CheckboxControl, type CheckboxControlProps } from './CheckboxControl.tsx';

/**
 * The checkbox at the start of a table row, with a full-size touch target. The caller
 * names it by `aria-label`.
 */
export function RowCheckbox(props: CheckboxControlProps) {
  return (
    <S.Target>
      <CheckboxControl {...props} />
    </S.Target>
  );
}
