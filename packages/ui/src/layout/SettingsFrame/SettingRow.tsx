import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './SettingsFrame.styles.ts';

export interface SettingRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the setting. */
  label: ReactNode;
  /** What is set, below the name, which is then quiet. */
  detail?: ReactNode;
  /** The control at the end of the row. */
  control: ReactNode;
  /** A message below both, such as the error of the last change. */
  note?: ReactNode;
}

/** A row with one setting, for controls other than a switch or a choice group. */
export function SettingRow({ label, detail, control, note, ...rest }: SettingRowProps) {
  return (
    <S.Row {...rest}>
      {detail === undefined ? (
        <span>{label}</span>
      ) : (
        <S.RowWords>
          <S.RowName>{label}</S.RowName>
          {detail}
        </S.RowWords>
      )}
      <S.RowEnd>{control}</S.RowEnd>
      {note !== undefined && <S.RowNote>{note}</S.RowNote>}
    </S.Row>
  );
}
