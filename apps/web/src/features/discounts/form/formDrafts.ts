import { isTextList } from '../../../shared/isTextList.ts';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { bringBack, writeOver } from '../../../shared/storage/earlierValue.ts';
import type { DiscountValues } from '../data/discountValues.ts';

/** What was typed into a form and is not saved; with what the form was filled with. */
export interface FormDraft {
  /** The revision of the code that the form began with; 0 for a new one. */
  readonly revision: number;
  readonly base: DiscountValues;
  readonly typed: DiscountValues;
  /** How many codes are to be made together. */
  readonly count?: string;
}

/** The unsaved form of one code on this device, until it is saved or given up. */
export interface FormDrafts {
  /** The draft of the form, or the one that another one was put over. */
  read: () => FormDraft | null;
  /** Puts a draft over another one, which is read again after this one. */
  putOver: (draft: FormDraft) => void;
  /** Keeps a draft within half a second; the newest one wins. */
  keep: (draft: FormDraft) => void;
  /** Writes a draft that waits. @returns false where this device has no room for it */
  flush: () => boolean;
  /** Gives up the draft. */
  drop: () => void;
}

/** The longest a typed value is in memory alone, in ms. */
const pause = 500;

/**
 * @param storage the values of the person, which leave this browser with them
 * @param record the id of the code, or the name of the form of a new one
 * @param onKept called after each write with whether this device has kept it
 */
export function createFormDrafts(
  storage: BrowserStorage,
  record: string,
  onKept: (kept: boolean) => void = () => undefined,
): FormDrafts {
  const key = `nevisa.discountForm.${record}`;
  let waiting: FormDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null) {
      return true;
    }
    const kept = storage.write(key, JSON.stringify(waiting));
    waiting = null;
    onKept(kept);
    return kept;
  };
  return {
    flush,
    read: () => {
      const draft = parse(storage.read(key));
      if (draft !== null) {
        return draft;
      }
      bringBack(storage, key);
      return parse(storage.read(key));
    },
    putOver: (draft) => {
      writeOver(storage, key, JSON.stringify(draft));
    },
    keep: (draft) => {
      waiting = draft;
      timer ??= setTimeout(flush, pause);
    },
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      storage.remove(key);
    },
  };
}

function parse(text: string | null): FormDraft | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<FormDraft> | null;
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

// Another version of the app may have written it.
function isDraft(value: Partial<FormDraft> | null): value is FormDraft {
  return (
    typeof value?.revision === 'number' &&
    isValues(value.base) &&
    isValues(value.typed) &&
    ['string', 'undefined'].includes(typeof value.count)
  );
}

const texts = [
  'code',
  'name',
  'discount_type',
  'value',
  'max_amount',
  'min_purchase',
  'starts_at',
  'ends_at',
  'usage_limit',
  'per_user_limit',
  'audience',
] as const;
const lists = ['service_ids', 'user_ids'] as const;

function isValues(values: unknown): values is DiscountValues {
  const fields = (values ?? {}) as Partial<Record<keyof DiscountValues, unknown>>;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    lists.every((name) => isTextList(fields[name])) &&
    typeof fields.is_active === 'boolean'
  );
}
