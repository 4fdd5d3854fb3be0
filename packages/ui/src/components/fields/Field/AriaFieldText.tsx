import { FieldError, Label, Text } from 'react-aria-components';
import { text } from '../../../foundations/text.ts';
import { DangerIcon } from '../../media/Icon/toneIcons.ts';
import { type FieldProps, isShown } from './FieldFrame.tsx';
import * as S from './Field.styles.ts';

/** The label of a react-aria field, with the looks of `FieldFrame`. */
export function AriaFieldLabel({
  label,
  optional = false,
}: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <S.Label as={Label}>
      {label}
      {optional && <S.Optional> ({text.optional})</S.Optional>}
    </S.Label>
  );
}

export interface AriaFieldNotesProps extends Pick<FieldProps, 'hint' | 'error'> {
  /** The error of a value that react-aria itself refuses. */
  fallbackError?: string | undefined;
}

/** The hint and error of a react-aria field, which connects them to its control. */
export function AriaFieldNotes({ hint, error, fallbackError }: AriaFieldNotesProps) {
  return (
    <>
      {isShown(hint) && !isShown(error) && (
        <S.Hint as={Text} slot="description">
          {hint}
        </S.Hint>
      )}
      <S.ErrorText as={FieldError}>
        <DangerIcon size="small" />
        <span>{isShown(error) ? error : fallbackError}</span>
      </S.ErrorText>
    </>
  );
}
