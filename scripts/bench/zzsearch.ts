// @ts-nocheck
import { manyConversations } from '@nevisa/mocks/conversations';
import { createBackend } from '@nevisa/mocks/backend';
const b0 = performance.now();
const many = manyConversations(10_000);
console.log('make', (performance.now() - b0).toFixed(0));
const { createHistoryStore } = await import('../../mocks/rules/historyStore.ts');
const { historyListRules } = await import('../../mocks/rules/historyList.ts');
const clock = { now: () => Date.now() };
const rules = historyListRules(createHistoryStore(clock), clock);
const account = { conversations: many };
for (const q of [
  {},
  { search: 'بودجه' },
  { search: 'بودجه' },
  { search: 'فروش' },
  { search: 'zzz' },
]) {
  const b = performance.now();
  const r = rules.listHistory(account, { page: 1, page_size: 20, ...q });
  console.log(JSON.stringify(q), r.count, (performance.now() - b).toFixed(0));
}
process.exit(0);
