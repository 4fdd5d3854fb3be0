import type { Account } from '../../fixtures/accounts.ts';
import { createRandom, type Random, seedOf } from '../../fixtures/history/random.ts';
import { knownDiscounts } from '../../fixtures/discounts/knownDiscounts.ts';
import type { StoredDiscount } from '../../fixtures/discounts/storedDiscount.ts';
import { services } from '../../fixtures/services.ts';
import { computeSums } from '../purchaseSums.ts';
import {
  addDays,
  dayAt,
  daysBetween,
  startOfDay,
  toPersianDay,
  weekdayOf,
} from './analyticsDays.ts';

/** What a test or story changes about the days of analytics. */
export interface AnalyticsKnobs {
  /** The first recorded day: two years of days by default. */
  firstDay: string;
  /** Days of which nothing was recorded. */
  missingDays: readonly string[];
  /** How many times as much happens; 0 for days on which nothing does. */
  activity: number;
  /** How many times as much each purchase costs. */
  price: number;
}

/** One thing of a day; `at` is the part of the day before it, from 0 to below 1. */
interface Happening {
  readonly at: number;
}

/** A paid purchase. */
export interface Sale extends Happening {
  readonly user: number;
  readonly service: (typeof services)[number];
  readonly code: string | null;
  readonly amount: number;
}

/** What happened on a recorded day. Users are numbers, so that a person counts once in a longer period. */
export interface RecordedDay {
  readonly signups: readonly Happening[];
  readonly uses: readonly (Happening & { readonly user: number; readonly duration: number })[];
  readonly sales: readonly Sale[];
  readonly failures: readonly Happening[];
}

type ReadUsers = () => readonly Pick<Account, 'date_joined'>[];

export interface AnalyticsWorld {
  readonly knobs: AnalyticsKnobs;
  /** The day with what happened on it; null where nothing was recorded. */
  readDay(day: string): RecordedDay | null;
}

/** The days before this one are the past of the mock backend: 24 months, with 30 Esfand 1403 among them. */
const firstDay = '2024-11-22';

/**
 * The recorded days: the same for each backend, made when they are read. The sign-ups are those of
 * the users, so that a day has as many as the list of users.
 *
 * @param readUsers every user of the server
 */
export function createAnalyticsWorld(readUsers: ReadUsers): AnalyticsWorld {
  const knobs: AnalyticsKnobs = {
    firstDay,
    missingDays: ['2026-11-09'],
    activity: 1,
    price: 1,
  };
  const days = new Map<string, Omit<RecordedDay, 'signups'>>();
  const joinedOn = joinedByDay(readUsers);
  return {
    knobs,
    readDay(day) {
      if (day < knobs.firstDay || knobs.missingDays.includes(day)) {
        return null;
      }
      const key = `${day} ${knobs.activity} ${knobs.price}`;
      const known = days.get(key) ?? makeDay(day, knobs);
      days.set(key, known);
      return { ...known, signups: knobs.activity === 0 ? [] : joinedOn(day) };
    },
  };
}

const population = { first: 700, perDay: 6 };

/** When users signed up on a day; grouped again when their number has changed. */
function joinedByDay(readUsers: ReadUsers): (day: string) => readonly Happening[] {
  let grouped = new Map<string, Happening[]>();
  let count = -1;
  return (day) => {
    const users = readUsers();
    if (users.length !== count) {
      count = users.length;
      grouped = new Map();
      for (const { date_joined: joined } of users) {
        const moment = Date.parse(joined);
        const name = dayAt(moment);
        const start = startOfDay(name);
        const at = (moment - start) / (startOfDay(addDays(name, 1)) - start);
        grouped.set(name, [...(grouped.get(name) ?? []), { at }]);
      }
    }
    return grouped.get(day) ?? [];
  };
}

function makeDay(day: string, { activity, price }: AnalyticsKnobs): Omit<RecordedDay, 'signups'> {
  const random = createRandom(seedOf(day));
  const age = daysBetween(firstDay, day);
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
    sales: made(some(5), () => ({ user: anyone(), ...chooseSale(day, price, random) })),
    failures: made(some(1.2), () => ({})),
  };
}

/** Fewer people work on Thursdays and Fridays, and in the holidays of the new year. */
function busyness(day: string): number {
  const weekday = [1, 1.05, 1.1, 1.05, 1, 0.75, 0.5][weekdayOf(day)] ?? 1;
  const { month, day: date } = toPersianDay(day);
  return weekday * (month === 1 && date <= 13 ? 0.45 : 1);
}

/** The part of the purchases that each package has. */
const demand = [0.12, 0.45, 0.25, 0.12, 0.06] as const;

function chooseSale(day: string, price: number, random: Random) {
  let left = random();
  const at = demand.findIndex((part) => {
    left -= part;
    return left < 0;
  });
  const service = services[at === -1 ? 1 : at] ?? services[1];
  const discount = random() < 0.3 ? chooseDiscount(day, random) : null;
  const fits =
    discount !== null &&
    (service.actual_price ?? 0) >= Math.max(1, discount.min_purchase ?? 0) &&
    (discount.service_ids.length === 0 || discount.service_ids.includes(service.id));
  const { payable } = computeSums(service, fits ? discount : null, null);
  return { service, code: fits ? discount.code : null, amount: payable * price };
}

/** The codes that are given out in a month of the Persian year; the others are given out always. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  NOWRUZ1405: [12, 1],
  YALDA1404: [9, 10],
  FREE: [],
};

const discounts: readonly StoredDiscount[] = Object.values(knownDiscounts);

function chooseDiscount(day: string, random: Random): StoredDiscount | null {
  const { month } = toPersianDay(day);
  const given = discounts.filter(({ code }) => seasons[code]?.includes(month) ?? true);
  return given[Math.floor(random() * given.length)] ?? null;
}

/** A day with only what happened before a part of it was over. */
export function untilPart(day: RecordedDay, part: number): RecordedDay {
  const before = <Thing extends Happening>(things: readonly Thing[]) =>
    things.filter(({ at }) => at < part);
  return {
    signups: before(day.signups),
    uses: before(day.uses),
    sales: before(day.sales),
    failures: before(day.failures),
  };
}
