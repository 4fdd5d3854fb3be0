import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './SettingsFrame.styles.ts';

export interface SettingRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is set. */
  label: ReactNode;
  /** How it is set, at the end of the line. */
  control: ReactNode;
  /** Stands under both: what was wrong with the last choice. */
  note?: ReactNode;
}

/** One setting in a line of its own, for what is neither a switch nor a group of choices. */
export function SettingRow({ label, control, note, ...rest }: SettingRowProps) {
  return (
    <S.Row {...rest}>
      <span>{label}</span>
      <S.RowEnd>{control}</S.RowEnd>
      {note !== undefined && <S.RowNote>{note}</S.RowNote>}
    </S.Row>
  );
}
