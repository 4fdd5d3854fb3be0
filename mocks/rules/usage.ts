import type { PayloadOf, Contract } from '@nevisa/api';
import type { UsageSummary, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, toTehranDay, type Clock } from './clock.ts';
import type { HistoryStore } from './historyStore.ts';
import { refuseField } from './refusal.ts';

const dayLength = 86_400_000;

/** The longest span of one call: three years. */
const longestSpan = 3 * 366 * dayLength;

/** Rules of the summary of use: what the conversations of an account have cost, by days of Tehran. */
export function createUsageRules(store: HistoryStore, clock: Clock) {
  return {
    getUsageSummary(
      account: Account,
      { from, to }: PayloadOf<Contract['getUsageSummary']>,
    ): UsageSummary {
      const [begin, end] = [Date.parse(from), Date.parse(to)];
      if (end <= begin || end - begin > longestSpan) {
        throw refuseField('to', 'پایان بازه درست نیست.');
      }
      const made = store.made(account).filter(isCounted);
      const used = made.filter((one) => getMoment(one) >= begin && getMoment(one) < end);
      const first = Math.min(Date.parse(account.date_joined), ...made.map(getMoment));
      return {
        total: sumField(used, 'duration'),
        words: sumField(used, 'word_count'),
        conversations: used.length,
        days: daysBetween(Math.max(begin, first), Math.min(end - 1, clock.now())).map((date) => {
          const rows = used.filter((one) => toTehranDay(getMoment(one)) === date);
          return {
            date,
            duration: sumField(rows, 'duration'),
            words: sumField(rows, 'word_count'),
          };
        }),
        server_time: toIsoTime(clock.now()),
      };
    },
  };
}

/** A conversion that has failed is not billed, and one that has not ended is not billed yet. */
function isCounted({ status }: WholeConversation): boolean {
  return status === 'SUCCESS';
}

function getMoment({ created_at: time }: WholeConversation): number {
  return Date.parse(time ?? '');
}

function sumField(rows: readonly WholeConversation[], field: 'duration' | 'word_count'): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}

/** The days of Tehran from the one of the first moment to that of the last. */
function daysBetween(first: number, last: number): string[] {
  const end = last < first ? '' : toTehranDay(last);
  const days: string[] = [];
  for (let moment = first; toTehranDay(moment) <= end; moment += dayLength) {
    days.push(toTehranDay(moment));
  }
  return days;
}
