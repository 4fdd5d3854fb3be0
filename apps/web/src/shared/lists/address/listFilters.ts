import { toLatinDigits } from '@nevisa/writing';
import {
  type DaySpan,
  parseJalaliDay,
  orderSpan,
  toJalaliDay,
  toTimeSpan,
} from '../days/tehranDays.ts';

/** A parameter of a request, as the client writes it into an address. */
export type QueryValue = string | number | boolean;

/** A filter of a list: its values, and how an address and a request write them. */
export interface ListFilter<Value> {
  /** The value of a list without this filter. */
  readonly none: Value;
  /** Reads the text of an address; a text without a meaning gives the nearest value, or `none`. */
  read(text: string): Value;
  /** Writes a value other than `none` into an address. */
  write(value: Value): string;
  /** The parameters of the request for a value other than `none`. */
  ask(value: Value, name: string): Readonly<Record<string, QueryValue>>;
}

/** A filter with one of these values, or none. An address may spell them in lower case. */
export function createChoiceFilter<const Choice extends string>(
  choices: readonly Choice[],
): ListFilter<Choice | null> {
  return {
    none: null,
    read: (text) => {
      const asked = text.trim().toLowerCase();
      return choices.find((choice) => choice.toLowerCase() === asked) ?? null;
    },
    write: String,
    ask: (value, name) => ({ [name]: String(value) }),
  };
}

/** A filter that is on or off. */
export function createFlagFilter(): ListFilter<boolean> {
  return {
    none: false,
    read: (text) => ['1', 'true'].includes(toLatinDigits(text.trim()).toLowerCase()),
    write: () => '1',
    ask: (_, name) => ({ [name]: true }),
  };
}

/** A filter with any text, such as the id of another record; a longer one than 200 characters is none. */
export function createTextFilter(): ListFilter<string | null> {
  return {
    none: null,
    read: (text) => {
      const trimmed = text.trim();
      return trimmed === '' || trimmed.length > longestText ? null : trimmed;
    },
    write: String,
    ask: (value, name) => ({ [name]: String(value) }),
  };
}

const longestText = 200;

/**
 * A filter with a span of days of Tehran. The address has Jalali days:
 * «1405-08-01..1405-08-30», or one day alone.
 *
 * @param names the parameters of the request: the first second, and the first after it
 */
export function createDaySpanFilter(
  names = { from: 'from', to: 'to' },
): ListFilter<DaySpan | null> {
  return {
    none: null,
    read(text) {
      const [first = '', last = first, ...more] = text.split('..');
      const [start, end] = [parseJalaliDay(first), parseJalaliDay(last)];
      return start === null || end === null || more.length > 0 ? null : orderSpan({ start, end });
    },
    write(span) {
      const { start, end } = span ?? { start: '', end: '' };
      return start === end ? toJalaliDay(start) : `${toJalaliDay(start)}..${toJalaliDay(end)}`;
    },
    ask(span) {
      if (span === null) {
        return {};
      }
      const { from, to } = toTimeSpan(span);
      return { [names.from]: from, [names.to]: to };
    },
  };
}
