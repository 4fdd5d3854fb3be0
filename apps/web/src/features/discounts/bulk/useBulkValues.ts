import type { User } from '@nevisa/api/types';
import { useCallback, useState } from 'react';
import { bulkRecord } from '../data/discountAddress.ts';
import type { DiscountValues } from '../data/discountValues.ts';
import { useFormDrafts, useKeptDraft } from '../form/useFormDrafts.ts';

/** What is typed into the form of many codes; `code` of the values is the prefix. */
export interface BulkValues {
  readonly values: DiscountValues;
  readonly count: string;
  readonly isTyped: boolean;
  /** Changes when the values change otherwise than by typing. */
  readonly round: number;
  /** What was typed before was put back. */
  readonly restored: boolean;
  /** This device has no room for what is typed. */
  readonly unkept: boolean;
  readonly change: (change: Partial<DiscountValues>) => void;
  readonly changeCount: (count: string) => void;
  /** Removes the draft; what is shown stays. The same function in each rendering. */
  readonly drop: () => void;
  /** Gives up what was typed. */
  readonly reset: () => void;
}

/** @param isKept whether what is typed waits to be made */
export function useBulkValues(user: User, first: DiscountValues, isKept: boolean): BulkValues {
  const { drafts, unkept } = useFormDrafts(user, bulkRecord);
  const [found, setFound] = useState(() => drafts.read());
  const [base, setBase] = useState(found?.base ?? first);
  const [values, setValues] = useState(found?.typed ?? first);
  const [count, setCount] = useState(found?.count ?? '');
  const [round, setRound] = useState(0);
  const isTyped = count !== '' || JSON.stringify(values) !== JSON.stringify(base);
  useKeptDraft(drafts, isKept && isTyped ? { revision: 0, base, typed: values, count } : null);
  const drop = useCallback(() => {
    drafts.drop();
    setFound(null);
  }, [drafts]);
  return {
    values,
    count,
    isTyped,
    round,
    restored: found !== null && isTyped,
    unkept,
    change: (fields) => setValues((before) => ({ ...before, ...fields })),
    changeCount: setCount,
    drop,
    reset: () => {
      drop();
      setBase(first);
      setValues(first);
      setCount('');
      setRound((before) => before + 1);
    },
  };
}
