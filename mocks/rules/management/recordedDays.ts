import type { Account } from '../../fixtures/accounts.ts';
import { computeSeed, createRandom, type Random } from '../../fixtures/history/random.ts';
import { services } from '../../fixtures/services.ts';
import { unrecordedDay } from '../../fixtures/administration/unrecordedDay.ts';
import { computeSums } from '../purchaseSums.ts';
import {
  addDays,
  toTehranDay,
  countDaysBetween,
  getWeekday,
  startOfDay,
  toPersianDay,
} from './analyticsDays.ts';
import type { CodeUse } from './discountStore.ts';

/** What a test or story changes about the days of analytics. */
export interface AnalyticsOptions {
  /** The first recorded day: two years of days by default. */
  firstDay: string;
  /** Days of which nothing was recorded. */
  missingDays: readonly string[];
  /** How many times as much happens; 0 for days on which nothing does. */
  activity: number;
  /** How many times as much each purchase costs. */
  price: number;
}

/** One event of a day; `at` is the part of the day before it, from 0 to below 1. */
interface DayEvent {
  readonly at: number;
}

/** A paid purchase. */
export interface Sale extends DayEvent {
  readonly user: number;
  readonly service: { readonly id: string; readonly name: string };
  readonly discount: CodeUse['discount'] | null;
  readonly amount: number;
}

/** What happened on a recorded day. Users are numbers, so that a person counts once in a longer period. */
export interface RecordedDay {
  readonly signups: readonly DayEvent[];
  readonly uses: readonly (DayEvent & { readonly user: number; readonly duration: number })[];
  readonly sales: readonly Sale[];
  readonly failures: readonly DayEvent[];
}

interface RecordedDaysParts {
  /** Every user of the server. */
  readUsers: () => readonly Pick<Account, 'date_joined'>[];
  /** Every paid purchase with a code. */
  readUses: () => readonly CodeUse[];
}

export interface RecordedDays {
  readonly options: AnalyticsOptions;
  /** The day with what happened on it; null where nothing was recorded. */
  readDay(day: string): RecordedDay | null;
}

/** The days before this one are the past of the mock backend: 24 months, with 30 Esfand 1403 among them. */
const firstDay = '2024-11-22';

/**
 * The recorded days: the same for each backend, made when they are read. The sign-ups are those of
 * the users, so that a day has as many as the list of users, and the purchases with a code are
 * those of the code, so that both pages say the same.
 */
export function createRecordedDays({ readUsers, readUses }: RecordedDaysParts): RecordedDays {
  const options: AnalyticsOptions = {
    firstDay,
    missingDays: [unrecordedDay],
    activity: 1,
    price: 1,
  };
  const days = new Map<string, Omit<RecordedDay, 'signups'>>();
  const joinedOn = groupByDay(
    readUsers,
    ({ date_joined: joined }) => joined,
    (_, at): DayEvent => ({ at }),
  );
  const usedOn = groupByDay(readUses, ({ paid_at: paid }) => paid ?? '', toSale);
  return {
    options,
    readDay(day) {
      if (day < options.firstDay || options.missingDays.includes(day)) {
        return null;
      }
      const key = `${day} ${options.activity} ${options.price}`;
      const known = days.get(key) ?? makeDay(day, options);
      days.set(key, known);
      if (options.activity === 0) {
        return { ...known, signups: [] };
      }
      const used = usedOn(day).map(({ amount, ...sale }) =>
        Object.assign(sale, { amount: amount * options.price }),
      );
      return { ...known, signups: joinedOn(day), sales: [...known.sales, ...used] };
    },
  };
}

const population = { first: 700, perDay: 6 };

/** What happened on a day, from a list that only grows; grouped again when it has grown. */
function groupByDay<Item, Thing>(
  read: () => readonly Item[],
  getMoment: (item: Item) => string,
  toThing: (item: Item, at: number) => Thing,
): (day: string) => readonly Thing[] {
  let grouped = new Map<string, Item[]>();
  let count = -1;
  return (day) => {
    const items = read();
    if (items.length !== count) {
      count = items.length;
      grouped = new Map();
      for (const item of items) {
        const its = toTehranDay(Date.parse(getMoment(item)));
        grouped.set(its, [...(grouped.get(its) ?? []), item]);
      }
    }
    const start = startOfDay(day);
    const length = startOfDay(addDays(day, 1)) - start;
    return (grouped.get(day) ?? []).map((item) =>
      toThing(item, (Date.parse(getMoment(item)) - start) / length),
    );
  };
}

function toSale({ user, service_name: name, discount, amount }: CodeUse, at: number): Sale {
  const service = services.find((one) => one.name === name) ?? { id: name, name };
  return { at, user: computeSeed(String(user.id)), service, discount, amount };
}

function makeDay(day: string, { activity, price }: AnalyticsOptions): Omit<RecordedDay, 'signups'> {
  const random = createRandom(computeSeed(day));
  const age = countDaysBetween(firstDay, day);
  const much = busyness(day) * (1 + age / 500) * activity;
  const users = population.first + Math.max(0, age) * population.perDay;
  const some = (usual: number) => Math.round(usual * much * (0.8 + 0.4 * random()));
  const anyone = () => Math.floor(random() ** 1.7 * users);
  const made = <Thing>(count: number, make: () => Thing) =>
    Array.from({ length: count }, () => ({ at: random(), ...make() }));
  return {
    uses: made(some(46), () => ({
      user: anyone(),
      duration: Math.round((2 + 34 * random() ** 2) * 60_000),
    })),
    sales: made(some(3.5), () => ({ user: anyone(), ...chooseSale(price, random) })),
    failures: made(some(1.2), () => ({})),
  };
}

/** Fewer people work on Thursdays and Fridays, and in the holidays of the new year. */
function busyness(day: string): number {
  const weekday = [1, 1.05, 1.1, 1.05, 1, 0.75, 0.5][getWeekday(day)] ?? 1;
  const { month, day: date } = toPersianDay(day);
  return weekday * (month === 1 && date <= 13 ? 0.45 : 1);
}

/** The part of the purchases that each package has. */
const demand = [0.12, 0.45, 0.25, 0.12, 0.06] as const;

/** A purchase without a code. */
function chooseSale(price: number, random: Random) {
  let left = random();
  const at = demand.findIndex((part) => {
    left -= part;
    return left < 0;
  });
  const service = services[at === -1 ? 1 : at] ?? services[1];
  const { payable } = computeSums(service, null, null);
  return { service, discount: null, amount: payable * price };
}

/** A day with only what happened before a part of it was over. */
export function cutDay(day: RecordedDay, part: number): RecordedDay {
  const before = <Thing extends DayEvent>(things: readonly Thing[]) =>
    things.filter(({ at }) => at < part);
  return {
    signups: before(day.signups),
    uses: before(day.uses),
    sales: before(day.sales),
    failures: before(day.failures),
  };
}
