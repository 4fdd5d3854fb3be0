import { DemoAccounts } from '@nevisa/ui';
import type { Demo, DemoAccount } from '../../../app/appServices.ts';
import { startText } from '../../../shared/text/startText.ts';

/** Makes the choice of an account of the mock backend; the product does not load this file. */
export function createDemo(accounts: readonly DemoAccount[]): Demo {
  const choices = accounts.map(({ username, label }) => ({ id: username, label }));
  return {
    Accounts: ({ onChoose }) => (
      <DemoAccounts
        label={startText.demoTitle}
        accounts={choices}
        onChoose={(username) => {
          const account = accounts.find((each) => each.username === username);
          if (account !== undefined) {
            onChoose(account);
          }
        }}
      />
    ),
  };
}
