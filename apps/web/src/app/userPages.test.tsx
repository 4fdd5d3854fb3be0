import { accounts } from '@nevisa/mocks/accounts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerAccount, testHost } from '../testing/answerAccount.ts';
import { openApp } from '../testing/openInHistory.tsx';
import { accountText } from '../shared/text/accountText.ts';
import { addedText } from '../shared/text/addedText.ts';
import { analyticsAddedText } from '../shared/text/analyticsAddedText.ts';
import { historyText } from '../shared/text/historyText.ts';
import { messagesText } from '../shared/text/messagesText.ts';

it.each([
  ['R-021', '/dashboard/user-info', addedText.hello.replace(' {name}', '')],
  ['R-022', '/dashboard/analytics', analyticsAddedText.figures],
  ['R-023', '/nevisa-packages', addedText.packagesSentence],
  ['R-024', '/user-profile', accountText.details],
  ['R-025', '/settings', addedText.settingsSentence],
  ['R-026', '/nevisa-live', addedText.guideCommands],
  ['R-027', '/nevisa-history', historyText.search],
  ['R-031', '/messages', messagesText.filterOffer],
])('%s: %s shows its own screen, with «%s»', async (_, path, words) => {
  await page.viewport(1_280, 800);
  answerAccount(accounts.admin);
  const { find } = await openApp(path, { env: { VITE_API_HOST: testHost } });
  await expect.poll(() => find('main')?.textContent, { timeout: 60_000 }).toContain(words);
});
