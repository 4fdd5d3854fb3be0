import { useId } from 'react';
import * as S from './DemoAccounts.styles.ts';

export interface DemoAccount {
  id: string;
  label: string;
}

export interface DemoAccountsProps {
  /** Says what the strip is for. */
  label: string;
  accounts: readonly DemoAccount[];
  onChoose: (id: string) => void;
}

/** A discreet strip of ready accounts, only for the demonstration build. */
export function DemoAccounts({ label, accounts, onChoose }: DemoAccountsProps) {
  const labelId = useId();
  return (
    <S.Root aria-labelledby={labelId}>
      <S.Label id={labelId}>{label}</S.Label>
      {accounts.map((account) => (
        <S.Choice
          key={account.id}
          type="button"
          onClick={() => {
            onChoose(account.id);
          }}
        >
          {account.label}
        </S.Choice>
      ))}
    </S.Root>
  );
}
