import { type ComponentPropsWithRef, useId } from 'react';
import * as S from './DemoAccounts.styles.ts';

export interface DemoAccount {
  id: string;
  label: string;
}

export interface DemoAccountsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** The heading and accessible name. */
  label: string;
  accounts: readonly DemoAccount[];
  onChoose: (id: string) => void;
}

/** A row of buttons that sign in as a demo account; only in the demo build. */
export function DemoAccounts({ label, accounts, onChoose, ...rest }: DemoAccountsProps) {
  const labelId = useId();
  return (
    <S.Root aria-labelledby={labelId} {...rest}>
      <S.Label id={labelId}>{label}</S.Label>
      {accounts.map((account) => (
        <S.Choice key={account.id} type="button" onClick={() => onChoose(account.id)}>
          {account.label}
        </S.Choice>
      ))}
    </S.Root>
  );
}
