import { useSearchParams } from 'react-router-dom';
import { readPeriod, type UsagePeriod, usualPeriod } from './usagePeriod.ts';

const parameter = 'days';

/** The period in the address, so that a reload and a way back keep it; the usual one is not written. */
export function useUsagePeriod(): [UsagePeriod, (period: UsagePeriod) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (period: UsagePeriod) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(parameter);
        if (period !== usualPeriod) {
          after.set(parameter, String(period));
        }
        return after;
      },
      { replace: true },
    );
  };
  return [readPeriod(query.get(parameter)), choose];
}
